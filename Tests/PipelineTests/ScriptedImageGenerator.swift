import Domain
import Generators
import ImageCodecs
import Synchronization

/// An image generator that costs something and does what a script says, request after request.
final class ScriptedImageGenerator: ImageGenerator {
    enum Act: Sendable {
        case draw
        case fail(GenerationError)
        /// Waits until it is cancelled.
        case hang
    }

    let name: String
    let traits: ImageGeneratorTraits
    private let answer: Availability
    private let script: @Sendable (Int, ImageRequest) -> Act
    private let state = Mutex((requests: [ImageRequest](), running: 0, mostRunning: 0))

    init(
        _ name: String, width: Int = 1, availability: Availability = .available(detail: "scripted"),
        script: @escaping @Sendable (Int, ImageRequest) -> Act = { _, _ in .draw }
    ) {
        self.name = name
        traits = ImageGeneratorTraits(width: width, drawsPagesIndependently: false, isFree: false, provenance: .model)
        answer = availability
        self.script = script
    }

    var requests: [ImageRequest] { state.withLock(\.requests) }
    var mostRunning: Int { state.withLock(\.mostRunning) }

    func availability() async -> Availability { answer }

    func picture(for request: ImageRequest) async throws -> GeneratedPicture {
        let number = state.withLock { state in
            state.requests.append(request)
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
            return state.requests.count
        }
        defer { state.withLock { $0.running -= 1 } }
        switch script(number, request) {
        case .draw: return try Self.picture(of: request)
        case .fail(let error): throw error
        case .hang:
            try await Task.sleep(for: .seconds(600))
            throw GenerationError(.transient, "nobody cancelled it")
        }
    }

    func recipe(for request: ImageRequest) -> String { "\(name) \(request.concept) \(request.seed) \(request.size)" }

    /// One colour, which depends on the seed.
    private static func picture(of request: ImageRequest) throws -> GeneratedPicture {
        let pixel = (0..<3).map { UInt8(truncatingIfNeeded: request.seed >> ($0 * 8)) }
        let bitmap = Bitmap(
            width: request.size.width, height: request.size.height, layout: .rgb,
            bytes: (0..<request.size.width * request.size.height).flatMap { _ in pixel })
        return GeneratedPicture(bytes: try PNGEncoder.encode(bitmap), format: .png, size: request.size)
    }
}
