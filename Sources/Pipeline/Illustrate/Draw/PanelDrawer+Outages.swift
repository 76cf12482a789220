import Domain
import Generation
import LibraryStore

extension PanelDrawer {
    /// The outages of backends that would have been asked for a panel with this page request, with their reasons. Nil
    /// if there are none.
    func outage(for pageRequest: PageRequest, asked: [Attempt]) -> String? {
        let (names, tried) = (backends.generators.map(\.name), Set(asked.map(\.backend)))
        let isRequestFollowed = pageRequest.backend.map(names.contains) ?? false
        let concerned = names.indices.compactMap { index -> Outage? in
            let name = names[index]
            guard !tried.contains(name), let reason = backends.reason(index) else { return nil }
            let isAsked = name == pageRequest.backend || !isRequestFollowed && !work.onRequestOnly.contains(name)
            return isAsked ? Outage(name: name, reason: reason) : nil
        }
        return concerned.isEmpty ? nil : concerned.map(\.description).joined(separator: "; ")
    }
}
