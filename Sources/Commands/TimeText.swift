/// Spans and rates in units that fit them.
enum TimeText {
    static func rate(_ perSecond: Double) -> String {
        if perSecond >= 1 { return "\(Int(min(perSecond, 1e6).rounded()))/s" }
        if perSecond >= 1 / 60 { return "\(Int((perSecond * 60).rounded()))/min" }
        return "\(Int((perSecond * 3600).rounded()))/h"
    }

    static func span(_ seconds: Double) -> String {
        // A year is more than any run takes.
        let whole = Int(min(seconds, 31_536_000).rounded(.up))
        if whole < 100 { return "\(whole) s" }
        return whole < 5400 ? "\((whole + 30) / 60) min" : "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
}
