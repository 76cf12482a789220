/// What one reply may cost to read.
struct ReplyLimits: Hashable, Sendable {
    /// Values are freed recursively, so no deeper nesting is honoured, whatever was asked for.
    private static let deepest = 500

    /// Larger replies are refused unread.
    var bytes: Int
    /// Objects and arrays inside one another.
    var depth: Int
    /// One string, in bytes as written.
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
