extension Int {
    /// A percentage in the notation of a style sheet: `1.45` for 145.
    var percentAsRatio: String {
        let digits = String(self % 100)
        return "\(self / 100).\(digits.count == 1 ? "0" : "")\(digits)"
    }
}
