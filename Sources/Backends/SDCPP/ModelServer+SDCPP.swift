import Domain
import Generation
import Transport

extension ModelServer {
    private static let capabilities: RequestPath = "/sdcpp/v1/capabilities"
    /// How long a job may take to get its name when the run is being stopped.
    private static let farewell = Duration.milliseconds(500)

    /// Throws ``SetupError`` where it is no such server or cannot say.
    func sdcppCapabilities() async throws -> SDCPPCapabilities {
        let reply = try await probe(Self.capabilities)
        try checkKey(reply)
        if reply.status == 200, let capabilities = reply.decoded(as: SDCPPCapabilities.self) { return capabilities }
        guard reply.status >= 500 else {
            throw SetupError(
                .misconfigured,
                "\(endpoint) is no stable-diffusion.cpp server: for its capabilities it answers \(reply.excerpt)",
                remedy: "correct the url or the kind of “\(backend)”")
        }
        throw SetupError(
            .unavailable,
            "\(endpoint) cannot say what it is (\(ServerErrorReply(reply, now: time.now()).error.message))",
            remedy: "look at its output; it reads all that is in its --lora-model-dir, which is the folder it was "
                + "started in where none is named")
    }

    /// As ``ask(_:_:)``, for what goes on at the server by itself and is stopped by the name in the reply: a task that
    /// is cancelled waits a moment for that name.
    func askToTheEnd(_ path: RequestPath, _ body: JSONValue) async throws -> HTTPReply {
        try Task.checkCancellation()
        let asking = Task { try await ask(path, body) }
        return try await withTaskCancellationHandler {
            try await asking.value
        } onCancel: {
            // Ends by itself, and does nothing to a question that is answered by then.
            Task {
                try? await time.sleep(Self.farewell)
                asking.cancel()
            }
        }
    }
}
