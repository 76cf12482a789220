import Domain
import Generation
import Transport

extension ModelServer {
    private static let capabilities: RequestPath = "/sdcpp/v1/capabilities"
    /// When the run is being stopped, how long to wait for the name of a new job.
    private static let farewell = Duration.milliseconds(500)

    /// Throws ``SetupError`` if the server is another product or cannot report its capabilities.
    func sdcppCapabilities() async throws -> SDCPPCapabilities {
        let reply = try await firstProbe(Self.capabilities)
        try checkKey(reply)
        if reply.status == 200, let capabilities = reply.decoded(as: SDCPPCapabilities.self) { return capabilities }
        guard reply.status >= 500 else {
            throw SetupError(
                .misconfigured,
                "\(endpoint) is no stable-diffusion.cpp server: for its capabilities it answers \(reply.excerpt)",
                remedy: "correct the url or the kind of “\(backend)”"
            ).given(reply)
        }
        throw SetupError(
            .transient,
            "\(endpoint) cannot say what it is (\(ServerErrorReply(reply, now: time.now()).error.message))",
            remedy: "look at its output; it reads all that is in its --lora-model-dir, which is the folder it was "
                + "started in where none is named")
    }

    /// As ``ask(_:_:)``, for a job that continues on the server and can be stopped only by the name in the reply. A
    /// cancelled task waits a short time for that name.
    func askToTheEnd(_ path: RequestPath, _ body: JSONValue) async throws -> HTTPReply {
        try Task.checkCancellation()
        let asking = Task { try await ask(path, body) }
        return try await withTaskCancellationHandler {
            try await asking.value
        } onCancel: {
            // This task ends by itself. It has no effect on a request that has finished by then.
            Task {
                try? await time.sleep(Self.farewell)
                asking.cancel()
            }
        }
    }
}
