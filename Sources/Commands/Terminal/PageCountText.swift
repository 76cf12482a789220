import Domain

/// The number of panels in each state, as text: `22 of 24 pages ready, 2 placeholders`.
struct PageCountText {
    private let counts: [PanelStatus: Int]
    /// Whether pages may have several panels. Then panels are counted as such.
    private let isComic: Bool

    init(_ counts: [PanelStatus: Int], isComic: Bool = false) {
        self.counts = counts
        self.isComic = isComic
    }

    var total: Int { counts.values.reduce(0, +) }
    var ready: Int { counts[.ready, default: 0] }

    var text: String {
        let others = PanelStatus.allCases.filter { $0 != .ready && counts[$0, default: 0] > 0 }
            .map { status in
                let number = counts[status, default: 0]
                return status == .placeholder && number != 1 ? "\(number) placeholders" : "\(number) \(status.rawValue)"
            }
        return (["\(ready) of \(isComic ? Counted(total, "panel", "panels") : .pages(total)) ready"] + others).joined(
            separator: ", ")
    }
}
