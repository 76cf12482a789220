import Domain

/// Reads a reply once and divides it into text, reasoning and values.
///
/// A bracket that belongs to a sentence is skipped. A value that is certainly a value but broken is a failure, and its
/// inner values are not used. The bytes that may be read again are limited, so that the time is linear for any reply.
struct ReplySearch {
    let bytes: [UInt8]
    let limits: ReplyLimits
    let tail: TailRule
    private(set) var pieces: [ReplyPiece] = []
    /// The last certain failure.
    private(set) var failure: SearchFailure?
    /// The start of the first certain failure.
    private(set) var firstBroken: Int?
    /// The number of certain failures.
    private(set) var brokenCount = 0
    /// The first bracket after the last value that may begin a value that was cut off.
    private(set) var suspicion: SearchFailure?
    private var position = 0
    private var textStart = 0
    private var reread = 0
    private var closings: ReasoningClosings

    init(bytes: [UInt8], limits: ReplyLimits, tail: TailRule) {
        self.bytes = bytes
        self.limits = limits
        self.tail = tail
        closings = ReasoningClosings(bytes: bytes)
    }

    mutating func run() throws(ReplyError) {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "<"): if try !passReasoning() { position += 1 }
            case UInt8(ascii: "["): if try !passReasoning() { try takeValue() }
            case UInt8(ascii: "{"): try takeValue()
            default: position += 1
            }
        }
        takeText(to: bytes.count)
    }

    /// Skips reasoning that begins at the position, or handles a closing mark without an opening one.
    private mutating func passReasoning() throws(ReplyError) -> Bool {
        guard let mark = ReasoningMark(bytes, at: position) else { return false }
        if mark.isClosing {
            endReasoning(mark, at: position)
        } else {
            takeText(to: position)
            guard let end = closings.next(from: position) else {
                throw .cut(ReplyPlace(offset: bytes.count, path: "", in: bytes), .reasoning)
            }
            pieces.append(.reasoning(mark.repair))
            position = end.offset + end.mark.length
            textStart = position
        }
        return true
    }

    /// All text before the mark was reasoning.
    private mutating func endReasoning(_ mark: ReasoningMark, at offset: Int) {
        pieces = [.reasoning(mark.repair)]
        failure = nil
        firstBroken = nil
        brokenCount = 0
        suspicion = nil
        position = offset + mark.length
        textStart = position
    }

    private mutating func takeValue() throws(ReplyError) {
        var reader = JSONReader(bytes: bytes, at: position, limits: limits)
        do {
            let value = try reader.read(tail: tail)
            if reader.isStructured {
                try reader.requireNothingBefore()
                try reader.skipExtraBrackets()
            }
            keep(value, of: reader)
        } catch { try pass(reader, after: error) }
    }

    private mutating func keep(_ value: JSONValue, of reader: JSONReader) {
        takeText(to: reader.start)
        let found = FoundValue(
            value: value, repairs: reader.repairs, isStructured: reader.isStructured,
            fit: tail.expected.fit(of: value, isStructured: reader.isStructured), offset: reader.start)
        pieces.append(.value(found))
        if reader.isStructured { suspicion = nil }
        position = reader.position
        textStart = position
    }

    private mutating func pass(_ reader: JSONReader, after reason: ReadFailure) throws(ReplyError) {
        let failed = SearchFailure(
            reason: reason, start: reader.start, path: reader.path, isStructured: reader.isStructured)
        switch failed.reason {
        case .tooDeep, .tooManyMembers: throw failed.error(in: bytes, limits: limits)
        default: break
        }
        reread += reader.position - reader.start
        if let end = closings.next(from: reader.start), endsReasoning(at: end) {
            endReasoning(end.mark, at: end.offset)
        } else if failed.isStructured {
            failure = failed
            firstBroken = firstBroken ?? failed.start
            brokenCount += 1
            guard case .malformed = failed.reason, reread <= bytes.count, !reader.isWhole else {
                throw failed.error(in: bytes, limits: limits)
            }
            position = BracketSkip.end(of: reader.start, in: bytes)
        } else {
            if case .cut = failed.reason { suspicion = suspicion ?? failed }
            position = reread <= bytes.count ? reader.start + 1 : max(reader.position, reader.start + 1)
        }
    }

    /// A mark after a value that cannot be read may be inside one of its strings, unless it begins or ends a line.
    private func endsReasoning(at end: (offset: Int, mark: ReasoningMark)) -> Bool {
        let after = end.offset + end.mark.length
        return bytes[end.offset - 1] == 0x0A || after < bytes.count && (bytes[after] == 0x0A || bytes[after] == 0x0D)
    }

    private mutating func takeText(to end: Int) {
        if textStart < end { pieces.append(.text(textStart..<end)) }
        textStart = end
    }
}
