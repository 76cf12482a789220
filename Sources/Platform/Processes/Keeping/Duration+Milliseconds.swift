extension Duration {
    /// Whole ones, rounded down; no more than a 32-bit number holds, and no fewer than none.
    var milliseconds: UInt32 {
        let (seconds, attoseconds) = components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        guard seconds < 4_294_967 else { return .max }
        return UInt32(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    }
}
