import Domain
import Generation
import Transport

/// A prompt on its way through ComfyUI's queue.
struct ComfyUIJob: Sendable {
    private static let firstPause = Duration.milliseconds(50)
    private static let longestPause = Duration.seconds(1)
    /// How long a run that is being stopped waits for each answer.
    private static let stopLimit = Duration.milliseconds(300)

    let server: ModelServer
    /// The workflow as it is to be drawn.
    let prompt: JSONValue
    /// A UUID in lower case, the only form that newer servers take.
    let identifier: String
    let complaint: ComfyUIErrorReply

    /// Waits for its end, well or badly, in the queue as long as the pipeline allows and for the drawing as long again.
    ///
    /// Throws ``GenerationError``, or ``ReferenceNotAccepted``; cancellation passes as `CancellationError`. What is not
    /// waited for any more is taken back.
    func entry() async throws -> ComfyUIHistoryEntry {
        let id = try await server.stopping {
            await withdraw(identifier)
        } _: {
            try await post()
        }
        return try await server.stopping {
            await withdraw(id)
        } _: {
            try await end(of: id)
        }
    }

    /// The number under which it is in the queue, which is not ours with every server.
    private func post() async throws -> String {
        let reply = try await server.ask(
            "/prompt",
            .object([
                "prompt": prompt, "client_id": .string(identifier), "prompt_id": .string(identifier),
            ]))
        let rejection = reply.decoded(as: ComfyUIRejection.self)
        if reply.status == 400, let rejection, rejection.error != nil || !rejection.nodes.isEmpty {
            throw complaint.error(rejection)
        }
        guard reply.status == 200 else { throw ServerErrorReply(reply, now: server.time.now()).error }
        let receipt = try server.answer(in: reply, as: ComfyUIReceipt.self, of: "ComfyUI")
        // Where only some of its outputs are in order, those would be drawn.
        if let rejection, !rejection.nodes.isEmpty {
            await withdraw(receipt.promptId)
            throw complaint.error(rejection)
        }
        return receipt.promptId
    }

    /// What leaves the queue is in the history at once, or was taken out by somebody.
    private func end(of id: String) async throws -> ComfyUIHistoryEntry {
        var patience = ComfyUITimeouts(limit: server.timeout, since: server.time.uptime())
        var pause = Self.firstPause
        while true {
            try await server.time.sleep(pause)
            pause = min(pause * 3 / 2, Self.longestPause)
            if let place = try await queue().place(of: id) {
                try patience.see(place, at: server.time.uptime())
            } else if let entry = try await history(of: id) {
                return entry
            } else {
                throw GenerationError(
                    .transient, "the prompt “\(id.excerpt)” is not in ComfyUI's queue any more, and was not drawn")
            }
        }
    }

    /// Nil for a prompt that has not ended, as for one that nobody knows. Of several under one number the last that
    /// ended, which need not be this one while this one is in the queue.
    private func history(of id: String) async throws -> ComfyUIHistoryEntry? {
        let reply = try await server.probe("/history/\(id)", limit: server.timeout)
        guard reply.status == 200 else { throw ServerErrorReply(reply, now: server.time.now()).error }
        return try server.answer(in: reply, as: [String: ComfyUIHistoryEntry].self, of: "ComfyUI")[id]
    }

    private func queue(limit: Duration? = nil) async throws -> ComfyUIQueueList {
        let reply = try await server.probe("/queue", limit: limit ?? server.timeout)
        guard reply.status == 200 else { throw ServerErrorReply(reply, now: server.time.now()).error }
        return try server.answer(in: reply, as: ComfyUIQueueList.self, of: "ComfyUI")
    }

    /// Whether it is obeyed is not found out. Interrupts nobody else's prompt, not even where a server interrupts
    /// whatever is running.
    private func withdraw(_ id: String) async {
        guard !id.isEmpty else { return }
        // A cancelled task may send nothing any more; this one is awaited and bounded like a child.
        await Task {
            _ = try? await server.probe("/queue", .object(["delete": .array([.string(id)])]), limit: Self.stopLimit)
            guard let queue = try? await queue(limit: Self.stopLimit), queue.place(of: id) == .running else { return }
            _ = try? await server.probe("/interrupt", .object(["prompt_id": .string(id)]), limit: Self.stopLimit)
        }.value
    }
}
