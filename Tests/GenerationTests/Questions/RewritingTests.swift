import Testing

@testable import Domain
@testable import Generation

/// A language model puts a refused direction in other words.
struct RewritingTests {
    private typealias Model = ScriptedModel

    private static let request = RewriteRequest(
        subject: "page 3 in other words", direction: "Pim fights the storm with a knife <now>.", shown: ["Pim", "Owl"],
        others: ["Mouse"], audience: Audience(ages: 3...4, rating: .general))

    private static func answer(_ words: String) -> String { #"{"direction":"\#(words)"}"# }

    @Test func asksForTheSceneAndTheNamesThatStay() async throws {
        let planning = try Planning(Model([Model.say(Self.answer(" Pim  walks through the wind. "))]))
        #expect(try await planning.rewrite(Self.request) == "Pim walks through the wind.")
        let request = try #require(planning.model.requests.first)
        #expect(request.schemaName == "rewrite")
        #expect(request.instructions.contains("children of 3 to 4 years, rated G"))
        let question = request.turns[0].text
        #expect(question.contains("Pim fights the storm with a knife ‹now›."))
        #expect(question.contains("at most 160 characters"))
        #expect(question.contains("no other names are added: “Pim”."))
        #expect(request.schema[path: ["properties", "direction", "maxLength"]] == .number(160))
        #expect(planning.attempts.map(\.subject) == ["page 3 in other words"])
    }

    @Test func leavesNamesOutWhereTheSceneHasNone() async throws {
        var request = Self.request
        request.direction = "A storm over the sea."
        let planning = try Planning(Model([Model.say(Self.answer("Wind over the sea."))]))
        _ = try await planning.rewrite(request)
        #expect(planning.model.requests.first?.turns[0].text.contains("names") == false)
    }

    @Test(arguments: [
        ("Pim fights the storm with a knife <now>.", "has signs that prompts are marked with"),
        ("Pim fights the storm with a knife now. {x}", "has signs that prompts are marked with"),
        ("Pim plays with a knife.", "“knife” is not for a collection rated G"),
        ("A fox walks through the wind.", "does not name “Pim”, who is in the scene"),
        ("Pim and Mouse walk through the wind.", "names “Mouse”, who is not in the scene"),
        (" ", "is empty"),
        (String(repeating: "Pim walks on. ", count: 20), "characters, at most 160"),
    ])
    func sendsBackWhatCannotBeUsed(words: String, problem: String) async throws {
        let planning = try Planning(
            Model([Model.say(Self.answer(words)), Model.say(Self.answer("Pim walks through the wind."))]))
        #expect(try await planning.rewrite(Self.request) == "Pim walks through the wind.")
        #expect(planning.attempts.map(\.outcome) == [.failed(.badReply), .ready])
        #expect(planning.attempts.first?.message?.contains(problem) == true, "\(planning.attempts)")
    }

    @Test func doesNotTakeTheRefusedWordsAgain() async throws {
        var request = Self.request
        request.direction = "Pim  runs."
        let planning = try Planning(Model([Model.say(Self.answer("Pim runs."))]))
        await #expect(throws: GenerationError.self) { try await planning.rewrite(request) }
        #expect(planning.attempts.count == 3)
        #expect(planning.attempts.last?.message?.contains("has the words that were refused") == true)
    }

    @Test func aGeneratorThatRewritesNothingHasNoWords() async throws {
        struct Other: TextGenerator {
            let name = "other"
            func availability() async -> Availability { .available(detail: "") }
            func write(_: StoryParameters, language: String, journal: TextJournal) async throws -> WrittenStory {
                throw GenerationError(.misconfigured, "")
            }
            func plan(_: PlanRequest, journal: TextJournal) async throws -> StoryPlan {
                throw GenerationError(.misconfigured, "")
            }
        }
        #expect(try await Other().rewrite(Self.request, journal: .none) == nil)
    }
}
