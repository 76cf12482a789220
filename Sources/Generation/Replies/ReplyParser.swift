import Domain

/// Reads a JSON value from a language model's reply and reports its repairs.
///
/// Nothing is invented and nothing is left out. An ambiguous or cut reply is an error, because the model can be asked
/// again. The time is linear for any bytes.
///
/// Decisions:
/// - Strict JSON (RFC 8259) is returned unchanged, scalars included, unless it is a string with a refusal.
/// - `NaN`, `Infinity`, `undefined`, an ellipsis and numbers beyond a `Double` are malformed, not null.
/// - A lone surrogate becomes U+FFFD. Of duplicate keys the last is used. Both are reported.
/// - Of several values the last one that fits the expected value is used, unless a broken one follows it.
/// - Brackets that are missing at the end are added only after a complete element. A number at the end may continue,
///   and after a comma, a colon or an opening bracket more must follow. Elements that were never written cannot be
///   detected here. If the caller knows that the reply was cut, nothing is added.
struct ReplyParser: Sendable {
    var limits = ReplyLimits()
    var refusals = RefusalPhrases()

    /// `expected` is the value that was asked for. `wasCut`: whether the backend reported that it stopped at its length
    /// limit.
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

    /// The whole reply, if it is a string, number or literal of strict JSON.
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
