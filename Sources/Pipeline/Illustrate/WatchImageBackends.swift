import Domain
import Generation
import LibraryStore
import PipelineFiles
import SystemPackage

/// Sends health requests to image backends while language models write and plan stories, so that a server that starts
/// late has that time as well. If no story is to be written or planned, none is sent.
///
/// Servers that the run starts itself are not asked: they would use the graphics card of the language model.
struct WatchImageBackends {
    let run: RunContext

    func callAsFunction<Value>(during work: () async throws -> Value) async throws -> Value {
        let backends = try backends()
        guard !backends.isEmpty else { return try await work() }
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                await run.planning.firstQuestion()
                // Ends when the work has ended.
                try? await watch(backends)
                for server in backends.flatMap(\.servers) { await server.generator.release() }
            }
            defer { group.cancelAll() }
            return try await work()
        }
    }

    /// Those of which a picture may be requested in this run.
    private func backends() throws -> [BackendServers<any ImageGenerator>] {
        let pipelines = run.request.pipelines
        // The built-in planner takes no time.
        guard !run.request.stubOnly, run.limits.imageLimit != 0,
            pipelines.contains(where: { $0.text.contains { $0.kind != .stub } })
        else { return [] }
        let writers = Set(pipelines.flatMap(\.text))
        let settings = pipelines.flatMap(\.images).filter {
            $0.kind != .stub && $0.start == nil && !writers.contains($0)
        }
        return try settings.reduce(into: [BackendSettings]()) { if !$0.contains($1) { $0.append($1) } }
            .map { try run.imageServers(of: $0) }
    }

    private func watch(_ backends: [BackendServers<any ImageGenerator>]) async throws {
        try Task.checkCancellation()
        let members = backends.flatMap(\.members)
        try await run.health.meet(backends.map(\.members)) { _ in false }
        while true {
            let changes = run.health.changes
            try await run.health.change(of: members, since: changes, until: nil)
            // The deadline of the run ended the wait.
            if run.health.changes == changes { return }
        }
    }
}
