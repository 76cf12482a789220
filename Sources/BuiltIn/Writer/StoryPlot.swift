/// One plot. All parts are ``StoryTemplate`` texts; a blank line separates paragraphs.
struct StoryPlot: Sendable {
    var titles: [String]
    /// The repeated words of a song or saying, and their last version.
    var refrain: String
    var lastRefrain: String
    /// Whether the moments between attempts may mention failure.
    var attemptsFail = true
    var opening: String
    var want: String
    var obstacle: String
    /// At least two. A story uses two, or all if there is room.
    var attempts: [String]
    var turn: String
    var ending: String
}
