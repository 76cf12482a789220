import Domain
import Generation
import LibraryStore

/// Backends with several servers.
extension PanelDrawer {
    /// How many panels are drawn at the same time now. Servers that are away draw none.
    var width: Int {
        let first = candidates(for: PageRequest()).first { !backends.isAway($0) && !backends.isOut($0) }
        guard let first, backends.backends[first].servers.count > 1 else { return max(1, work.traits.width) }
        return loads(of: first).filter { $0.state != .away }.reduce(0) { $0 + $1.width }
    }

    /// The servers of a backend for a panel that may have been in progress before, without the pages that they have to
    /// draw. Those that were interrupted count as away if there are others.
    func loads(of backend: Int, for draw: PanelDraw?) -> [ServerLoad] {
        let all = loads(of: backend)
        let others = all.indices.filter {
            all[$0].state != .away
                && draw?.interrupted.contains(ServerIndex(backend: backend, server: $0)) != true
        }
        guard !others.isEmpty else { return all }
        return all.indices.map { index in
            var load = all[index]
            if !others.contains(index) { load.state = .away }
            return load
        }
    }

    private func loads(of backend: Int) -> [ServerLoad] {
        let (servers, health) = (backends.backends[backend].servers, backends.health)
        let known = servers.compactMap { health.secondsAPicture(of: $0.member) }.sorted()
        let usual = known.isEmpty ? 1 : known[known.count / 2]
        return servers.map { server in
            var load = ServerLoad(width: max(1, server.generator.traits.width))
            load.secondsAPage = max(0.001, health.secondsAPicture(of: server.member) ?? usual)
            switch health.standing(of: server.member) {
            case .ready: load.state = .free
            case .full, .away(_, isDecided: false): load.state = .occupied
            case .busy(_, let until): (load.state, load.delay) = (.occupied, until - run.environment.uptime())
            case .away, .out: load.state = .away
            }
            return load
        }
    }

    /// The panel's server, if the backend is the one that draws it and the server can be asked. Nil if the panel waits
    /// until it is given a server.
    func server(of backend: Int, for draw: PanelDraw) -> Int? {
        guard draw.server.backend == backend, backends.standing(of: draw.server) == .ready,
            loads(of: backend, for: draw)[draw.server.server].state != .away
        else { return nil }
        return draw.server.server
    }
}
