import Domain
import LibraryStore
import Platform

/// Chooses the panels that begin, and their servers.
extension PanelScheduler {
    /// Records, claims and begins as many panels as possible.
    func begin(_ progress: inout Progress, in group: inout TaskGroup<Event>) async throws {
        guard progress.failure == nil else { return }
        var starting = allowed(&progress)
        var claimed = 0
        repeat {
            claimed = 0
            // From here on, the signals of these panels are raised. Earlier requests for them are read after the panels
            // are recorded as started.
            let panels = starting.map(\.panel)
            let signals = panels.map(run.control.follow)
            if progress.batch.wantsExchange || !recorded(panels, at: \.id).isEmpty
                || !recorded(progress.batch.finished, at: \.panel).isEmpty
            {
                claimed = try await recordAndClaim(&progress, starting: panels, claiming: !progress.isStopping)
            }
            let outdated = try await release(outdatedAmong: panels, &progress)
            for ((panel, server), isSuperseded) in zip(starting, signals) where !outdated.contains(panel.id) {
                var draw = try await draw(of: panel, &progress)
                draw.server = server ?? draw.server
                progress.batch.start(panel)
                if let server { progress.servers.begin(panel, at: server) }
                group.addTask { [drawer, draw] in
                    do {
                        return try await Self.draw(draw, by: drawer, until: isSuperseded)
                    } catch {
                        return .failed(error, panel)
                    }
                }
            }
            starting = allowed(&progress)
            // The claimed panels may all wait for their servers while another server is free.
        } while !starting.isEmpty || claimed > 0 && drawer.backends.hasSeveralServers && progress.batch.wantsExchange
    }

    /// Continues a panel that waited, or begins a new one.
    private func draw(of panel: PanelJob, _ progress: inout Progress) async throws -> PanelDraw {
        if let draw = progress.draws.removeValue(forKey: panel.id) { return draw }
        let isRedraw = progress.redraws.isRedraw(panel.id)
        if let prepared = progress.builders.removeValue(forKey: panel.id) {
            return drawer.begin(prepared, isRedraw: isRedraw)
        }
        return drawer.begin(try await builder(for: panel, &progress), isRedraw: isRedraw)
    }

    /// Removes panels whose claim another request replaced while they waited, and those that were moved. They do not
    /// begin. Returns them.
    private func release(
        outdatedAmong panels: [PanelJob], _ progress: inout Progress
    ) async throws -> Set<PanelID> {
        guard !panels.isEmpty else { return [] }
        let outdated = try await run.library.panels.outdated(among: panels, run: run.record.id)
        progress.batch.drop(outdated)
        if !outdated.isEmpty { progress.batch.resetQueueHint() }
        for panel in outdated { _ = run.control.leave(panel) }
        return Set(outdated.map(\.id))
    }

    /// A panel that begins, with its server if its backend has several.
    private typealias Start = (panel: PanelJob, server: ServerIndex?)

    /// The panels that can begin now and are allowed to. If a limit forbids all of them, no panels begin after those
    /// being drawn.
    private func allowed(_ progress: inout Progress) -> [Start] {
        if progress.isWaiting(for: run.control), !run.limits.allowsWork() { progress.stop() }
        let startable = progress.isStopping || run.control.pause != nil ? [] : startable(&progress)
        guard !startable.isEmpty else {
            // The time limit also ends the wait for a backend.
            if !progress.batch.held.isEmpty, !run.limits.allowsWork() { progress.stop() }
            return []
        }
        let capacity = run.limits.capacity(for: drawer.nextTraits)
        guard capacity > 0 else {
            progress.stop()
            return []
        }
        return Array(startable.prefix(max(0, capacity - progress.batch.running)))
    }

    /// Panels that begin now, without those whose backend is away.
    private func startable(_ progress: inout Progress) -> [Start] {
        let (draws, redraws, servers) = (progress.draws, progress.redraws, progress.servers)
        var (end, beginning): (Double?, _) = (nil, StoryServers.Beginning())
        var chosen: [PanelID: ServerIndex] = [:]
        progress.batch.width = drawer.width
        let panels = progress.batch.startable { panel, isFull in
            let choice = drawer.choice(
                for: panel, begun: draws[panel.id], isRedraw: redraws.isRedraw(panel.id)
            ) { [beginning] backend in
                isFull
                    ? 0
                    : servers.server(
                        for: panel, at: backend, drawer.loads(of: backend, for: draws[panel.id]), beside: beginning)
            }
            switch choice {
            case .ask(let server) where !isFull && drawer.backends.hasSeveralServers:
                chosen[panel.id] = server
                servers.count(panel, at: server, in: &beginning)
                return false
            case .ask, .none: return false
            case .wait(let until):
                end = [end, until].compactMap(\.self).min()
                return true
            }
        }
        progress.waitEnd = end
        return panels.map { ($0, chosen[$0.id]) }
    }
}
