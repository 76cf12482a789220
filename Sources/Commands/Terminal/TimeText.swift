/// Durations and rates as text, in suitable units.
enum TimeText {
    static func rate(_ perSecond: Double) -> String {
        if perSecond >= 1 { return "\(Int(min(perSecond, 1e6).rounded()))/s" }
        if perSecond >= 1 / 60 { return "\(Int((perSecond * 60).rounded()))/min" }
        return "\(Int((perSecond * 3600).rounded()))/h"
    }

    /// A measured duration: `3.2 s`, `8 min 5 s`, `3 h 41 min`.
    static func duration(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10).rounded())
        if tenths < 1000 { return "\(tenths / 10).\(tenths % 10) s" }
        let whole = Int(seconds.rounded())
        return whole < 3600 ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3600) h \(whole % 3600 / 60) min"
    }

    /// The time to the end, or to a deadline if that is earlier: `4 min left`, `95 s to the deadline`. `deadline` is in
    /// seconds from now.
    static func left(_ seconds: Double, deadline: Double?) -> String {
        guard let deadline, deadline < seconds else { return "\(span(seconds)) left" }
        return "\(span(max(0, deadline))) to the deadline"
    }

    /// An estimated duration.
    static func span(_ seconds: Double) -> String {
        // A year. No run takes longer.
        let whole = Int(min(seconds, 31_536_000).rounded(.up))
        if whole < 100 { return "\(whole) s" }
        return whole < 5400 ? "\((whole + 30) / 60) min" : "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
}
