import Synchronization
package import TestServer

/// stable-diffusion.cpp's server as measured, with its job API and the one that follows OpenAI's. It ignores most of
/// what it does not understand.
package final class FakeSDServer: FakeImageProduct {
    struct Job {
        var requested: RequestedPicture
        var looks = 0
        let begin = ContinuousClock.now
        var isCancelled = false
    }

    struct State {
        var requested: RequestedPicture?
        var jobs: [String: Job] = [:]
    }

    let state = Mutex(State())
    let look: @Sendable (_ number: Int, _ id: String) -> ServerStep?
    /// If not nil, how long a job is drawn, whatever the number of status requests.
    let drawingTime: Duration?
    private let capabilities: ServerStep

    /// `look` gives the reply to the first, second … status request for a job; nil for the usual one.
    package init(
        capabilities: ServerStep = FakeSDServer.capabilities(), drawingTime: Duration? = nil,
        look: @escaping @Sendable (_ number: Int, _ id: String) -> ServerStep? = { _, _ in nil }
    ) {
        self.capabilities = capabilities
        self.drawingTime = drawingTime
        self.look = look
    }

    /// The last picture request.
    package var requested: RequestedPicture? { state.withLock(\.requested) }

    package func isQuestion(_ request: RecordedRequest) -> Bool {
        ImagesQuestion.isOne(request) || request.method == "POST" && request.path == "/sdcpp/v1/img_gen"
    }

    package func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        if case .wantingAnotherKey = situation { return Self.error(401, "Unauthorized") }
        if case .playing(let step) = situation, isQuestion(request) { return step }
        switch (request.method, request.path) {
        case ("GET", "/v1/models"):
            return .json(#"{"data":[{"id":"sd-cpp-local","object":"model","owned_by":"local"}]}"#)
        case ("GET", "/sdcpp/v1/capabilities"): return capabilities
        case ("POST", "/v1/images/generations"), ("POST", "/v1/images/edits"):
            return images(request, in: situation)
        case ("POST", "/sdcpp/v1/img_gen"): return take(request, in: situation)
        default: return jobs(request, in: situation)
        }
    }

    package static func error(_ status: Int, _ text: String) -> ServerStep {
        .json(#"{"error":"\#(text)"}"#, status: status)
    }

    /// 200x300 becomes 200x304.
    static func aligned(_ side: Int) -> Int { (max(side, 8) + 7) / 8 * 8 }

    /// Nil if it is not a picture that the server can read.
    static func readable(_ picture: [UInt8]) -> [UInt8]? {
        picture.starts(with: [0x89, 0x50]) || picture.starts(with: [0xFF, 0xD8]) ? picture : nil
    }
}
