import Domain
import Media

/// The line that shows the progress of a stage.
struct ProgressLine {
    /// Widths of bars in columns. The widest bar that fits is used.
    private static let bars = [20, 10]
    /// A shorter part of a name would not identify the panel.
    private static let shortestName = 12

    private(set) var done = 0
    private(set) var total: Int
    /// The number of items in ``done`` and ``before`` that reached their goal.
    private(set) var good: Int
    /// The number of items that were complete before, which are counted with the rest.
    private let before: Int
    /// The counted items and their goal: `pictures ready`.
    private let words: String
    /// Results that fall short of the goal, each with its number.
    private var shortfalls: [(word: String, count: Int)] = []
    /// When the stage begins nothing more; nil without a deadline.
    private let deadline: Double?
    private var rate: ThroughputEstimator
    /// In order of their start, the latest last.
    private var inHand: [PanelName] = []
    private(set) var isPaused = false
    private let showsBar: Bool

    /// All times are in seconds of the same clock.
    init(_ words: String, total: Int, before: Int = 0, start: Double, deadline: Double? = nil, showsBar: Bool = true) {
        self.words = words
        self.total = total
        self.before = before
        self.deadline = deadline
        self.showsBar = showsBar
        good = before
        rate = ThroughputEstimator(start: start)
    }

    var isDone: Bool { done >= total }
    /// Whether nothing is counted, so that the line would say “0 of 0”.
    var isEmpty: Bool { total + before == 0 }

    mutating func expect(_ more: Int) { total += more }

    mutating func begin(_ panel: PanelName) { inHand.append(panel) }

    /// Records that one item is finished. It reached the goal, or it is a `shortfall` such as `placeholder`. With
    /// `isGood`, a shortfall is also counted as good.
    mutating func advance(at now: Double, _ panel: PanelName? = nil, shortfall: String? = nil, isGood: Bool = false) {
        leave(panel)
        done += 1
        // More items may be requested while the stage is in progress.
        total = max(total, done)
        rate.advance(at: now)
        if shortfall == nil || isGood { good += 1 }
        guard let shortfall else { return }
        if let index = shortfalls.firstIndex(where: { $0.word == shortfall }) {
            shortfalls[index].count += 1
        } else {
            shortfalls.append((shortfall, 1))
        }
    }

    /// The panel is requeued. It is neither done nor in progress.
    mutating func leave(_ panel: PanelName?) {
        if let panel, let index = inHand.firstIndex(of: panel) { inHand.remove(at: index) }
    }

    mutating func pause(at now: Double) {
        isPaused = true
        rate.standStill(at: now)
    }

    mutating func resume(at now: Double) {
        isPaused = false
        rate.goOn(at: now)
    }

    /// `18 of 24 pictures ready, 2 placeholders`
    var plainText: String {
        (["\(good) of \(total + before) \(words)"] + shortfalls.map { Self.counted($0.word, $0.count) })
            .joined(separator: ", ")
    }

    private static func counted(_ word: String, _ count: Int) -> String {
        word == "placeholder" && count != 1 ? "\(count) placeholders" : "\(count) \(word)"
    }

    /// The line, limited to `width` columns. Parts that do not fit are left out, the remaining time last.
    func text(width: Int, now: Double) -> String {
        let head = head(width: width)
        let (rate, left) = (rateText(at: now), isPaused ? "paused" : timeLeft(at: now))
        for parts in [[head, rate, left], [head, left], [head]] as [[String?]] {
            let text = parts.compactMap(\.self).joined(separator: " · ")
            guard text.displayWidth <= width else { continue }
            guard parts.count == 3, let name = drawn(in: width - text.displayWidth - 3) else { return text }
            return "\(text) · \(name)"
        }
        return plainText.shortened(toColumns: width)
    }

    private func head(width: Int) -> String {
        guard showsBar else { return plainText }
        let all = total + before
        let share = all == 0 ? 1 : min(1, Double(done + before) / Double(all))
        for columns in Self.bars {
            let filled = Int(share * Double(columns))
            let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: columns - filled)
            if columns + 1 + plainText.displayWidth <= width { return "\(bar) \(plainText)" }
        }
        return plainText
    }

    /// The panels that are drawn now.
    private func drawn(in columns: Int) -> String? {
        guard let panel = inHand.last, !isPaused else { return nil }
        let others = inHand.count > 1 ? " and \(inHand.count - 1) more" : ""
        let rest = ", page \(panel.page)\(others)"
        let room = columns - rest.displayWidth
        let title = panel.story.title.singleLine
        guard room >= min(Self.shortestName, title.displayWidth) else { return nil }
        return title.shortened(toColumns: room) + rest
    }

    private func rateText(at now: Double) -> String? {
        rate.secondsAPiece(at: now, inHand: inHand.count).flatMap { $0 > 0 ? TimeText.rate(1 / $0) : nil }
    }

    private func timeLeft(at now: Double) -> String? {
        rate.secondsLeft(for: total - done, at: now, inHand: inHand.count)
            .map { TimeText.left($0, deadline: deadline.map { $0 - now }) }
    }
}
