/// How long and how much a request may take.
package struct RequestLimits: Hashable, Sendable {
    /// To find the host's address, and again to connect to each of its addresses.
    var connect: Duration
    /// From the call to the last byte of the reply, redirects and all.
    var total: Duration
    /// Silence within a reply that has begun. A model may think as long as `total` before its first byte.
    package var idle: Duration
    /// Bytes of a reply's body.
    var replyBytes: Int
    /// Bytes of a reply's header names and values together.
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
