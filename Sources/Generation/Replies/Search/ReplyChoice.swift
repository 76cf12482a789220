import Domain

/// Selects one of the values in a reply.
///
/// The last one of those that fit best, because a draft comes before the final value. A broken value after it causes an
/// error, because then the intended final value is missing.
struct ReplyChoice {
    let bytes: [UInt8]
    let limits: ReplyLimits
    let refusals: RefusalPhrases
    let tail: TailRule
    let search: ReplySearch

    func reply() throws(ReplyError) -> ParsedReply {
        let best = self.best
        if best?.fit != .full, let words = refusals.match(lead) { throw .refused(words: words) }
        if let failure = search.failure, best.map({ $0.fit != .full || failure.start > $0.offset }) != false {
            throw failure.error(in: bytes, limits: limits)
        }
        if let suspicion = search.suspicion, outweighs(suspicion, best) {
            throw suspicion.error(in: bytes, limits: limits)
        }
        guard let best else { throw nothing }
        let repairs = repairs(choosing: best)
        let isRemark = !best.isStructured && best.fit != .full && repairs.contains(.textAround)
        if isRemark { throw nothing }
        return ParsedReply(value: best.value, repairs: repairs.repairs)
    }

    /// Whether the reply is more likely cut in the suspected value than complete with `best`.
    private func outweighs(_ suspicion: SearchFailure, _ best: FoundValue?) -> Bool {
        guard let best, best.isStructured else { return true }
        return tail.wasCut || bytes[suspicion.start] == UInt8(ascii: "{")
    }

    private var best: FoundValue? {
        var best: FoundValue?
        for case .value(let found) in search.pieces where best.map({ found.fit >= $0.fit }) != false { best = found }
        return best
    }

    private var nothing: ReplyError {
        if tail.wasCut { return .cut(ReplyPlace(offset: bytes.count, path: "", in: bytes), .text) }
        return .noJSON(excerpt: SafeText.excerpt(of: bytes, around: 0))
    }

    private func repairs(choosing best: FoundValue) -> RepairLog {
        var log = RepairLog()
        var outside = OutsideText(bytes: bytes)
        for piece in search.pieces {
            switch piece {
            case .text(let range): outside.note(range, in: &log)
            case .reasoning(let repair): log.note(repair)
            case .value(let found) where found.offset == best.offset:
                log.note(.severalValues, times: search.brokenCount)
                log.append(found.repairs)
            case .value(let found) where !found.isStructured: log.note(.textAround)
            case .value(let found): log.note(found.value == best.value ? .repeatedValue : .severalValues)
            }
        }
        return log
    }

    /// The text before the first value, complete or broken.
    private var lead: String {
        let end = search.firstBroken ?? bytes.count
        var lead: [UInt8] = []
        pieces: for piece in search.pieces {
            switch piece {
            case .text(let range): lead += bytes[range.clamped(to: 0..<end)].prefix(RefusalPhrases.window)
            case .reasoning: continue
            case .value(let found): if found.isStructured { break pieces }
            }
            if lead.count >= RefusalPhrases.window { break }
        }
        return String(decoding: lead.prefix(RefusalPhrases.window), as: UTF8.self)
    }
}
