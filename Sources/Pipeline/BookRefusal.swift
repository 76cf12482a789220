package import Domain
import LibraryStore
package import SystemPackage

/// Why a book is not written, and what to do.
package struct BookRefusal: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Kind {
        /// Only pages are lacking that no run has come to.
        case unfinished
        case unready
        /// The pages are there; something else is in the way.
        case blocked
    }

    /// How many pages are named before the rest is counted.
    private static let namedObstacles = 5

    package let title: String
    /// For behind a colon.
    package let reason: String
    /// Every page that keeps the book from being whole, once and in reading order: `the-lantern-fox/3 is pending`.
    package let pages: [String]
    /// Of the book; nil, as its place, where it is refused in whatever format.
    package private(set) var format: ExportFormat?
    /// Where it would lie.
    package private(set) var path: FilePath?
    private let kind: Kind

    init(title: String, unfinished reason: String) { self.init(title, reason, .unfinished) }

    init(title: String, unready reason: String) { self.init(title, reason, .unready) }

    init(title: String, blockedBy reason: String) { self.init(title, reason, .blocked) }

    /// `name` is what `status` calls the book's content. The panels of a comic's page count once where they lack the same.
    init(title: String, name: String, obstacles: [BookBinder.Obstacle]) {
        var seen: Set<BookBinder.Obstacle> = []
        let pages = obstacles.filter { seen.insert($0).inserted }.map(\.description)
        let causes = Set(obstacles.map(\.cause))
        var named = pages.prefix(Self.namedObstacles).joined(separator: ", ")
        if pages.count > Self.namedObstacles {
            named += " and \(pages.count - Self.namedObstacles) more"
            if causes.contains(where: \.isStatus) { named += ", which “nightpress status --why \(name)” names" }
        }
        let isUnfinished = Self.isUnfinished(causes)
        self.init(
            title, "\(named); \(Self.advice(on: causes))", isUnfinished ? .unfinished : .unready, pages: pages)
    }

    private init(_ title: String, _ reason: String, _ kind: Kind, pages: [String] = []) {
        self.title = title
        self.reason = reason
        self.pages = pages
        self.kind = kind
    }

    package var description: String { description(naming: []) }

    /// The same, said of these formats only.
    package func description(naming formats: [ExportFormat]) -> String {
        let words = formats.isEmpty ? "" : " as \(formats.map(\.rawValue).joined(separator: ", "))"
        return "“\(title)” is not exported\(words): \(reason)"
    }

    func of(_ item: BookPlan.Item, in library: Library) -> BookRefusal {
        var refusal = self
        refusal.format = item.format
        refusal.path = library.root.pushing(item.path)
        return refusal
    }

    /// Whether only pages are lacking that no run has come to.
    var isUnfinished: Bool { kind == .unfinished }

    /// Whether it is nothing that drawing pages would mend.
    package var isBlocked: Bool { kind == .blocked }

    private static func isUnfinished(_ causes: Set<BookBinder.Obstacle.Cause>) -> Bool {
        causes.isDisjoint(with: [.status(.failed), .status(.placeholder), .status(.cancelled), .lostPicture])
            && !causes.contains(where: \.isUnreadable)
    }

    private static func advice(on causes: Set<BookBinder.Obstacle.Cause>) -> String {
        if causes.contains(where: \.isUnreadable) { return "export it again when all its pictures can be read" }
        if causes.contains(.lostPicture) {
            return "put it right with “nightpress verify --repair”, then run the pipeline"
        }
        if isUnfinished(causes) { return "run the pipeline again to make them" }
        let drawnAgain: Set<BookBinder.Obstacle.Cause> = [
            .status(.failed), .status(.placeholder), .status(.cancelled),
        ]
        guard causes.isSubset(of: drawnAgain) else {
            // A run does not draw what somebody took out of the night.
            return causes.contains(.status(.cancelled))
                ? "get cancelled pages back with “nightpress retry”, then run the pipeline again"
                : "draw them with “nightpress run PIPELINE --retry”"
        }
        switch causes {
        case [.status(.cancelled)]: return "get them back with “nightpress retry”"
        case [.status(.placeholder)]:
            return """
                draw them with “nightpress retry --placeholders”, or export it as it is with “nightpress export \
                --allow-placeholders”
                """
        default:
            let option = causes.contains(.status(.placeholder)) ? " --placeholders" : ""
            return "draw them with “nightpress retry\(option)”"
        }
    }
}
