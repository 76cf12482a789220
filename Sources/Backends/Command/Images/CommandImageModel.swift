import Domain
import Generation

/// An image model that is a program. It runs once for each picture and writes it to standard output or to a file.
///
/// In its arguments, `{{prompt}}` is replaced by the concept, `{{prompt-file}}` by the path of a file with the concept,
/// `{{negative}}` by what the picture must not show, `{{seed}}` by a whole number of 31 bits, `{{width}}` and
/// `{{height}}` by pixels, and `{{output}}` by the path of the file to write the picture to. This file's name ends in
/// `.png`. Without a prompt placeholder, the concept is on standard input.
///
/// `{{reference}}` is replaced by the path of a file with an earlier picture of the story. If there is none, the
/// argument is empty, so that the other arguments keep their positions. A program that takes the picture as an option
/// uses the arguments `with-reference`. They are added at the end only if there is a reference picture.
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

    /// A program without size arguments draws at its configured size.
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
    /// The text in a form that a program cannot read as an option.
    fileprivate var asWord: String { String(drop { $0 == "-" || $0.isWhitespace }) }
}
