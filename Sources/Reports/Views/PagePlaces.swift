/// Pages grouped by story, in the report's order.
struct PagePlaces: Sendable {
    /// Pages of one story.
    struct Place: Sendable {
        /// As ``StoryReport/path``.
        var story: String
        /// As ``StoryReport/document``.
        var document: String
        var title: String
        var language: String
        /// As ``StoryReport/number(of:)``.
        var pages: [String]
    }

    private(set) var places: [Place] = []

    /// The names that commands take: `lanterns/the-lantern-fox/3/2`.
    var arguments: [String] {
        places.flatMap { place in place.pages.map { "\(place.story)/\($0.replacing(".", with: "/"))" } }
    }

    var pageCount: Int { places.reduce(0) { $0 + $1.pages.count } }

    mutating func add(_ page: PageReport, of story: StoryReport) {
        if places.last?.story != story.path {
            places.append(
                Place(
                    story: story.path, document: story.document, title: story.title, language: story.language,
                    pages: []))
        }
        places[places.count - 1].pages.append(story.number(of: page))
    }
}
