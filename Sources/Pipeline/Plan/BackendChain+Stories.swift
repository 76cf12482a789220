import Generation

/// Backends with several servers: a story is written or planned at one of them.
extension BackendChain<any TextGenerator> {
    /// Takes a place for a story at a server that can be asked, the one with the fewest stories. Nil if each has as many
    /// as it takes. `interrupted` are servers that failed for the story; they are not asked if others can be.
    func enterStory(at backend: Int, without interrupted: Set<ServerIndex>) -> Int? {
        let servers = backends[backend].servers
        let others = self.servers(at: backend, without: interrupted)
        let ready = (others.isEmpty ? Array(servers.indices) : others).filter {
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
