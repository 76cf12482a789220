package import Domain
import LibraryStore
package import SystemPackage

/// Why a book is not written, and what to do.
package struct BookProblem: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Cause: Hashable {
        /// There is nothing yet that it could be made from, which a run makes.
        case unfinished(String)
        case unready(String)
        /// The pages are there; something else is in the way.
        case blocked(String)
        case pages(MissingPages)
    }

    package let title: String
    /// Of the book; nil, as its place, where it is refused in whatever format.
    package private(set) var format: ExportFormat?
    /// Where it would lie.
    package private(set) var path: FilePath?
    private var cause: Cause

    init(title: String, unfinished reason: String) { self.init(title, .unfinished(reason)) }

    init(title: String, unready reason: String) { self.init(title, .unready(reason)) }

    init(title: String, blockedBy reason: String) { self.init(title, .blocked(reason)) }

    init(title: String, lacking pages: MissingPages) { self.init(title, .pages(pages)) }

    private init(_ title: String, _ cause: Cause) {
        self.title = title
        self.cause = cause
    }

    /// For behind a colon.
    package var reason: String {
        switch cause {
        case .unfinished(let reason), .unready(let reason), .blocked(let reason): reason
        case .pages(let missing): missing.reason
        }
    }

    /// Every page that keeps the book from being whole, once and in reading order: `the-lantern-fox/3 is pending`.
    package var pages: [String] { missing?.pages ?? [] }

    /// Nil where it lacks no page.
    var missing: MissingPages? {
        if case .pages(let missing) = cause { missing } else { nil }
    }

    package var description: String { description(naming: []) }

    /// The same, said of these formats only.
    package func description(naming formats: [ExportFormat]) -> String {
        let words = formats.isEmpty ? "" : " as \(formats.map(\.rawValue).joined(separator: ", "))"
        return "“\(title)” is not exported\(words): \(reason)"
    }

    func of(_ item: BookPlan.Item, in library: Library) -> BookProblem {
        var refusal = self
        refusal.format = item.format
        refusal.path = library.root.pushing(item.path)
        return refusal
    }

    /// The same where the run gives pages whose picture is lost back to be drawn.
    var whereLostPicturesAreDrawn: BookProblem {
        guard var missing else { return self }
        missing.drawsLostPictures = true
        var refusal = self
        refusal.cause = .pages(missing)
        return refusal
    }

    /// Whether only pages are lacking that no run has come to.
    var isUnfinished: Bool {
        switch cause {
        case .unfinished: true
        case .unready, .blocked: false
        case .pages(let missing): missing.areUnfinished
        }
    }

    /// Whether it is nothing that drawing pages would mend.
    package var isBlocked: Bool { if case .blocked = cause { true } else { false } }
}
