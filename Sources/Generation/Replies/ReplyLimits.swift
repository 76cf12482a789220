/// Limits for reading one reply.
struct ReplyLimits: Hashable, Sendable {
    /// Values are freed recursively, so deeper nesting is refused even if ``depth`` allows it.
    private static let deepest = 500

    /// Larger replies are refused without reading.
    var bytes: Int
    /// Nesting depth of objects and arrays.
    var depth: Int
    /// Bytes of one string in the reply.
    var stringBytes: Int
    /// Members and elements of one value, at all depths together.
    var members: Int

    init(bytes: Int = 1_000_000, depth: Int = 64, stringBytes: Int = 100_000, members: Int = 100_000) {
        self.bytes = bytes
        self.depth = min(depth, Self.deepest)
        self.stringBytes = stringBytes
        self.members = members
    }
}
