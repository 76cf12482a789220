extension Duration {
    /// Whole milliseconds, rounded down, limited to the range of a 32-bit number.
    var milliseconds: UInt32 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        guard seconds < 4_294_967 else { return .max }
        return UInt32(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    }
}
