/// One way a story can go. All parts are ``StoryTemplate`` texts, paragraphs parted by a blank line.
struct StoryPlot: Sendable {
    var titles: [String]
    /// What is sung or said again and again, and how it goes at the end.
    var refrain: String
    var lastRefrain: String
    /// Whether what is told between attempts may speak of failing.
    var attemptsFail = true
    var opening: String
    var want: String
    var obstacle: String
    /// At least two, of which two are told.
    var attempts: [String]
    var turn: String
    var ending: String
}
