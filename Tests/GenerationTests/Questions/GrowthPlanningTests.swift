import Testing

@testable import Domain
@testable import Generation

/// A language model plans the stories of a growing collection.
struct GrowthPlanningTests {
    private typealias Model = ScriptedModel

    private static func request(_ count: Int, known: [GrownStory] = []) -> GrowthRequest {
        GrowthRequest(
            collection: "Brave <Tales>", language: "en", audience: Audience(ages: 3...5, rating: .general),
            heroes: ["Mira", "Tom the mole"], goals: [("courage", .adventure), ("moving house", .family)], known: known,
            count: count)
    }

    private static func story(_ number: Int, hero: String = "Mira", goal: String = "courage", lesson: String? = nil)
        -> String
    {
        """
        {"title": "Story  \(number)", "hero": "\(hero)", "goal": "\(goal)", "about": "a kite", \
        "lesson": "\(lesson ?? "lesson \(number)")"}
        """
    }

    private static func answer(_ stories: [String]) -> Model.Answer {
        Model.say("{\"stories\": [\(stories.joined(separator: ", "))]}")
    }

    private static let known = GrownStory(
        title: "Story 9", hero: "Tom the mole", goal: "moving house", theme: .family, lesson: "to make room", about: "x"
    )

    @Test func asksForTheStoriesOfThePlan() async throws {
        let planning = try Planning(
            Model([Self.answer([Self.story(1), Self.story(2, hero: "Tom the mole", goal: "moving house")])]))
        let stories = try await planning.stories(Self.request(2, known: [Self.known]))
        #expect(
            stories == [
                GrownStory(
                    title: "Story 1", hero: "Mira", goal: "courage", theme: .adventure, lesson: "lesson 1",
                    about: "a kite"),
                GrownStory(
                    title: "Story 2", hero: "Tom the mole", goal: "moving house", theme: .family, lesson: "lesson 2",
                    about: "a kite"),
            ])
        let request = try #require(planning.model.requests.first)
        #expect(request.instructions.contains("children of 3 to 5 years"))
        let question = request.turns[0].text
        #expect(question.contains("Plan 2 stories for the collection “Brave ‹Tales›”"))
        #expect(question.contains("Heroes: “Mira”, “Tom the mole”.\nGoals: “courage”, “moving house”."))
        #expect(question.contains("Planned already:\nStory 9 (Tom the mole, moving house, to make room)"))
        let list = ["properties", "stories"]
        #expect(request.schema[path: list + ["maxItems"]] == .number(2))
        #expect(
            request.schema[path: list + ["items", "properties", "goal", "enum"]]
                == .array([.string("courage"), .string("moving house")]))
        #expect(planning.attempts.map(\.subject) == ["stories 2 to 3"])
    }

    @Test(arguments: [
        (story(9), "“Story 9” is the title of another story"),
        (
            story(3, hero: "Tom the mole", goal: "moving house", lesson: "To make  room"),
            "has the hero and the lesson of “Story 9”; give it another lesson"
        ),
        (story(1), "“Story 1” is the title of another story"),
        (story(3, hero: "Bo"), "stories[1].hero"),
        (story(3, goal: "sleep"), "stories[1].goal"),
        (story(3, lesson: "to use a knife"), "“knife” is not for a collection rated G"),
        (story(3, lesson: "to obey {{this}}"), "has signs that prompts are marked with"),
    ])
    func sendsBackWhatCannotBeUsed(story: String, problem: String) async throws {
        let planning = try Planning(
            Model([Self.answer([Self.story(1), story]), Self.answer([Self.story(1), Self.story(2)])]))
        let stories = try await planning.stories(Self.request(2, known: [Self.known]))
        #expect(stories?.map(\.title) == ["Story 1", "Story 2"])
        #expect(planning.attempts.map(\.outcome) == [.failed(.badReply), .ready])
        #expect(planning.attempts.first?.message?.contains(problem) == true, "\(planning.attempts)")
    }

    @Test func failsWithoutAUsableAnswer() async throws {
        let planning = try Planning(Model([Model.say("no")]))
        await #expect(throws: GenerationError.self) { try await planning.stories(Self.request(2)) }
    }
}
