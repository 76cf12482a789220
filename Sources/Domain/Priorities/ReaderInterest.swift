/// Finds which pages of a story readers look at often, and which they hardly look at.
///
/// Pages are compared with the story's middle page: the median of the pages with statistics. Some readers stop before
/// the end, so later pages have fewer views. The comparison with the median avoids that these count as unwanted.
struct ReaderInterest {
    enum Verdict: Equatable {
        case lookedAt(reason: String)
        case neglected(reason: String)
    }

    /// How many pages must have statistics.
    static let fewestPages = 4
    /// Minimum views of a story, and of a page whose viewing time is compared.
    static let fewestViews = (story: 100, page: 20)
    /// A page counts as looked at from this multiple of the middle page.
    static let lift = 2
    /// A page with at most the middle page's views divided by this is hardly looked at.
    static let neglect = 10

    private let pages: [Int: PageReaders]
    private let total: Int
    private let views: Middle
    private let time: Middle

    /// Nil if there are too few statistics.
    init?(_ readers: StoryReaders, pageCount: Int) {
        pages = readers.pages.filter { (1...max(pageCount, 1)).contains($0.key) }
        total = pages.values.reduce(0) { $0 + $1.views }
        guard pages.count >= Self.fewestPages, total >= Self.fewestViews.story,
            let views = Middle(pages.values.map(\.views))
        else { return nil }
        self.views = views
        time = Middle(pages.values.compactMap(\.millisecondsAView)) ?? .nothing
    }

    /// Nil if readers treat the page like most pages.
    func verdict(on page: Int) -> Verdict? {
        guard let readers = pages[page] else { return nil }
        if views.isSurpassed(by: readers.views, times: Self.lift) {
            return .lookedAt(
                reason: "read \(readers.views) times, "
                    + "\(views.ratio(of: readers.views)) times as often as the story's middle page")
        }
        if let spent = readers.millisecondsAView, time.isSurpassed(by: spent, times: Self.lift) {
            return .lookedAt(
                reason: "looked at for \(Self.seconds(spent)) s, "
                    + "\(time.ratio(of: spent)) times as long as the story's middle page")
        }
        guard 2 * Self.neglect * readers.views <= views.doubled else { return nil }
        return .neglected(reason: "hardly looked at: \(readers.views) of \(total) views")
    }

    private static func seconds(_ milliseconds: Int) -> String {
        guard milliseconds < 9_950 else { return "\((milliseconds + 500) / 1000)" }
        let tenths = (milliseconds + 50) / 100
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// The median of several counts.
    private struct Middle {
        static let nothing = Middle(doubled: 0)

        /// Twice the median, so that a median between two counts is an integer.
        let doubled: Int

        init?(_ counts: [Int]) {
            let sorted = counts.sorted()
            guard !sorted.isEmpty else { return nil }
            self.init(doubled: sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2])
        }

        private init(doubled: Int) {
            self.doubled = doubled
        }

        /// False if the median is 0: no comparison is possible.
        func isSurpassed(by count: Int, times: Int) -> Bool {
            doubled > 0 && 2 * count >= times * doubled
        }

        /// With one decimal: `3.1`, or `2` for 2.0.
        func ratio(of count: Int) -> String {
            let tenths = (40 * count + doubled) / (2 * doubled)
            return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
        }
    }
}

extension PageReaders {
    /// Nil if the page has too few views.
    fileprivate var millisecondsAView: Int? {
        views >= ReaderInterest.fewestViews.page ? milliseconds / views : nil
    }
}
