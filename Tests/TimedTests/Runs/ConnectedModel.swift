import SystemPackage
import TestSupport

@testable import Backends
@testable import Generation
@testable import Platform
@testable import Transport

/// Image models with real connections.
enum ConnectedModel {
    /// `width` requests go to the server at a time. Without `clock` the real one is used.
    static func with<Value>(
        serverAt url: String, width: Int, clock: HostClock? = nil, _ body: (ModelImageGenerator) async throws -> Value
    ) async throws -> Value {
        try await with(serversAt: [url], width: width, clock: clock) { try await body($0[0]) }
    }

    static func with<Value>(
        serversAt urls: [String], width: Int, clock: HostClock? = nil,
        _ body: ([ModelImageGenerator]) async throws -> Value
    ) async throws -> Value {
        let folder = try TemporaryFolder()
        let started = ContinuousClock.now
        return try await HTTPTransport.open { transport in
            let machine = BackendHost(
                files: LocalFileSystem(), environment: BackendEnvironment([:], keyVariables: []),
                time: clock
                    ?? HostClock(
                        now: { 1_795_285_113 }, uptime: { started.duration(to: .now) / .seconds(1) },
                        sleep: { try await Task.sleep(for: $0) }),
                runner: ChildRunner(keeper: .thisProgram),
                transports: BackendTransports(loopback: transport, network: transport), scratchFolder: folder.path)
            return try await body(
                urls.map { url in
                    let settings = BackendSettings(name: "sd", kind: "openai", url: url, parallel: width)
                    return ModelImageGenerator(model: machine.imageModel(settings))
                })
        }
    }
}
