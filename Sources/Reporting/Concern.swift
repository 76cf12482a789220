/// Pages that are wanting for the same reason, taken together: one dead backend is one concern, not two thousand.
struct Concern {
    /// What makes two pages the same concern.
    struct Reason: Hashable {
        var standing: Standing
        var backend: String?
        var outcome: String?
    }

    /// Pages of one story.
    struct Place {
        /// As ``StoryOutline/path``.
        var story: String
        var title: String
        /// As ``StoryReport/number(of:)``.
        var pages: [String]
    }

    var reason: Reason
    /// The first generator's own words.
    var message: String?
    /// Stories in the report's order, each with its pages.
    var places: [Place] = []

    var pageCount: Int { places.reduce(0) { $0 + $1.pages.count } }

    fileprivate mutating func add(_ page: PageReport, of story: StoryReport) {
        if places.last?.story != story.path {
            places.append(Place(story: story.path, title: story.title, pages: []))
        }
        places[places.count - 1].pages.append(story.number(of: page))
    }
}

/// All concerns of a report, gathered story by story.
struct Concerns {
    private var unordered: [Concern] = []
    private var indices: [Concern.Reason: Int] = [:]

    mutating func add(_ story: StoryReport) {
        for page in story.pages where page.standing != .ready {
            let cause = page.cause
            let reason = Concern.Reason(standing: page.standing, backend: cause?.backend, outcome: cause?.outcome)
            let index = indices[reason] ?? unordered.count
            if index == unordered.count {
                indices[reason] = index
                unordered.append(Concern(reason: reason, message: cause?.message))
            }
            unordered[index].add(page, of: story)
        }
    }

    /// Failures first, then placeholders, then what was never drawn; of each the largest first.
    var inOrder: [Concern] {
        Standing.allCases.flatMap { standing in
            unordered.enumerated().filter { $0.element.reason.standing == standing }
                .sorted { (-$0.element.pageCount, $0.offset) < (-$1.element.pageCount, $1.offset) }
                .map(\.element)
        }
    }
}
