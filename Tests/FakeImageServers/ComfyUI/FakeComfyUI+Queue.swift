import Domain
import Foundation
import Synchronization
import TestServer

extension FakeComfyUI {
    func prompt(_ request: RecordedRequest, _ situation: ImageSituation) -> ServerStep {
        guard let body = try? JSONValue(parsing: request.body), case .object(let members) = body else {
            return breakdown
        }
        guard case .object(let nodes)? = members["prompt"] else {
            return json(ComfyUIValidation.refusal("no_prompt", "No prompt provided"), status: 400)
        }
        let graph = ComfyUIGraph(nodes: nodes)
        let checkpoints = if case .lackingTheModel = situation { ["other.safetensors"] } else { ["dream.safetensors"] }
        return state.withLock { state in
            let validation = ComfyUIValidation(
                graph: graph, classes: classes, checkpoints: checkpoints,
                pictures: Set(state.uploads.keys).union([Self.example]))
            switch validation.outcome {
            case .refused(let complaint): return json(complaint, status: 400)
            case .taken(let outputs, let nodeErrors):
                var id = "0d2b1c9e-0000-4000-8000-00000000000\(state.number % 10)"
                if manner.takesIdentifiers, case .string(let given)? = members["prompt_id"] { id = given }
                state.jobs.append(
                    ComfyUIState.Job(number: state.number, id: id, graph: graph, outputs: outputs))
                state.number += 1
                return json(
                    .object([
                        "prompt_id": .string(id), "number": .number(Double(state.number - 1)),
                        "node_errors": nodeErrors,
                    ]))
            }
        }
    }

    /// Empty while the prompt waits or is drawn, and if it is unknown. If several prompts have the same number, the
    /// last that ended.
    func history(_ id: String, _ situation: ImageSituation) -> ServerStep {
        state.withLock { state in
            goOn(situation, &state)
            return json(.object(state.history[id].map { [id: $0] } ?? [:]))
        }
    }

    /// Advances the queue by the time between two status requests.
    private func goOn(_ situation: ImageSituation, _ state: inout ComfyUIState) {
        for index in state.jobs.indices { state.jobs[index].looks += 1 }
        for job in state.jobs where isDone(job, situation) {
            state.jobs.removeAll { $0.number == job.number }
            if !manner.losesPrompts { state.history[job.id] = ending(of: job, situation, &state) }
        }
    }

    private func isDone(_ job: ComfyUIState.Job, _ situation: ImageSituation) -> Bool {
        if case .hanging = situation { return false }
        if let time = manner.drawingTime { return job.begin.duration(to: .now) >= time }
        return job.looks - manner.looksWaiting > manner.looksRunning
    }

    private func isRunning(_ job: ComfyUIState.Job, _ situation: ImageSituation) -> Bool {
        if case .hanging = situation { return true }
        return job.looks > manner.looksWaiting
    }

    func queueList(_ situation: ImageSituation) -> ServerStep {
        let jobs = state.withLock { state in
            goOn(situation, &state)
            return state.jobs
        }
        let items = { (running: Bool) in
            JSONValue.array(
                jobs.filter { self.isRunning($0, situation) == running }.map { job in
                    .array([
                        .number(Double(job.number)), .string(job.id), .object(job.graph.nodes), .object([:]),
                        .array(job.outputs.map(JSONValue.string)),
                    ])
                })
        }
        return json(.object(["queue_running": items(true), "queue_pending": items(false)]))
    }

    /// Removes waiting prompts. They leave no history.
    func change(_ request: RecordedRequest, _ situation: ImageSituation) -> ServerStep {
        guard let body = try? JSONValue(parsing: request.body), case .object(let members) = body else {
            return breakdown
        }
        if case .array(let ids)? = members["delete"] {
            state.withLock { state in
                state.jobs.removeAll { ids.contains(.string($0.id)) && !isRunning($0, situation) }
            }
        }
        return .reply()
    }

    /// Interrupts the named prompt if it is being drawn. Without a name, interrupts every prompt that is being drawn.
    func interrupt(_ request: RecordedRequest, _ situation: ImageSituation) -> ServerStep {
        let body = (try? JSONValue(parsing: request.body)) ?? .object([:])
        let id: String? =
            if case .object(let members) = body, case .string(let id)? = members["prompt_id"] { id } else { nil }
        state.withLock { state in
            for job in state.jobs where isRunning(job, situation) && (id == nil || id == job.id) {
                state.jobs.removeAll { $0.id == job.id }
                state.history[job.id] = failure(of: job, event: "execution_interrupted")
            }
        }
        return .reply()
    }
}
