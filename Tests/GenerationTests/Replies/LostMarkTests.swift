import Testing

@testable import Domain
@testable import Generation

/// A missing or extra bracket, comma, colon or quotation mark never gives another value.
@Suite struct LostMarkTests {
    static let documents: [JSONValue] = {
        var source = RandomJSON(random: SeededGenerator(seed: 11), isTame: true)
        let plan = (try? ReplyParser().parse(StoryPlanReply.text).value) ?? .null
        return [plan] + (0..<200).map { _ in source.document() }
    }()

    enum Change: CaseIterable {
        case missing
        case doubled
    }

    @Test(arguments: Change.allCases)
    func givesTheSameValueOrNone(_ change: Change) {
        for document in Self.documents {
            let tokens = JSONToken.tokens(of: document)
            for place in tokens.indices {
                for text in Self.changed(tokens[place], change) {
                    let reply = (tokens[..<place].map(\.text) + [text] + tokens[(place + 1)...].map(\.text))
                        .joined(separator: " ")
                    let parsed = try? ReplyParser().parse(reply, expecting: .object(keys: []))
                    #expect(parsed == nil || parsed?.value == document, "\(reply)")
                }
            }
        }
    }

    private static func changed(_ token: JSONToken, _ change: Change) -> [String] {
        switch (token.kind, change) {
        case (.number, _), (.literal, _): []
        case (.key, .missing), (.string, .missing): [String(token.text.dropFirst()), String(token.text.dropLast())]
        case (.key, .doubled), (.string, .doubled): ["\"" + token.text, token.text + "\""]
        case (_, .missing): [""]
        case (_, .doubled): [token.text + token.text]
        }
    }
}
