/// A value that begins but cannot be read.
struct SearchFailure {
    var reason: ReadFailure
    /// The offset of its opening bracket.
    var start: Int
    var path: String
    /// Whether it is certainly a value, and not a bracket in a sentence.
    var isStructured: Bool

    func error(in bytes: [UInt8], limits: ReplyLimits) -> ReplyError {
        switch reason {
        case .cut(let offset, let unfinished): .cut(ReplyPlace(offset: offset, path: path, in: bytes), unfinished)
        case .malformed(let offset, let found, let expected):
            .malformed(ReplyPlace(offset: offset, path: path, in: bytes), found: found, expected: expected)
        case .longString(let offset):
            .longString(ReplyPlace(offset: offset, path: path, in: bytes), limit: limits.stringBytes)
        case .tooDeep: .tooDeep(limit: limits.depth)
        case .tooManyMembers: .tooManyMembers(limit: limits.members)
        }
    }
}
