import Domain

/// A stretch of a reply, as the search took it.
enum ReplyPiece {
    case text(Range<Int>)
    case reasoning(Repair.Kind)
    case value(FoundValue)
}
