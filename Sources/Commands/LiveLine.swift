/// The line that shows how far the drawing, or another counting of pictures, is.
struct LiveLine {
    private(set) var done: Int
    let total: Int
    /// Pictures that were there before.
    let ready: Int
    /// In seconds of the same clock as `now`.
    let started: Double
    /// When no more is begun, by the same clock; nil where that goes on to the end.
    let deadline: Double?
    /// What becomes of pictures: `ready`, `checked`.
    private let outcome: String
    private var latest = ""

    init(
        done: Int, total: Int, ready: Int, started: Double, deadline: Double? = nil, outcome: String = "ready"
    ) {
        self.outcome = outcome
        self.done = done
        self.total = total
        self.ready = ready
        self.started = started
        self.deadline = deadline
    }

    mutating func advance(story: String, page: Int) {
        done += 1
        latest = "\(story), page \(page)"
    }

    mutating func advance() {
        done += 1
    }

    var plainText: String { "\(done + ready) of \(total + ready) pictures \(outcome)" }

    /// Fits into `width` columns: what does not is left out, what is drawn now first.
    func text(width: Int, now: Double) -> String {
        let share = total == 0 ? 1 : min(1, Double(done) / Double(total))
        let filled = Int(share * 20)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 20 - filled)
        var parts = ["\(bar) \(plainText)"]
        let elapsed = now - started
        if done > 0, elapsed > 0.5 {
            let rate = Double(done) / elapsed
            parts.append(Self.rate(rate))
            if done < total { parts.append(timeLeft(Double(total - done) / rate, now: now)) }
        }
        var text = parts[0]
        for part in parts.dropFirst() + [latest] where !part.isEmpty {
            let longer = text + " · " + part
            guard longer.count <= width else { break }
            text = longer
        }
        return text.count <= width ? text : String(plainText.prefix(max(0, width)))
    }

    /// To the end, or to a deadline that comes before it.
    private func timeLeft(_ seconds: Double, now: Double) -> String {
        guard let deadline, deadline - now < seconds else { return "\(Self.span(seconds)) left" }
        return "\(Self.span(max(0, deadline - now))) to the deadline"
    }

    private static func rate(_ perSecond: Double) -> String {
        if perSecond >= 1 { return "\(Int(perSecond.rounded()))/s" }
        if perSecond >= 1 / 60 { return "\(Int((perSecond * 60).rounded()))/min" }
        return "\(Int((perSecond * 3600).rounded()))/h"
    }

    static func span(_ seconds: Double) -> String {
        let whole = Int(seconds.rounded(.up))
        if whole < 100 { return "\(whole) s" }
        return whole < 5400 ? "\((whole + 30) / 60) min" : "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
}
