import Testing

@testable import Domain
@testable import Generation

@Suite struct ReplyPropertyTests {
    @Test func readsStrictJSONAsItStands() throws {
        var source = RandomJSON(random: SeededGenerator(seed: 1))
        for _ in 0..<2_000 {
            let value = source.document()
            let text = source.spaced(JSONToken.tokens(of: value))
            let parsed = try ReplyParser().parse(text)
            #expect(parsed == ParsedReply(value: value, repairs: []), "\(text)")
        }
    }

    @Test(arguments: Repair.Kind.allCases)
    func repairsOneFaultAndNamesIt(_ kind: Repair.Kind) throws {
        var source = RandomJSON(random: SeededGenerator(seed: 2))
        var damage = Damage(kind: kind, random: SeededGenerator(seed: 3))
        var count = 0
        for _ in 0..<8_000 where count < 150 {
            let value = source.document()
            guard let text = damage.damaged(JSONToken.tokens(of: value)) else { continue }
            count += 1
            let parsed = try? ReplyParser().parse(text)
            #expect(
                parsed == ParsedReply(value: value, repairs: [Repair(kind, kind == .unescapedQuote ? 2 : 1)]), "\(text)"
            )
        }
        #expect(count == 150)
    }
}
