import Testing

@testable import Domain
@testable import Generation

@Suite(.serialized) struct ReplyLimitTests {
    /// Text that is cheap to write and expensive to parse, repeated to any size.
    static let families: [(name: String, unit: String)] = [
        ("opening objects", "{\"a\":"), ("opening brackets", "["), ("braces", "{"),
        ("closing brackets", "}"),
        ("quotation marks", "\""), ("backslashes", "\\"), ("apostrophes", "'"), ("smart quotes", "“"),
        ("less-than", "<"),
        ("fences", "```json\n"), ("backticks", "`"), ("think tags", "<think>"),
        ("closing think tags", "</think>"),
        ("broken lists", "[\"a\", oops"), ("strings of brackets", "[\""), ("comments", "/*"),
        ("hashes", "#"),
        ("members", "\"a\":1,"), ("quotes and commas", "\","), ("quotes, commas, keys", "\", \"k"),
        ("spaces", " "),
        ("empty arrays", "[]"), ("empty objects", "{}"), ("small objects", "{\"a\":1}"),
        ("broken objects", "{\"a\":x}"),
        ("bare keys", "{a:"), ("digits", "9"), ("points", "."), ("U+0000", "\0"), ("newlines", "\n"),
        ("words", "fox "),
        ("quotes in brackets", "{'"), ("templates", "<|channel|>"), ("thinking in brackets", "[THINK]"),
        ("commas", ","),
        ("broken members", "{\"a\": \"b\" c "), ("foxes", "🦊"), ("byte order marks", "\u{FEFF}"),
    ]
    /// The unit is repeated after each of these.
    static let beginnings = ["", "{\"a\": \"", "{\"a\": [1", "{a: '"]

    private static func reply(_ beginning: String, _ unit: String, size: Int) -> [UInt8] {
        Array((beginning + String(repeating: unit, count: size / unit.utf8.count)).utf8)
    }

    private static func time(_ bytes: [UInt8]) -> Duration {
        let parser = ReplyParser(
            limits: ReplyLimits(bytes: 2_000_000, stringBytes: 2_000_000, members: 2_000_000))
        return (0..<2).map { _ in ProcessorTime.measure { _ = try? parser.parse(bytes) } }.min()
            ?? .zero
    }

    @Test(arguments: families.indices)
    func takesTwiceAsLongForTwiceAsMuch(_ family: Int) {
        for beginning in Self.beginnings {
            let small = Self.reply(beginning, Self.families[family].unit, size: 2_500)
            let large = Self.reply(beginning, Self.families[family].unit, size: 5_000)
            let isLinear = (0..<6).contains { _ in
                Self.time(large) < Self.time(small) * 2.6 + .microseconds(250)
            }
            #expect(isLinear, "\(Self.families[family].name) behind \(beginning)")
        }
    }

    @Test(arguments: [
        "{\"a\":", "[", "\"", "\\", "{\"", "[\"", "{\"a\": \"", "</think>", "', \"", "[\"\\",
    ])
    func readsMuchNonsenseInTime(_ unit: String) {
        let bytes = Self.reply("", unit, size: 300_000)
        // Processor time depends on other load, so there are three attempts.
        let isInTime = (0..<3).contains { _ in
            ProcessorTime.measure { _ = try? ReplyParser().parse(bytes) } < .milliseconds(1300)
        }
        #expect(isInTime)
    }

    @Test func readsAMegabyteOfPlansInTime() throws {
        let plan = Array(StoryPlanReply.text.utf8) + Array(",".utf8)
        let copies = 990_000 / plan.count
        let bytes =
            Array("[".utf8) + Array(repeatElement(plan, count: copies).joined().dropLast())
            + Array("]".utf8)
        var parsed: ParsedReply?
        let time = try ProcessorTime.measure { parsed = try ReplyParser().parse(bytes) }
        #expect(parsed?.repairs == [])
        #expect(time < .seconds(1))
        guard case .array(let plans) = parsed?.value else { return #expect(Bool(false)) }
        #expect(plans.count == copies)
    }

    @Test func refusesDeepNestingWithoutRecursion() {
        for unit in ["[", "{\"a\":", "[{\"a\":"] {
            let reply = String(repeating: unit, count: 100_000)
            #expect(throws: ReplyError.tooDeep(limit: 64)) { try ReplyParser().parse(reply) }
        }
    }

    @Test func honoursNoDepthThatCannotBeFreed() {
        let reply = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        #expect(throws: ReplyError.tooDeep(limit: 500)) {
            try ReplyParser(limits: ReplyLimits(depth: 1_000_000)).parse(reply)
        }
    }

    @Test func refusesFiftyMegabytesUnread() {
        let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 50_000_000)
        let time = ProcessorTime.measure {
            #expect(throws: ReplyError.tooLarge(bytes: 50_000_000, limit: 1_000_000)) {
                try ReplyParser().parse(bytes)
            }
        }
        #expect(time < .milliseconds(100))
    }

    @Test func readsAReplyAsLargeAsTheLimit() throws {
        let reply = "{\"a\": 1}" + String(repeating: " ", count: 92)
        #expect(try ReplyParser(limits: ReplyLimits(bytes: 100)).parse(reply).repairs == [])
        #expect(throws: ReplyError.tooLarge(bytes: 101, limit: 100)) {
            try ReplyParser(limits: ReplyLimits(bytes: 100)).parse(reply + " ")
        }
    }

    @Test func countsMembersAtAllDepths() throws {
        let parser = ReplyParser(limits: ReplyLimits(members: 4))
        #expect(throws: ReplyError.tooManyMembers(limit: 4)) {
            try parser.parse("[[1, 2], {\"a\": 3}]")
        }
        #expect(try parser.parse("[[1], {\"a\": 3}]").repairs == [])
    }
}
