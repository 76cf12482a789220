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

    private var advice: String {
        let statuses = Set(obstacles.map(\.status))
        if statuses == [.placeholder] {
            return """
                draw them with “nightpress run PIPELINE --retry”, or export it as it is with “nightpress export \
                --allow-placeholders”
                """
        }
        if statuses.isDisjoint(with: [.failed, .placeholder]) { return "run the pipeline again to make them" }
        return "draw them with “nightpress run PIPELINE --retry”"
    }
}
