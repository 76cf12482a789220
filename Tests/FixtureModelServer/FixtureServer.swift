import FakeModelServers
import Foundation
import TestServer

/// A minimal llama.cpp server, correct or faulty.
struct FixtureServer {
    private enum Manner: String {
        case good
        /// Answers every request in the requested shape.
        case obliging
        /// Ends before it answers anything.
        case deadAtOnce = "dies-at-once"
        /// Accepts connections only when its model is loaded.
        case lateToListen = "late-to-listen"
        /// Ends at the first generation request.
        case deadWhenAsked = "dies-when-asked"
        /// Never answers a generation request.
        case silent
        /// Always reports that its model is loading.
        case neverReady = "never-ready"

        var situation: Situation {
            switch self {
            case .obliging: .obliging
            case .silent: .hanging
            default: .answering(#"{"colour":"red"}"#)
            }
        }
    }

    private let port: Int
    private let loading: Double
    private let manner: Manner

    /// `PORT LOADING-SECONDS MANNER`
    init(_ arguments: some Collection<String>) {
        let arguments = Array(arguments)
        port = Int(arguments[0]) ?? 0
        loading = arguments.count > 1 ? Double(arguments[1]) ?? 0 : 0
        manner = arguments.count > 2 ? Manner(rawValue: arguments[2]) ?? .good : .good
    }

    func run() async throws {
        FixtureModelServer.complain("loading model.gguf")
        if manner == .deadAtOnce {
            FixtureModelServer.complain("error: failed to load model.gguf: out of memory")
            exit(1)
        }
        let ready = ContinuousClock.now + .seconds(loading)
        if manner == .lateToListen { try await Task.sleep(for: .seconds(loading)) }
        let product = FakeLlamaCPP()
        let server = try await ScriptedServer.startPatiently(port: port) { [manner] request in
            guard ContinuousClock.now >= ready, manner != .neverReady else { return FakeLlamaCPP.loading }
            if manner == .deadWhenAsked, request.path == product.questionPath {
                FixtureModelServer.complain("ggml_abort: out of memory in slot 0")
                exit(134)
            }
            return product.step(for: request, in: manner.situation)
        }
        FixtureModelServer.complain("listening on \(server.url)")
        try await Task.sleep(for: .seconds(60))
    }
}
