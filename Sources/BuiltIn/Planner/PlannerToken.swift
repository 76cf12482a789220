/// A word of a story as the planner reads it.
struct PlannerToken {
    enum Mark {
        case none, comma
        /// Anything stronger: a stop, a semicolon, a dash, the end of a quotation.
        case stop
    }

    /// Without marks and without a possessive ending.
    var word: String
    var lower: String
    /// What stands between this word and the next.
    var mark = Mark.none
    var isCapitalised = false
    /// First of its sentence, or of what someone says.
    var startsSentence = false
    var isQuoted = false
    var isPossessive = false
    /// The period behind it is its own: “Mr.” before a name.
    var isAbbreviated = false
}
