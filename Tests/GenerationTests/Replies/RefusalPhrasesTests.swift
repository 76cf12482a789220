import Prompts
import TestSupport
import Testing

@testable import Generation

@Suite struct RefusalPhrasesTests {
    /// The project's `prompts/refusals.json`.
    private static func shipped() throws -> RefusalPhrases {
        try Prompts().decoded(.refusals)
    }

    @Test(arguments: [
        "ERROR: the story is too long", "I'm sorry, but I can't assist with that.",
        "I cannot assist with that request.",
        "I’m sorry, but I can’t help with creating this.",
        "I appreciate the idea. Still, I'm unable to write this.",
        "Sorry, I can't do that.", "As a language model, I cannot create such pictures.",
        "I must decline.",
        "Es tut mir leid, aber ich kann diese Geschichte nicht planen.",
        "Dabei kann ich leider nicht helfen.",
        "Je suis désolé, mais je ne peux pas créer cela.", "Je ne suis pas en mesure de répondre.",
        "Lo siento, pero no puedo ayudarte.", "No puedo crear ese contenido.",
        "Mi dispiace, ma non posso farlo.", "Non sono in grado di farlo.",
    ])
    func recognisesWhatModelsSay(_ reply: String) throws {
        let parser = ReplyParser(refusals: try Self.shipped())
        let error = #expect(throws: ReplyError.self) { try parser.parse(reply) }
        #expect(error == .refused(words: reply))
    }

    @Test(arguments: [
        "Once a fox ran home.", "Here is your plan.", "The fox was sorry.", "Errors happen.",
        "Sorry for the delay!",
        "Ich kann zaubern.",
    ])
    func takesNoOtherWordsForARefusal(_ reply: String) throws {
        let parser = ReplyParser(refusals: try Self.shipped())
        let error = #expect(throws: ReplyError.self) { try parser.parse(reply) }
        #expect(error == .noJSON(excerpt: reply))
    }

    @Test func speaksFiveLanguages() throws {
        #expect(try Self.shipped().phrases.keys.sorted() == ["de", "en", "es", "fr", "it"])
        #expect(
            try Self.shipped().phrases.values.joined().allSatisfy {
                $0 == $0.lowercased() && !$0.contains("’")
            })
    }
}
