import Domain

/// A part of a reply, as the search classified it.
enum ReplyPiece {
    case text(Range<Int>)
    case reasoning(Repair.Kind)
    case value(FoundValue)
}
