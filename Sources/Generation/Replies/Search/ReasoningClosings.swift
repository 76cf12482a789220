/// Finds the ends of reasoning. It reads each byte of a reply only once, for any number of calls.
struct ReasoningClosings {
    private let bytes: [UInt8]
    private var known: (offset: Int, mark: ReasoningMark)?
    private var searched = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The first closing mark at or after an offset. The offset must not decrease between calls.
    mutating func next(from offset: Int) -> (offset: Int, mark: ReasoningMark)? {
        if let known, known.offset >= offset { return known }
        known = nil
        searched = max(searched, offset)
        while searched < bytes.count {
            defer { searched += 1 }
            guard bytes[searched] == UInt8(ascii: "<") || bytes[searched] == UInt8(ascii: "[") else { continue }
            if let mark = ReasoningMark(bytes, at: searched), mark.isClosing {
                known = (searched, mark)
                return known
            }
        }
        return nil
    }
}
