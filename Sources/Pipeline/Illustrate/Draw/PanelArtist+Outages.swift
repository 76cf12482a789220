import Domain
import Generation
import LibraryStore

extension PanelArtist {
    /// The backends that would have been asked for a panel of which this is wished, and were out, with their reasons; nil
    /// where there were none.
    func outage(for wish: PageWish, asked: [Attempt]) -> String? {
        let taken = roster.generators.indices.compactMap { index in
            roster.reasonItIsOut(index).map { Outage(name: roster.generators[index].name, reason: $0) }
        }
        let (names, tried) = (roster.generators.map(\.name), Set(asked.map(\.backend)))
        let isWishHeeded = wish.backend.map(names.contains) ?? false
        let concerned = (outages + taken).filter { outage in
            guard !tried.contains(outage.name) else { return false }
            return outage.name == wish.backend || !isWishHeeded && !askedOnlyByWish.contains(outage.name)
        }
        return concerned.isEmpty ? nil : concerned.map(\.description).joined(separator: "; ")
    }
}
