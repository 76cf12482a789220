import Domain
import Generation
import Transport

/// A prompt in ComfyUI's queue.
struct ComfyUIJob: Sendable {
    /// How long a run that is being stopped waits for each reply.
    private static let stopLimit = Duration.milliseconds(300)

    let server: ModelServer
    /// The workflow with all slots filled.
    let prompt: JSONValue
    /// A UUID in lower case, because newer servers accept no other form.
    let identifier: String
    let complaint: ComfyUIErrorReply
    /// Of earlier prompts.
    let durations: JobDurations

    /// Waits until the prompt succeeds or fails. The pipeline's time limit applies to the wait in the queue, and again
    /// to the drawing.
    ///
    /// Throws ``GenerationError`` or ``ReferenceNotAccepted``. Cancellation passes as `CancellationError`. A prompt
    /// that is no longer waited for is withdrawn.
    func entry() async throws -> ComfyUIHistoryEntry {
        let id = try await server.stopping {
            await withdraw(identifier)
        } _: {
            try await accepted()
        }
        return try await server.stopping {
            await withdraw(id)
        } _: {
            try await end(of: id)
        }
    }

    /// The number of the prompt in the queue. If the reply was lost, the prompt may be there all the same.
    private func accepted() async throws -> String {
        do {
            return try await post()
        } catch let error as GenerationError where [.transient, .badReply].contains(error.kind) {
            guard try await isKnown() else { throw error }
            return identifier
        }
    }

    /// Whether the server has the prompt under the number that we sent. False if it cannot be asked.
    private func isKnown() async throws -> Bool {
        do {
            if try await server.reading({ try await queue() }).place(of: identifier) != nil { return true }
            return try await server.reading { try await history(of: identifier) } != nil
        } catch is GenerationError {
            return false
        }
    }

    /// The number of the prompt in the queue. Some servers replace the number that we sent.
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
        // If only some outputs are valid, the server would draw only those.
        if let rejection, !rejection.nodes.isEmpty {
            await withdraw(receipt.promptId)
            throw complaint.error(rejection)
        }
        return receipt.promptId
    }

    /// A prompt that leaves the queue appears in the history at once, unless it was removed from the queue.
    private func end(of id: String) async throws -> ComfyUIHistoryEntry {
        let start = server.time.uptime()
        var patience = ComfyUITimeouts(limit: server.timeout, since: start)
        let schedule = durations.schedule
        while true {
            try await server.time.sleep(schedule.pause(after: server.elapsed(since: start)))
            if let place = try await server.reading({ try await queue() }).place(of: id) {
                try patience.see(place, at: server.time.uptime())
            } else if let entry = try await server.reading({ try await history(of: id) }) {
                if !entry.hasFailed { durations.note(server.elapsed(since: start)) }
                return entry
            } else {
                throw GenerationError(
                    .transient, "the prompt “\(id.excerpt)” is not in ComfyUI's queue any more, and was not drawn")
            }
        }
    }

    /// Nil for a prompt that has not ended, or that the server does not know. If several have the same number, the one
    /// that ended last is returned. It may be an older one while this prompt is in the queue.
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

    /// Does not check whether the server obeys. Never interrupts prompts of other clients, even on servers where an
    /// interrupt stops whichever prompt is running.
    private func withdraw(_ id: String) async {
        guard !id.isEmpty else { return }
        // A cancelled task cannot send requests. This task is awaited and has a time limit, like a child task.
        await Task {
            _ = try? await server.probe("/queue", .object(["delete": .array([.string(id)])]), limit: Self.stopLimit)
            guard let queue = try? await queue(limit: Self.stopLimit), queue.place(of: id) == .running else { return }
            _ = try? await server.probe("/interrupt", .object(["prompt_id": .string(id)]), limit: Self.stopLimit)
        }.value
    }
}
