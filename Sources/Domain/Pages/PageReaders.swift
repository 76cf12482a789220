/// What readers did with one page.
package struct PageReaders: Hashable, Sendable {
    /// Neither count goes beyond it, so that sums and products of counts cannot overflow.
    static let limit = 1_000_000_000_000

    package private(set) var views: Int
    /// For how long it was looked at, all views together.
    package private(set) var milliseconds: Int
    /// Where the statistics first speak of it; no part of what they say.
    package let line: Int

    package init(views: Int, milliseconds: Int, line: Int) {
        self.views = min(max(views, 0), Self.limit)
        self.milliseconds = min(max(milliseconds, 0), Self.limit)
        self.line = line
    }

    mutating func add(_ other: PageReaders) {
        views = min(views + other.views, Self.limit)
        milliseconds = min(milliseconds + other.milliseconds, Self.limit)
    }
}
