extension Int {
    /// The number with leading zeros up to `width` digits: `0007` for 7 and 4. Never cut. Must not be negative.
    package func zeroPadded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
