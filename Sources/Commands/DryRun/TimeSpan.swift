/// A duration as text, rounded to the accuracy of an estimate: `0.4 s`, `12 min`, `2 h 20 min`.
struct TimeSpan: CustomStringConvertible {
    private let seconds: Double

    init(_ seconds: Double) {
        self.seconds = seconds
    }

    var description: String {
        let tenths = Int((seconds * 10).rounded())
        if tenths < 100 { return "\(tenths / 10).\(tenths % 10) s" }
        let whole = Int(seconds.rounded())
        if whole < 100 { return "\(whole) s" }
        if whole < 600 { return whole % 60 == 0 ? "\(whole / 60) min" : "\(whole / 60) min \(whole % 60) s" }
        let minutes = (whole + 30) / 60
        if minutes < 100 { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }
}
