import Domain

/// Turns what a language model said into a JSON value, and tells what it mended.
///
/// Nothing is invented and nothing left out: what could be meant in two ways, or was cut off, is an error, for a model
/// can be asked again. Works in linear time on any bytes.
///
/// Decisions:
/// - Strict JSON (RFC 8259) is returned as it stands, scalars included, unless it is a string that refuses.
/// - `NaN`, `Infinity`, `undefined`, an ellipsis and numbers beyond a `Double` are malformed, not null.
/// - A lone surrogate becomes U+FFFD. Of duplicate keys the last counts. Both are named.
/// - Of several values the last that fits what was asked for counts, unless a broken one follows it.
/// - Brackets that are missing at the end are closed only behind a whole element; a number that touches the end may go
///   on, and a comma, a colon or an opening bracket promises more. Elements that were never written cannot be missed
///   here: a caller who knows that the reply was cut says so, and nothing is closed.
struct ReplyParser: Sendable {
    var limits = ReplyLimits()
    var refusals = RefusalPhrases()

    /// `expected` is what was asked for; `wasCut`, whether the backend said that it stopped at its length limit.
    func parse(_ text: String, expecting expected: ExpectedValue = .any, wasCut: Bool = false)
        throws(ReplyError) -> ParsedReply
    {
        guard text.utf8.count <= limits.bytes else { throw .tooLarge(bytes: text.utf8.count, limit: limits.bytes) }
        return try parse(Array(text.utf8), expecting: expected, wasCut: wasCut)
    }

    func parse(_ bytes: [UInt8], expecting expected: ExpectedValue = .any, wasCut: Bool = false)
        throws(ReplyError) -> ParsedReply
    {
        guard bytes.count <= limits.bytes else { throw .tooLarge(bytes: bytes.count, limit: limits.bytes) }
        let text = try UTF8Text(validating: bytes)
        guard let start = text.bytes.firstIndex(where: { $0 > 0x20 }) else { throw .empty }
        let tail = TailRule(wasCut: wasCut || text.isCut, expected: expected, bytes: text.bytes)
        if let scalar = try scalar(in: text.bytes, at: start, tail: tail) { return scalar }
        var search = ReplySearch(bytes: text.bytes, limits: limits, tail: tail)
        try search.run()
        return try ReplyChoice(bytes: text.bytes, limits: limits, refusals: refusals, tail: tail, search: search)
            .reply()
    }

    /// The reply as a whole, if it is a string, number or literal of strict JSON.
    private func scalar(in bytes: [UInt8], at start: Int, tail: TailRule) throws(ReplyError) -> ParsedReply? {
        guard bytes[start] != UInt8(ascii: "{"), bytes[start] != UInt8(ascii: "[") else { return nil }
        var reader = JSONReader(bytes: bytes, at: start, limits: limits)
        guard let value = try? reader.read(tail: tail), bytes[reader.position...].allSatisfy({ $0 <= 0x20 && $0 > 0 }),
            reader.repairs.repairs.allSatisfy({ $0.kind == .loneSurrogate })
        else { return nil }
        if case .number = value, tail.wasCut, reader.position == bytes.count {
            throw .cut(ReplyPlace(offset: bytes.count, path: "", in: bytes), .number)
        }
        if case .string(let text) = value, let words = refusals.match(text) { throw .refused(words: words) }
        return ParsedReply(value: value, repairs: reader.repairs.repairs)
    }
}
