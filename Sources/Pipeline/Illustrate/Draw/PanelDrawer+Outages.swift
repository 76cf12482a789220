import Domain
import Generation
import LibraryStore

extension PanelDrawer {
    /// The outages of backends that could not draw the panel because of them, with their reasons. Nil if there are none.
    func outage(of draw: PanelDraw) -> String? {
        let concerned = candidates(for: draw.builder.panel.pageRequest).compactMap { index -> Outage? in
            guard draw.end(of: name(of: index)) == nil, let reason = backends.reason(index) else { return nil }
            return Outage(name: name(of: index), reason: reason)
        }
        return concerned.isEmpty ? nil : concerned.map(\.description).joined(separator: "; ")
    }

    /// The requests for the panel, if all backends to ask refused them; else nil.
    func refusedRequests(of draw: PanelDraw) -> RefusedRequests? {
        let asked = candidates(for: draw.builder.panel.pageRequest)
        guard !asked.isEmpty, asked.allSatisfy({ draw.end(of: name(of: $0)) == .refused }) else { return nil }
        let facts = asked.map { index in
            let name = name(of: index)
            return RefusedRequests.facts(of: name, work.backendSettings[name, default: ""])
        }
        return RefusedRequests(draw.builder, backends: facts)
    }
}
