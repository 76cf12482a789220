import Domain
import Generation
import LibraryStore

extension PanelDrawer {
    /// The outages of backends that would have been asked for a panel with this page request, with their reasons. Nil
    /// if there are none.
    func outage(for pageRequest: PageRequest, asked: [Attempt]) -> String? {
        let disabled = backends.generators.indices.compactMap { index in
            backends.reasonDisabled(index).map { Outage(name: backends.generators[index].name, reason: $0) }
        }
        let (names, tried) = (backends.generators.map(\.name), Set(asked.map(\.backend)))
        let isRequestFollowed = pageRequest.backend.map(names.contains) ?? false
        let concerned = (work.outages + disabled).filter { outage in
            guard !tried.contains(outage.name) else { return false }
            return outage.name == pageRequest.backend || !isRequestFollowed && !work.onRequestOnly.contains(outage.name)
        }
        return concerned.isEmpty ? nil : concerned.map(\.description).joined(separator: "; ")
    }
}
