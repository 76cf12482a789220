/// The end of a stream of bytes.
struct TailBuffer {
    let limit: Int
    private var bytes: [UInt8] = []
    private var isCut = false

    init(limit: Int) {
        self.limit = limit
    }

    mutating func append(_ new: [UInt8]) {
        bytes += new.suffix(limit)
        isCut = isCut || new.count > limit || bytes.count > limit
        // Not at every call, so that each byte is moved only once on average.
        if bytes.count > 2 * limit { bytes.removeFirst(bytes.count - limit) }
    }

    /// From the first complete character. Invalid UTF-8 is replaced.
    var text: String {
        let tail = bytes.suffix(limit)
        let whole = isCut ? tail.drop { $0 & 0b1100_0000 == 0b1000_0000 } : tail
        return String(decoding: whole, as: UTF8.self)
    }

    /// The last lines. If there are more, the first of these is complete.
    func lines(_ count: Int) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        if isCut, lines.count > 1 { lines.removeFirst() }
        return lines.suffix(max(count, 0)).map(String.init)
    }
}
