extension Int {
    /// With zeros before it up to `width` digits: `0007` for 7 and 4. Never cut. Takes no negative numbers.
    package func zeroPadded(to width: Int) -> String {
        let digits = String(self)
        return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
    }
}
