import Domain
import LibraryStore

extension Night {
    /// A picture whose file is gone is no longer ready, whatever its row says. What a power cut took is looked for in all
    /// collections: this run may be the last that can tell.
    func takeBackLostPictures() async throws {
        let damaged = try await library.panelsWithUnsyncedDamage()
        for collection in collections {
            let lost = try await library.picturesLostAtAGlance(in: collection) + damaged[collection, default: []]
            try await takeBack(Set(lost), when: "")
        }
        for (id, facts) in try await library.collections() where !collections.contains(id) {
            try await takeBack(Set(damaged[id, default: []]), when: " by the next run of “\(facts.slug)”")
        }
    }

    private func takeBack(_ lost: Set<PanelID>, when: String) async throws {
        guard !lost.isEmpty else { return }
        try await library.giveBack(lost.sorted { $0.value < $1.value })
        let verb = lost.count == 1 ? "is" : "are"
        board.post("\(pages(lost.count)) whose picture file is lost or damaged \(verb) drawn again\(when)")
    }
}
