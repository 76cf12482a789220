import Testing

@testable import Domain
@testable import Generation

/// A language model writes a story with choices: the first page, then a page after each choice.
struct PassageWritingTests {
    private typealias Model = ScriptedModel

    /// Pages 2 and 3 both lead to pages 4 and 5, which are endings.
    private static let parameters = StoryParameters(
        hero: "Mira", age: 4, pages: 5, branching: Branching(choices: 2, depth: 2, endings: 2))

    private static func answer(_ number: Int, choices: Int, title: String? = nil) -> String {
        let text = (0..<5).map { "Page \(number) has sentence \($0) here." }.joined(separator: " ")
        let texts = (0..<choices).map { "\"Choice \($0) of page \(number)\"" }.joined(separator: ", ")
        return """
            {\(title.map { "\"title\": \"\($0)\", " } ?? "")"paragraphs": ["\(text)"], "choices": [\(texts)],
            "state": {"where": "wood", "who": "Tom", "carries": "key \(number)", "settled": ""}}
            """
    }

    private static let answers: [ScriptedModel.Answer] = [
        Model.say(answer(1, choices: 2)), Model.say(answer(2, choices: 2)), Model.say(answer(3, choices: 0)),
        Model.say(answer(4, choices: 0)), Model.say(answer(5, choices: 0)),
    ]

    @Test func asksForOnePageAfterAnother() async throws {
        let planning = try Planning(Model(Self.answers))
        let story = try await planning.write(Self.parameters)
        #expect(planning.attempts.map(\.subject) == (1...5).map { "passage \($0)" })
        #expect(story.title == "The Plain Story")
        #expect(
            story.passages == [
                Passage(
                    paragraph: 0,
                    choices: [
                        Passage.Choice("Choice 0 of page 1", passage: 1),
                        Passage.Choice("Choice 1 of page 1", passage: 2),
                    ]),
                Passage(
                    paragraph: 1,
                    choices: [
                        Passage.Choice("Choice 0 of page 2", passage: 3),
                        Passage.Choice("Choice 1 of page 2", passage: 4),
                    ]),
                Passage(
                    paragraph: 2,
                    choices: [
                        Passage.Choice("Choice 0 of page 2", passage: 3),
                        Passage.Choice("Choice 1 of page 2", passage: 4),
                    ]),
                Passage(paragraph: 3, choices: []), Passage(paragraph: 4, choices: []),
            ])
        let prompts = planning.model.requests.map { $0.promptText }
        #expect(prompts[0].contains("Write the first passage of a story"))
        #expect(!prompts[0].contains("have just chosen"))
        #expect(prompts[1].contains("The readers have just chosen: “Choice 0 of page 1”."))
        #expect(prompts[0].contains("- \"choices\": 2 choices, each as readers see it"))
        #expect(prompts[1].contains("What is settled before it: wood; Tom; key 1"))
        #expect(prompts[2].contains("readers have them at its end: “Choice 0 of page 2”, “Choice 1 of page 2”."))
        #expect(prompts[2].contains("- \"choices\": an empty list."))
        // Two pages lead here. What they do not agree on is left out.
        #expect(prompts[3].contains("Write an ending of a story"))
        #expect(
            prompts[3].contains("What is settled before it: wood; Tom\n") && prompts[3].contains("Several choices lead")
        )
        #expect(!prompts[3].contains("key"))
    }

    @Test func aPageWithoutAnAnswerIsThatOfTheBuiltInStory() async throws {
        var answers = Self.answers
        answers[2] = Model.fail(.refused)
        answers.insert(Model.fail(.refused), at: 2)
        answers.insert(Model.fail(.refused), at: 2)
        let written = try await Planning(Model(answers)).written(Self.parameters)
        let story = written.text
        #expect(written.standInReason == "only passage 3; model: refused: no")
        #expect(story.body.contains("Passage 2.") && story.body.contains("Page 4 has sentence"))
        #expect(story.passages[2].choices.map(\.text) == ["Choice 0 of page 2", "Choice 1 of page 2"])
    }

    /// The error is that of the model.
    @Test func withoutABuiltInStoryTheNextBackendWrites() async throws {
        let planning = try Planning(
            Model([Model.say(Self.answer(1, choices: 2, title: "Miras Tag")), Model.fail(.refused)]))
        let error = await #expect(throws: GenerationError.self) {
            try await planning.write(Self.parameters, language: "fr")
        }
        #expect(error?.kind == .refused)
    }

    /// Servers that enforce a schema can refuse one in which a property is not required.
    @Test(arguments: ["en", "fr"])
    func everyPropertyIsRequired(language: String) async throws {
        let answers = [Model.say(Self.answer(1, choices: 2, title: language == "fr" ? "Miras Tag" : nil))]
        let planning = try Planning(Model(answers + Self.answers.dropFirst()))
        _ = try await planning.write(Self.parameters, language: language)
        for request in planning.model.requests {
            guard case .object(let properties)? = request.schema[path: ["properties"]],
                case .array(let required)? = request.schema[path: ["required"]]
            else {
                Issue.record("no object in the schema")
                continue
            }
            #expect(Set(properties.keys.map(JSONValue.string)) == Set(required))
        }
    }

    @Test func withoutAnyAnswerTheNextBackendWrites() async throws {
        let planning = try Planning(Model([Model.fail(.refused)]))
        await #expect(throws: GenerationError.self) { try await planning.write(Self.parameters) }
    }

    @Test(arguments: [
        (answer(1, choices: 1), "choices"),
        (
            answer(1, choices: 2).replacing("Choice 1", with: "Choice 0"),
            "choices: two are the same, must all be different"
        ),
        (answer(1, choices: 2).replacing("sentence 0", with: "a knife"), "knife"),
    ])
    func anUnusableAnswerIsCorrected(answer: String, problem: String) async throws {
        let planning = try Planning(Model([Model.say(answer)] + Self.answers))
        _ = try await planning.write(Self.parameters)
        let correction = planning.model.requests[1].promptText
        #expect(correction.contains(problem), "\(correction)")
    }

    @Test func inAnotherLanguageTheFirstPageHasTheTitle() async throws {
        let answers = [Model.say(Self.answer(1, choices: 2, title: "Miras Tag"))] + Self.answers.dropFirst()
        let planning = try Planning(Model(answers))
        let story = try await planning.write(Self.parameters, language: "fr")
        #expect(story.title == "Miras Tag")
        let prompts = planning.model.requests.map { $0.promptText }
        #expect(prompts[0].contains("- \"title\":") && prompts[1].contains("Title: Miras Tag."))
    }
}
