/// Pages that are wanting for the same reason, taken together: one dead backend is one concern, not two thousand.
struct Concern {
    /// What makes two pages the same concern.
    struct Reason: Hashable {
        var standing: Standing
        var backend: String?
        var outcome: String?
    }

    var reason: Reason
    /// The first generator's own words.
    var message: String?
    /// Stories in the report's order, each with its pages.
    var places: [(story: StoryReport, pages: [PageReport])]

    var pageCount: Int { places.reduce(0) { $0 + $1.pages.count } }

    /// Failures first, then placeholders, then what was never drawn; of each the largest first.
    static func all(in stories: [StoryReport]) -> [Concern] {
        var concerns: [Concern] = []
        var indices: [Reason: Int] = [:]
        for story in stories {
            for page in story.pages where page.standing != .ready {
                let reason = Reason(standing: page.standing, backend: page.cause?.backend, outcome: page.cause?.outcome)
                let index = indices[reason] ?? concerns.count
                if index == concerns.count {
                    indices[reason] = index
                    concerns.append(Concern(reason: reason, message: page.cause?.message, places: []))
                }
                concerns[index].add(page, of: story)
            }
        }
        return Standing.allCases.flatMap { standing in
            concerns.enumerated().filter { $0.element.reason.standing == standing }
                .sorted { (-$0.element.pageCount, $0.offset) < (-$1.element.pageCount, $1.offset) }
                .map(\.element)
        }
    }

    private mutating func add(_ page: PageReport, of story: StoryReport) {
        if let last = places.indices.last, places[last].story.path == story.path {
            places[last].pages.append(page)
        } else {
            places.append((story, [page]))
        }
    }
}
