extension Int {
    /// A number of percent as a style sheet has it: `1.45` for 145.
    var percentAsRatio: String {
        let digits = String(self % 100)
        return "\(self / 100).\(digits.count == 1 ? "0" : "")\(digits)"
    }
}
