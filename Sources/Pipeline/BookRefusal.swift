import Domain

/// Why a book cannot be written: the pages that keep it from being whole, and what to do.
struct BookRefusal: CustomStringConvertible {
    /// How many pages are named before the rest is counted.
    private static let namedObstacles = 5

    let title: String
    let obstacles: [BookBinder.Obstacle]

    var description: String {
        var named = obstacles.prefix(Self.namedObstacles).map(\.description).joined(separator: ", ")
        if obstacles.count > Self.namedObstacles { named += " and \(obstacles.count - Self.namedObstacles) more" }
        return "“\(title)” is not exported: \(named); \(advice)"
    }

    /// Whether only pages are lacking that no run has come to.
    var isUnfinished: Bool {
        causes.isDisjoint(with: [.status(.failed), .status(.placeholder), .status(.cancelled), .lostPicture])
    }

    private var causes: Set<BookBinder.Obstacle.Cause> { Set(obstacles.map(\.cause)) }

    private var advice: String {
        if causes.contains(.lostPicture) {
            return "put it right with “nightpress verify --repair”, then run the pipeline"
        }
        if causes.contains(.status(.cancelled)) { return adviceOnCancelled }
        if causes == [.status(.placeholder)] {
            return """
                draw them with “nightpress run PIPELINE --retry”, or export it as it is with “nightpress export \
                --allow-placeholders”
                """
        }
        return isUnfinished
            ? "run the pipeline again to make them" : "draw them with “nightpress run PIPELINE --retry”"
    }

    /// A run does not draw what somebody took out of the night.
    private var adviceOnCancelled: String {
        let others = causes.subtracting([.status(.cancelled)])
        if others.isEmpty { return "get them back with “nightpress retry”" }
        if others == [.status(.failed)] { return "draw them with “nightpress retry”" }
        if others.isSubset(of: [.status(.failed), .status(.placeholder)]) {
            return "draw them with “nightpress retry --placeholders”"
        }
        return "get cancelled pages back with “nightpress retry”, then run the pipeline again"
    }
}
