import Synchronization

@testable import Domain
@testable import Generation

/// An image model that replies from a list and records its requests.
final class ScriptedImageModel: ImageModel {
    typealias Answer = @Sendable (ImageRequest) throws -> ImageReply

    let name = "model"
    let width: Int
    let takesReference: Bool
    let takesNegativePrompt: Bool
    private let now: ModelAvailability<ImageModelFacts>
    private let outline: ExpectedPictureSize
    private let answers: Mutex<[Answer]>
    private let asked = Mutex<[ImageRequest]>([])
    private let lettings = Mutex(0)

    init(
        width: Int = 1, takesReference: Bool = false, takesNegativePrompt: Bool = true,
        outline: ExpectedPictureSize = .any,
        standing: ModelAvailability<ImageModelFacts> = .ready(ImageModelFacts(product: "script")),
        _ answers: [Answer] = []
    ) {
        self.width = width
        self.takesReference = takesReference
        self.takesNegativePrompt = takesNegativePrompt
        self.outline = outline
        now = standing
        self.answers = Mutex(answers)
    }

    var requests: [ImageRequest] { asked.withLock(\.self) }
    var timesLetGo: Int { lettings.withLock(\.self) }

    func probe() async -> ModelAvailability<ImageModelFacts> { now }

    func outline(for size: PixelSize) -> ExpectedPictureSize { outline }

    /// Each reply is used once.
    func draw(_ request: ImageRequest) async throws -> ImageReply {
        asked.withLock { $0.append(request) }
        let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let answer else { throw GenerationError(.transient, "asked once too often") }
        return try answer(request)
    }

    func recipe(for request: ImageRequest) -> [String] { ["kind=script", "steps=20"] }

    func release() async { lettings.withLock { $0 += 1 } }
}

extension ScriptedImageModel {
    static func send(_ bytes: [UInt8], notes: [String] = []) -> Answer {
        { _ in ImageReply(bytes, notes: notes) }
    }

    static func fail(_ kind: ErrorKind, _ message: String, after: Duration? = nil) -> Answer {
        { _ in throw GenerationError(kind, message, retryAfter: after) }
    }

    static func refuseReference(_ message: String) -> Answer {
        { _ in throw ReferenceNotAccepted(GenerationError(.misconfigured, message)) }
    }
}
