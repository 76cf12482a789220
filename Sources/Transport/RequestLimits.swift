/// Limits on the time and the size of an exchange.
package struct RequestLimits: Hashable, Sendable {
    /// Applies to the lookup of the host's address, and again to the connection to each of its addresses.
    var connect: Duration
    /// From the call to the last byte of the reply, including redirects.
    var total: Duration
    /// Maximum time without a byte within a reply. Before the first byte only `total` applies, because a model may
    /// compute that long.
    package var idle: Duration
    /// The maximum size of a reply's body in bytes.
    var replyBytes: Int
    /// The maximum size of a reply's header names and values together, in bytes.
    var headerBytes: Int

    package init(
        connect: Duration = .seconds(5), total: Duration = .seconds(600), idle: Duration = .seconds(120),
        replyBytes: Int = 64_000_000, headerBytes: Int = 64_000
    ) {
        self.connect = connect
        self.total = total
        self.idle = idle
        self.replyBytes = replyBytes
        self.headerBytes = headerBytes
    }
}
