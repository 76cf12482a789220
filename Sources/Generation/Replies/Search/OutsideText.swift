/// Records what is around the values of a reply: fences, tokens of a chat template, prose.
struct OutsideText {
    private let bytes: [UInt8]
    private var isFenceOpen = false

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func note(_ range: Range<Int>, in log: inout RepairLog) {
        var position = range.lowerBound
        var hasWords = false
        while position < range.upperBound {
            if bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) {
                position += 1
            } else if let space = OddSpace.match(bytes, at: position) {
                log.note(space.repair)
                position += space.length
            } else if let end = fenceEnd(at: position, limit: range.upperBound) {
                if isFenceOpen { log.note(.codeFence) }
                position = end
            } else if let end = tokenEnd(at: position, limit: range.upperBound) {
                log.note(.channelMarker)
                position = end
            } else {
                if !hasWords { log.note(.textAround) }
                hasWords = true
                position = max(position + 1, wordEnd(at: position, limit: range.upperBound))
            }
        }
    }

    /// The end of three or more backticks or tildes, including the language name if they open a block. One or two
    /// backticks mark code inside a line.
    private mutating func fenceEnd(at start: Int, limit: Int) -> Int? {
        let mark = bytes[start]
        guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        var end = start
        while end < limit, bytes[end] == mark { end += 1 }
        guard end - start >= 3 || mark == UInt8(ascii: "`") else { return nil }
        isFenceOpen.toggle()
        guard isFenceOpen, end - start >= 3 else { return end }
        while end < limit, bytes[end] == 0x20 { end += 1 }
        return wordEnd(at: end, limit: limit)
    }

    /// The end of a token such as `<|im_end|>`.
    private func tokenEnd(at start: Int, limit: Int) -> Int? {
        guard start + 1 < limit, bytes[start] == UInt8(ascii: "<"), bytes[start + 1] == UInt8(ascii: "|") else {
            return nil
        }
        var end = start + 2
        while end < limit, end - start < 40, JSONReader.isWordByte(bytes[end]) { end += 1 }
        guard end + 1 < limit, bytes[end] == UInt8(ascii: "|"), bytes[end + 1] == UInt8(ascii: ">") else { return nil }
        return end + 2
    }

    /// The end of text without white space, backticks and beginnings of tags.
    private func wordEnd(at start: Int, limit: Int) -> Int {
        var end = start
        while end < limit, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "`") {
            if end > start, bytes[end] == UInt8(ascii: "<") { break }
            end += 1
        }
        return end
    }
}
