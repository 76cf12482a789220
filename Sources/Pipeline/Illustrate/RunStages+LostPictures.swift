import Domain
import LibraryStore

extension RunStages {
    /// A picture whose file is gone is no longer ready, whatever its row says. What a power cut took is looked for in all
    /// collections: this run may be the last that can tell.
    func takeBackLostPictures() async throws {
        let damaged = try await library.panelsWithUnsyncedDamage()
        for collection in collections {
            let lost =
                try await library.pictures.picturesLostAtAGlance(in: collection) + damaged[collection, default: []]
            try await takeBack(Set(lost), when: "")
        }
        for (id, facts) in try await library.collections.all() where !collections.contains(id) {
            try await takeBack(Set(damaged[id, default: []]), when: " by the next run of “\(facts.slug)”")
        }
    }

    /// `when` is said of those that this run does not leave to the next.
    private func takeBack(_ lost: Set<PanelID>, when: String) async throws {
        guard !lost.isEmpty else { return }
        let lost = lost.sorted { $0.value < $1.value }
        try await library.pictures.requeue(lost)
        guard order.request.isPageRequestOnly, when.isEmpty else { return tell(lost: lost.count, when: when) }
        let asked = try await library.collections.panels(lost).count { $0.queue == .asked }
        tell(lost: asked, when: "")
        tell(lost: lost.count - asked, when: " by the next “nightpress run”")
    }

    private func tell(lost: Int, when: String) {
        guard lost > 0 else { return }
        let verb = lost == 1 ? "is" : "are"
        board.post("\(pages(lost)) whose picture file is lost or damaged \(verb) drawn again\(when)")
    }
}
