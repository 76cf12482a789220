import Domain
import LibraryStore

/// Queues panels whose picture file is missing, even if their rows say otherwise. Searches all collections for damage
/// by a power cut: this run may be the last that can detect it.
struct RequeueLostPictures {
    let run: RunContext

    func callAsFunction() async throws {
        let library = run.library
        let damaged = try await library.panelsWithUnsyncedDamage()
        for collection in run.collectionIDs {
            let lost =
                try await library.pictures.picturesLostAtAGlance(in: collection) + damaged[collection, default: []]
            try await requeue(Set(lost), when: "")
        }
        for (id, facts) in try await library.collections.all() where !run.collectionIDs.contains(id) {
            try await requeue(Set(damaged[id, default: []]), when: " by the next run of “\(facts.slug)”")
        }
    }

    /// `when` is appended to the notice on panels that another run draws again.
    private func requeue(_ lost: Set<PanelID>, when: String) async throws {
        guard !lost.isEmpty else { return }
        let lost = lost.sorted { $0.value < $1.value }
        try await run.library.pictures.requeue(lost)
        guard run.request.isPageRequestOnly, when.isEmpty else { return post(lost: lost.count, when: when) }
        let requested = try await run.library.collections.panels(lost).count { $0.queue == .asked }
        post(lost: requested, when: "")
        post(lost: lost.count - requested, when: " by the next “nightpress run”")
    }

    private func post(lost: Int, when: String) {
        guard lost > 0 else { return }
        let verb = lost == 1 ? "is" : "are"
        run.notices.post("\(Counted.pages(lost)) whose picture file is lost or damaged \(verb) drawn again\(when)")
    }
}
