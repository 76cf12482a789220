@testable import Domain

/// An unlimited sequence of damaged replies: cut, doubled, spliced, and with inserted characters that are hard to
/// parse.
struct ReplyMutation {
    private static let corpus = (ReplyCases.all.map(\.reply) + [StoryPlanReply.text]).map {
        Array($0.utf8)
    }
    private static let sprinkles = [
        "{", "}", "[", "]", "\"", "'", "“", "”", "‘", "\\", "\\u", "\\ud800", "\\\"", ",", ":", ", \"",
        "\": ", "\n",
        "\r", "\0", "\u{FEFF}",
        "```", "```json\n", "~~~", "`", "<think>", "</think>", "[THINK]", "<|channel|>final<|message|>",
        "//", "/*",
        "*/", "#", "True", "NaN",
        "null", "-", "+", ".", "e", "0x", "1_0", "9", "a", " ", "\u{A0}", "é", "🦊", "\"a\":", "{\"a\":",
        "ERROR:",
        "[\"", "{'", "...",
    ].map { Array($0.utf8) }
    private static let largest = 20_000
    var random: SeededGenerator

    mutating func next() -> [UInt8] {
        var reply = random.pick(Self.corpus)
        for _ in 0...random.next(below: 8) { mutate(&reply) }
        return Array(reply.prefix(Self.largest))
    }

    private mutating func mutate(_ reply: inout [UInt8]) {
        let range = self.range(in: reply)
        switch random.next(below: 10) {
        case 0: reply.removeSubrange(range)
        case 1: reply.removeSubrange(range.lowerBound...)
        case 2: reply.insert(contentsOf: reply[range], at: random.next(below: reply.count + 1))
        case 3:
            let other = random.pick(Self.corpus)
            reply.replaceSubrange(range, with: other[self.range(in: other)])
        case 4 where !reply.isEmpty:
            reply[random.next(below: reply.count)] = UInt8(truncatingIfNeeded: random.next())
        case 5:
            let many = Array(
                repeatElement(random.pick(Self.sprinkles), count: random.next(below: 60)).joined())
            reply.insert(contentsOf: many, at: range.lowerBound)
        default: reply.insert(contentsOf: random.pick(Self.sprinkles), at: range.lowerBound)
        }
    }

    private mutating func range(in bytes: [UInt8]) -> Range<Int> {
        let start = random.next(below: bytes.count + 1)
        return start..<min(bytes.count, start + random.next(below: 40))
    }
}
