/// Reader statistics of one page.
package struct PageReaders: Hashable, Sendable {
    /// Maximum of each count, so that sums and products of counts cannot overflow.
    static let limit = 1_000_000_000_000

    package private(set) var views: Int
    /// Total viewing time of all views.
    package private(set) var milliseconds: Int
    /// The first line about the page in the statistics file. It does not count as a statistic.
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
