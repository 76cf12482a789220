import Synchronization

@testable package import Domain
@testable package import Generation
@testable import Media

/// An image generator with a price that follows a script, one request after another.
package final class ScriptedImageGenerator: ImageGenerator {
    package enum Act: Sendable {
        case draw
        /// Draws after a delay, so that other pictures are requested in the meantime.
        case drawSlowly
        case fail(GenerationError)
        /// Sends these bytes as a PNG of the requested size.
        case send([UInt8])
        /// Draws after this time, unless it is cancelled.
        case drawIfAwaited(Duration)
        /// Draws after this time, even if it is cancelled.
        case drawAfter(Duration)
        /// Draws when the gate is open, even if it is cancelled.
        case drawWhen(Gate)
        /// Draws when this many requests are in flight, or after ten seconds.
        case drawTogether(Int)
        /// Waits until it is cancelled.
        case hang
    }

    package let name: String
    package let traits: ImageGeneratorTraits
    private let answer: @Sendable () -> Availability
    /// Runs when its availability is checked.
    private let whenMet: @Sendable () -> Void
    private let script: @Sendable (Int, ImageRequest) -> Act
    private let state = Mutex((requests: [ImageRequest](), running: 0, mostRunning: 0, isLetGo: false, isMet: false))

    package init(
        _ name: String, width: Int = 1, perMinute: Int? = nil, takesReference: Bool = false,
        takesPortraits: Bool = false, price: Amount? = nil,
        availability: @autoclosure @escaping @Sendable () -> Availability = .available(detail: "scripted"),
        script: @escaping @Sendable (Int, ImageRequest) -> Act = { _, _ in .draw },
        whenMet: @escaping @Sendable () -> Void = {}
    ) {
        self.name = name
        var traits = ImageGeneratorTraits(
            width: width, drawsPagesIndependently: false, isFree: false, provenance: .model, perMinute: perMinute,
            price: price)
        traits.takesReference = takesReference || takesPortraits
        traits.takesPortraits = takesPortraits
        self.traits = traits
        answer = availability
        self.whenMet = whenMet
        self.script = script
    }

    package var requests: [ImageRequest] { state.withLock(\.requests) }
    package var mostRunning: Int { state.withLock(\.mostRunning) }

    package var isLetGo: Bool { state.withLock(\.isLetGo) }

    /// Whether its availability was checked.
    package var isMet: Bool { state.withLock(\.isMet) }

    package func availability() async -> Availability {
        state.withLock { $0.isMet = true }
        whenMet()
        return answer()
    }

    package func release() async { state.withLock { $0.isLetGo = true } }

    package func picture(for request: ImageRequest) async throws -> GeneratedPicture {
        let number = state.withLock { state in
            state.requests.append(request)
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
            return state.requests.count
        }
        defer { state.withLock { $0.running -= 1 } }
        switch script(number, request) {
        case .draw: return try Self.picture(of: request)
        case .drawIfAwaited(let delay):
            try await Task.sleep(for: delay)
            return try Self.picture(of: request)
        case .drawAfter(let delay):
            await Task { try? await Task.sleep(for: delay) }.value
            return try Self.picture(of: request)
        case .drawWhen(let gate):
            await gate.passed()
            return try Self.picture(of: request)
        case .drawSlowly:
            try await Task.sleep(for: .milliseconds(20))
            return try Self.picture(of: request)
        case .drawTogether(let count):
            for _ in 0..<2000 where mostRunning < count { try await Task.sleep(for: .milliseconds(5)) }
            return try Self.picture(of: request)
        case .fail(let error): throw error
        case .send(let bytes): return GeneratedPicture(bytes: bytes, format: .png, size: request.size)
        case .hang:
            try await Task.sleep(for: .seconds(600))
            throw GenerationError(.transient, "nobody cancelled it")
        }
    }

    package func recipe(for request: ImageRequest) -> String {
        "\(name) \(request.concept) \(request.seed) \(request.size) \(request.negativePrompt) \(request.reference?.digest ?? "")"
    }

    /// Two colours, which depend on the seed, in turn.
    package static func picture(of request: ImageRequest) throws -> GeneratedPicture {
        let size = request.size
        var bytes = (0..<6).map { UInt8(truncatingIfNeeded: request.seed >> ($0 * 8)) }
        // Doubling copies memory, which is fast in debug builds, too.
        while bytes.count < size.width * size.height * 3 { bytes += bytes }
        bytes.removeLast(bytes.count - size.width * size.height * 3)
        let bitmap = Bitmap(width: size.width, height: size.height, layout: .rgb, bytes: bytes)
        return GeneratedPicture(bytes: try PNGEncoder.encode(bitmap), format: .png, size: size)
    }
}
