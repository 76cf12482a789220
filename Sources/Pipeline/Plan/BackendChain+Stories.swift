import Generation

/// Backends with several servers: a story is written or planned at one of them.
extension BackendChain<any TextGenerator> {
    /// Takes a place for a story at a server that can be asked, the one with the fewest stories. Nil if each has as many
    /// as it takes.
    func enterStory(at backend: Int) -> Int? {
        let servers = backends[backend].servers
        let ready = servers.indices.filter {
            standing(of: ServerIndex(backend: backend, server: $0)) == .ready
        }
        let next = health.enterStory(
            atOneOf: ready.map { (servers[$0].member, max(1, servers[$0].generator.width)) })
        return next.map { ready[$0] }
    }

    func leaveStory(at server: ServerIndex) {
        guard backends[server.backend].servers.count > 1 else { return }
        health.leaveStory(self[server].member)
    }
}

extension BackendServers<any TextGenerator> {
    /// How many stories all servers together take at a time.
    var width: Int { servers.reduce(0) { $0 + max(1, $1.generator.width) } }
}
