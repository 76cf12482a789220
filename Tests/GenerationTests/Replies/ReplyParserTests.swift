import Foundation
import Testing

@testable import Domain
@testable import Generation

@Suite struct ReplyParserTests {
    static let refusals = RefusalPhrases(
        markers: ["ERROR:"],
        phrases: [
            "en": [
                "i'm sorry, but i can", "i cannot assist", "i can't create", "i cannot help with",
                "sorry, i can't",
            ],
            "de": ["es tut mir leid, aber ich kann"], "fr": ["je suis désolé, mais je ne peux"],
            "es": ["lo siento, pero no puedo"], "it": ["mi dispiace, ma non posso"],
        ])

    @Test(arguments: ReplyCases.all)
    func readsWhatWasMeant(_ reply: ReplyCase) throws {
        let parser = ReplyParser(refusals: Self.refusals)
        switch reply.outcome {
        case .value(let json, let repairs):
            let parsed = try parser.parse(reply.reply, expecting: reply.expecting, wasCut: reply.wasCut)
            #expect(parsed.value == (try JSONValue(parsing: Array(json.utf8))))
            #expect(parsed.repairs == repairs)
        case .cut(let unfinished):
            guard case .cut(_, unfinished) = error(parser, reply) else { return record(parser, reply) }
        case .malformed(let found, let expected):
            guard case .malformed(_, found, expected) = error(parser, reply) else {
                return record(parser, reply)
            }
        case .error(let expected): #expect(error(parser, reply) == expected)
        case .refused(let words): #expect(error(parser, reply) == .refused(words: words))
        case .noJSON: guard case .noJSON = error(parser, reply) else { return record(parser, reply) }
        }
    }

    @Test func casesAreMany() {
        #expect(ReplyCases.all.count >= 150)
        #expect(Set(ReplyCases.all.map(\.name)).count == ReplyCases.all.count)
    }

    @Test func everyRepairIsShown() {
        var shown: Set<Repair.Kind> = []
        for case .value(_, let repairs) in ReplyCases.all.map(\.outcome) {
            shown.formUnion(repairs.map(\.kind))
        }
        #expect(shown == Set(Repair.Kind.allCases))
    }

    @Test(arguments: ReplyCases.strict)
    func readsStrictJSONAsFoundationDoes(_ reply: ReplyCase) throws {
        #expect(
            try ReplyParser().parse(reply.reply).value == JSONValue(parsing: Array(reply.reply.utf8)))
    }

    @Test func namesRepairsForReports() {
        #expect(
            Repair.Kind.allCases.map(\.rawValue) == [
                "byte-order-mark", "null-byte", "odd-space", "think-block", "channel-marker", "code-fence",
                "text-around",
                "several-values", "repeated-value", "trailing-comma", "missing-comma", "extra-comma",
                "extra-bracket",
                "comment", "single-quotes", "smart-quotes", "unescaped-newline", "unescaped-control",
                "unescaped-quote",
                "bad-escape", "lone-surrogate", "python-literal", "unquoted-key", "number-form",
                "duplicate-key",
                "closed-tail",
            ])
        #expect(
            [Repair(.codeFence), Repair(.comment, 3)].map(\.description) == ["code-fence", "comment ×3"])
    }

    private func error(_ parser: ReplyParser, _ reply: ReplyCase) -> ReplyError? {
        #expect(throws: ReplyError.self) {
            try parser.parse(reply.reply, expecting: reply.expecting, wasCut: reply.wasCut)
        }
    }

    private func record(_ parser: ReplyParser, _ reply: ReplyCase) {
        Issue.record("\(String(describing: error(parser, reply)))")
    }
}
