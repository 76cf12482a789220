/// Why a value could not be read; offsets in bytes.
enum ReadFailure: Error {
    case cut(at: Int, ReplyError.Unfinished)
    case malformed(at: Int, found: String, expected: String)
    case longString(at: Int)
    case tooDeep
    case tooManyMembers
}
