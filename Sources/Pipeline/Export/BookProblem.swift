package import Domain
import LibraryStore
package import SystemPackage

/// Why a book is not written, and what to do.
package struct BookProblem: Error, Hashable, Sendable, CustomStringConvertible {
    private enum Cause: Hashable {
        /// Nothing exists yet that the book could be made from. A run makes it.
        case unfinished(String)
        case unready(String)
        /// The pages exist; something else prevents the book.
        case blocked(String)
        case pages(MissingPages)
    }

    package let title: String
    /// The format of the book. Nil, like ``path``, if the book is refused in every format.
    package private(set) var format: ExportFormat?
    /// The place of the book if it were written.
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

    /// Text to follow a colon.
    package var reason: String {
        switch cause {
        case .unfinished(let reason), .unready(let reason), .blocked(let reason): reason
        case .pages(let missing): missing.reason
        }
    }

    /// Every page that keeps the book from being complete, once and in reading order: `the-lantern-fox/3 is pending`.
    package var pages: [String] { missing?.pages ?? [] }

    /// Nil if no page is missing.
    var missing: MissingPages? {
        if case .pages(let missing) = cause { missing } else { nil }
    }

    package var description: String { description(naming: []) }

    /// The same text, limited to these formats.
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

    /// The same problem, if the run requeues pages whose picture is lost.
    var whereLostPicturesAreDrawn: BookProblem {
        guard var missing else { return self }
        missing.drawsLostPictures = true
        var refusal = self
        refusal.cause = .pages(missing)
        return refusal
    }

    /// Whether only pages are missing that no run has drawn yet.
    var isUnfinished: Bool {
        switch cause {
        case .unfinished: true
        case .unready, .blocked: false
        case .pages(let missing): missing.areUnfinished
        }
    }

    /// Whether drawing pages cannot solve the problem.
    package var isBlocked: Bool { if case .blocked = cause { true } else { false } }
}
