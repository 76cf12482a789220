import Testing

@testable import Domain
@testable import Generation

/// A reply cut at any byte never gives another value.
@Suite struct TruncationTests {
    static let wrappings: [(before: String, after: String)] = [
        ("", ""), ("```json\n", "\n```"), ("<think>A girl, a fox.</think>\n", ""),
        ("Here is the plan:\n\n", ""),
        ("\u{FEFF}", "\n"),
    ]

    private static func bytes(_ index: Int) -> [UInt8] {
        Array((wrappings[index].before + StoryPlanReply.text + wrappings[index].after).utf8)
    }

    @Test(arguments: wrappings.indices)
    func givesTheWholeValueOrNoneWhereTheCutIsKnown(_ index: Int) throws {
        let bytes = Self.bytes(index)
        let whole = try ReplyParser().parse(bytes).value
        let isWholeFrom = bytes.count - Self.wrappings[index].after.utf8.count
        for length in 0..<bytes.count {
            guard let parsed = try? ReplyParser().parse(Array(bytes[..<length]), wasCut: true) else {
                #expect(length < isWholeFrom)
                continue
            }
            #expect(length >= isWholeFrom && parsed.value == whole, "\(length)")
        }
    }

    @Test(arguments: wrappings.indices)
    func inventsNothingWhereTheCutIsNotKnown(_ index: Int) throws {
        let bytes = Self.bytes(index)
        let whole = try ReplyParser().parse(bytes).value
        for length in 0..<bytes.count {
            guard let parsed = try? ReplyParser().parse(Array(bytes[..<length])), parsed.value != whole
            else {
                continue
            }
            #expect(parsed.repairs.contains { $0.kind == .closedTail })
            #expect(parsed.value.isBeginning(of: whole), "\(length)")
        }
    }

    @Test(arguments: wrappings.indices)
    func closesNothingBeforeAllTheKeysAskedFor(_ index: Int) throws {
        let bytes = Self.bytes(index)
        let whole = try ReplyParser().parse(bytes).value
        let keys = ["theme", "characters", "pages", "isLast"]
        for length in 0..<bytes.count {
            let parsed = try? ReplyParser().parse(Array(bytes[..<length]), expecting: .object(keys: keys))
            #expect(parsed == nil || parsed?.value == whole, "\(length)")
        }
    }

    @Test func acceptsATailOfMissingBrackets() throws {
        let reply = #"{"pages": [{"number": 1, "cast": ["mia", "fox"]}]}"#
        let whole = try ReplyParser().parse(reply).value
        for missing in 1...4 {
            let parsed = try ReplyParser().parse(String(reply.dropLast(missing)))
            #expect(parsed == ParsedReply(value: whole, repairs: [Repair(.closedTail, missing)]))
        }
    }
}

extension JSONValue {
    /// Whether every part of it is in the other value at the same place.
    fileprivate func isBeginning(of whole: JSONValue) -> Bool {
        switch (self, whole) {
        case (.array(let values), .array(let others)):
            values.count <= others.count && zip(values, others).allSatisfy { $0.isBeginning(of: $1) }
        case (.object(let members), .object(let others)):
            members.allSatisfy { key, value in others[key].map { value.isBeginning(of: $0) } ?? false }
        default: self == whole
        }
    }
}
