import Domain
import LibraryStore

/// Panels that show a placeholder because a backend failed or was away. They are drawn again when it answers.
struct Redraws {
    /// How often a panel is drawn again in one run.
    private static let limit = 2

    private var waiting: Set<PanelID> = []
    private var counts: [PanelID: Int] = [:]

    var isEmpty: Bool { waiting.isEmpty }

    func isRedraw(_ panel: PanelID) -> Bool { counts[panel] != nil }

    mutating func note(_ outcome: PanelOutcome) {
        switch outcome.result {
        case .drawn(let picture) where picture.provenance != .placeholder: waiting.remove(outcome.panel)
        case .released, .setAside: break
        case .drawn, .kept, .failed:
            if outcome.isAwaited, counts[outcome.panel, default: 0] < Self.limit { waiting.insert(outcome.panel) }
        }
    }

    /// Returns the panels to draw again now.
    mutating func take() -> [PanelID] {
        defer { waiting = [] }
        for panel in waiting { counts[panel, default: 0] += 1 }
        return waiting.sorted { $0.value < $1.value }
    }
}

extension PanelScheduler {
    /// Puts placeholders back into the queue if the first backend can be asked again. Returns whether there are any.
    func redrawPlaceholders(_ progress: inout Progress) async throws -> Bool {
        guard !progress.redraws.isEmpty, !progress.isStopping, run.limits.allowsRedraws,
            drawer.isFirstBackendReady
        else { return false }
        // Panels whose outcome is not in the library yet still belong to the run.
        if !progress.batch.finished.isEmpty { try await recordAndClaim(&progress) }
        let panels = progress.redraws.take()
        let count = try await run.library.panels.requeuePlaceholders(among: panels)
        guard count > 0 else { return false }
        progress.batch.resetQueueHint()
        return true
    }
}
