import Domain

/// The pages that keep one or several books from being complete, and what to do about them.
struct MissingPages: Hashable {
    /// How many pages are named before the rest is only counted.
    private static let namedPages = 5

    /// The name that “status” uses for the content of the book: `lanterns/the-lantern-fox`.
    private let name: String
    /// Once each and in reading order: `the-lantern-fox/3 is pending`.
    private(set) var pages: [String]
    private var causes: Set<BookAssembler.Obstacle.Cause>
    /// Whether the next run draws pages again whose picture is lost.
    var drawsLostPictures = false

    /// The panels of a comic page count once if they lack the same.
    init(name: String, _ obstacles: [BookAssembler.Obstacle]) {
        self.name = name
        var seen: Set<String> = []
        pages = obstacles.map(\.description).filter { seen.insert($0).inserted }
        causes = Set(obstacles.map(\.cause))
    }

    /// Text to follow a colon.
    var reason: String {
        var named = pages.prefix(Self.namedPages).joined(separator: ", ")
        if pages.count > Self.namedPages {
            named += " and \(pages.count - Self.namedPages) more"
            if causes.contains(where: \.isStatus) { named += ", which “nightpress status --why \(name)” names" }
        }
        return "\(named); \(advice)"
    }

    /// Whether only pages are missing that no run has drawn yet.
    var areUnfinished: Bool {
        causes.isDisjoint(with: Self.drawnOnRequest) && !causes.contains(.lostPicture)
            && !causes.contains(where: \.isUnreadable)
    }

    /// Whether pages are missing for a reason that their status does not show.
    var areUnseen: Bool { causes.contains { !$0.isStatus } }

    /// The pages of both, if they need the same action. `name` is the name of what contains both.
    func joined(with other: MissingPages, as name: String) -> MissingPages? {
        guard advice == other.advice else { return nil }
        var joined = MissingPages(name: self.name == other.name ? self.name : name, [])
        joined.pages = pages + other.pages.filter { !pages.contains($0) }
        joined.causes = causes.union(other.causes)
        joined.drawsLostPictures = drawsLostPictures
        return joined
    }

    private static let drawnOnRequest: Set<BookAssembler.Obstacle.Cause> = [
        .status(.failed), .status(.placeholder), .status(.cancelled), .refused,
    ]

    private var advice: String {
        if causes.contains(where: \.isUnreadable) { return "export it again when all its pictures can be read" }
        if causes.contains(.lostPicture) {
            return drawsLostPictures
                ? "run the pipeline again to draw what is lost"
                : "put it right with “nightpress verify --repair”, then run the pipeline"
        }
        return "\(action), or export what is there with “nightpress export --allow-placeholders”"
    }

    private var action: String {
        if areUnfinished { return "run the pipeline again to make them" }
        guard causes.isSubset(of: Self.drawnOnRequest) else {
            // A run does not draw pages that a user cancelled.
            return causes.contains(.status(.cancelled))
                ? "get cancelled pages back with “nightpress retry”, then run the pipeline again"
                : "draw them with “nightpress run PIPELINE --retry”"
        }
        switch causes {
        case [.status(.cancelled)]: return "get them back with “nightpress retry”"
        case [.status(.placeholder)]: return "draw them with “nightpress retry --placeholders”"
        case [.refused]:
            return """
                all backends that were asked refused to draw what they show: describe the picture in other words with \
                “nightpress regenerate NAME --direction TEXT”, ask another backend with --backend
                """
        default:
            let hasPlaceholders = !causes.isDisjoint(with: [.status(.placeholder), .refused])
            return "draw them with “nightpress retry\(hasPlaceholders ? " --placeholders" : "")”"
        }
    }
}
