/// The servers of one backend, in the order of the pipeline. Most backends have one.
struct BackendServers<Generator: Sendable>: Sendable {
    struct Server: Sendable {
        /// The entry in ``BackendHealth``.
        let member: BackendHealth.Member
        let generator: Generator
        /// Nil if the backend has only this one.
        let address: String?
    }

    let servers: [Server]

    /// `servers` has at least one.
    init(_ servers: [Server]) {
        self.servers = servers
    }

    var members: [BackendHealth.Member] { servers.map(\.member) }

    /// Its name and its traits apart from the width are those of all.
    var generator: Generator { servers[0].generator }
}

/// A server of a ``BackendChain``.
struct ServerIndex: Hashable, Sendable {
    var backend: Int
    var server = 0
}
