import Domain
import Generation

/// An image model that is a program: run once for each picture, which comes on standard output or in a file.
///
/// In its arguments `{{prompt}}` is replaced by what is to be drawn, `{{prompt-file}}` by the path of a file that holds
/// it, `{{negative}}` by what is not to be seen, `{{seed}}` by a whole number of 31 bits, `{{width}}` and `{{height}}` by
/// pixels, and `{{output}}` by the path of a file that the program is to write the picture to; its name ends in `.png`.
/// Without either prompt, it stands on standard input.
///
/// `{{reference}}` is replaced by the path of a file with an earlier picture of the story, and by nothing where there is
/// none: the argument stays, so that the others keep their places. A program that takes the picture as an option gets
/// it through the arguments `with-reference`, which are added at the end where there is one and not at all otherwise.
struct CommandImageModel: ImageModel {
    let name: String
    let width: Int
    let takesReference: Bool
    private let settings: BackendSettings
    private let program: CommandProgram

    init(_ settings: BackendSettings, on host: BackendHost) {
        name = settings.name
        width = settings.parallel ?? 1
        takesReference =
            !settings.images.withReference.isEmpty || CommandPlaceholder.reference.stands(in: settings.command.words)
        self.settings = settings
        program = CommandProgram(settings, for: .picture, timeout: settings.imageTimeout, on: host)
    }

    var takesNegativePrompt: Bool { CommandPlaceholder.negative.stands(in: settings.command.words) }

    func probe() async -> ModelAvailability<ImageModelFacts> {
        do {
            let program = try program.found(extra: settings.images.withReference)
            return .ready(ImageModelFacts(product: "“\(program)”", model: settings.model))
        } catch {
            return error.availability()
        }
    }

    /// A program that is told no size draws what it was set up for.
    func outline(for size: PixelSize) -> ExpectedPictureSize {
        let sides: [CommandPlaceholder] = [.width, .height]
        return sides.allSatisfy { $0.stands(in: settings.command.words) } ? .size(size, step: 64) : .any
    }

    func draw(_ request: ImageRequest) async throws -> ImageReply {
        let reference = request.reference
        let picture = try await program.answer(
            to: request.concept.asWord, extra: extra(for: request),
            fillings: [
                .negative: .text(request.negativePrompt.asWord), .seed: .text("\(request.shortSeed)"),
                .width: .text("\(request.size.width)"), .height: .text("\(request.size.height)"),
                .reference: reference.map { picture in .file(name: picture.fileName) { picture.bytes } } ?? .text(""),
            ])
        guard !picture.isEmpty else {
            throw GenerationError(.badPicture, "“\(settings.command.program)” ended well and wrote no picture")
        }
        return ImageReply(picture)
    }

    private func extra(for request: ImageRequest) -> [String] {
        request.reference == nil ? [] : settings.images.withReference
    }

    func recipe(for request: ImageRequest) -> [String] {
        ["kind=command", "command=\(settings.command.line + extra(for: request))"]
            + String.facts(["model": settings.model])
    }
}

extension String {
    /// What a program cannot take for an option of its own.
    fileprivate var asWord: String { String(drop { $0 == "-" || $0.isWhitespace }) }
}
