/// One word of a story, as the planner reads it.
struct PlannerToken {
    enum Mark {
        case none, comma
        /// Anything stronger than a comma: a stop, a semicolon, a dash, the end of a quotation.
        case stop
    }

    /// Without punctuation marks and without a possessive ending.
    var word: String
    var lower: String
    /// The punctuation mark between this word and the next.
    var mark = Mark.none
    var isCapitalised = false
    /// First word of its sentence or of a quotation.
    var startsSentence = false
    var isQuoted = false
    var isPossessive = false
    /// The period after it belongs to the word: “Mr.” before a name.
    var isAbbreviated = false
}
