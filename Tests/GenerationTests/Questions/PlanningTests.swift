import Testing

@testable import Domain
@testable import Generation

struct PlanningTests {
    private typealias Model = ScriptedModel

    @Test func asksForTheCastAndThenForPageAfterPage() async throws {
        let planning = try Planning(
            Model([Model.say(Planning.cast), Model.say(Planning.page(last: 2)), Model.say(Planning.page(last: 3))]))
        let plan = try await planning.plan("Pim ran. He sat. He slept.", pages: 2)
        #expect(
            plan.characters == [StoryCharacter(id: "pim", name: "Pim", kind: "fox", appearance: "a small red fox")])
        #expect(plan.theme == .animals)
        #expect(plan.pages.map(\.number) == [1, 2])
        #expect(plan.pages.map(\.sentences) == [SentenceRange(first: 1, last: 2), SentenceRange(first: 3, last: 3)])
        #expect(plan.pages[0].panels[0].props == ["log"])
        #expect(planning.attempts.map(\.subject) == ["cast", "page 1", "page 2"])
        #expect(planning.attempts.allSatisfy { $0.outcome == .ready && $0.repairs.isEmpty })
    }

    @Test func letsAPageEndOnlyWhereTheRestStillFillsItsPages() async throws {
        let planning = try Planning(Model([Model.say(Planning.cast), Model.say(Planning.page(last: 3))]))
        _ = try? await planning.plan("Pim ran. He sat. He slept.", pages: 3)
        let page = planning.model.requests[1]
        #expect(page.schema[path: ["properties", "last", "minimum"]] == .number(1))
        #expect(page.schema[path: ["properties", "last", "maximum"]] == .number(1))
        #expect(
            page.schema[path: ["properties", "cast", "items", "properties", "character", "enum"]]
                == .array([.string("pim")]))
    }

    @Test func endsNoPageWithAHeading() async throws {
        let planning = try Planning(
            Model([Model.say(Planning.cast), Model.say(Planning.page(last: 2)), Model.say(Planning.page(last: 4))]))
        let plan = try await planning.plan(
            "Pim ran on.\n\nThe Reeds\n\nHe sat. He slept until the morning came.", pages: 2)
        #expect(planning.model.requests[1].schema[path: ["properties", "last", "maximum"]] == .number(3))
        #expect(plan.pages.map(\.sentences) == [SentenceRange(first: 1, last: 1), SentenceRange(first: 2, last: 4)])
    }

    @Test func letsNoPageEndWithAHeading() async throws {
        let planning = try Planning(Model([Model.say(Planning.cast), Model.say(Planning.page(last: 2))]))
        _ = try? await planning.plan("Pim ran.\n\nIn the Reeds\n\nHe sat. He slept.", pages: 2)
        let last = ["properties", "last"]
        #expect(planning.model.requests[1].schema[path: last + ["minimum"]] == .number(1))
        #expect(planning.model.requests[1].schema[path: last + ["maximum"]] == .number(1))
    }

    /// A page ends before a chapter, and takes all that is left before it.
    @Test func endsAPageBeforeAChapter() {
        let sentences = SentenceSplitter(language: "en").sentences(
            of: "Pim ran. He sat. He slept.\n\nThe Reeds\n\nHe woke. He ate. He ran."
        ).marked(headings: [1])
        let window = PageWindow(sentences: sentences, band: 4...40, pageCount: nil)
        #expect(window.ends(first: 1, page: 1) == 3...3)
        #expect(window.ends(first: 4, page: 2) == 7...7)
        let narrow = PageWindow(sentences: sentences, band: 1...4, pageCount: nil)
        #expect(narrow.ends(first: 1, page: 1).upperBound == 2)
        #expect(narrow.ends(first: 3, page: 2) == 3...3)
    }

    @Test func showsTheModelWhatIsWrongWithItsAnswer() async throws {
        let planning = try Planning(
            Model([
                Model.say(Planning.cast), Model.say(Planning.page(last: 1, cast: "nobody")),
                Model.say(Planning.page(last: 1)),
            ]))
        _ = try await planning.plan("Pim ran.")
        let second = planning.model.requests[2]
        #expect(second.turns.map(\.role) == [.user, .assistant, .user])
        #expect(
            second.turns[2].text == """
                Your answer cannot be used:
                - cast[0].character: is “nobody”, must be one of “pim”

                Give the whole JSON object again with that corrected, and nothing else.

                """)
        #expect(planning.attempts[1].outcome == .failed(.badReply))
        #expect(planning.attempts[1].message == "cast[0].character: is “nobody”, must be one of “pim”")
        #expect(planning.attempts.map(\.number) == [1, 1, 2])
    }

    @Test func givesUpAfterTwoCorrections() async throws {
        let planning = try Planning(Model([Model.say("I like foxes.")]))
        let error = try await planning.error()
        #expect(error.kind == .badReply)
        #expect(planning.model.requests.count == 3)
    }

    @Test func keepsWhatIsHeldAmongTheThings() async throws {
        let planning = try Planning(
            Model([Model.say(Planning.cast), Model.say(Planning.page(last: 1, holding: "\"Lantern\""))]))
        let panel = try await planning.plan("Pim ran.").pages[0].panels[0]
        #expect(panel.props == ["log", "lantern"])
        #expect(panel.cast[0].holding == "lantern")
    }

    @Test func namesWhatWasRepairedInAReply() async throws {
        let planning = try Planning(
            Model([Model.say("```json\n\(Planning.cast)\n```"), Model.say(Planning.page(last: 1))]))
        _ = try await planning.plan("Pim ran.")
        #expect(planning.attempts[0].repairs == ["code-fence"])
    }

    @Test func holdsDirectionsToTheRating() async throws {
        let planning = try Planning(
            Model([Model.say(Planning.cast), Model.say(Planning.page(last: 1, direction: "Pim holds a knife."))]))
        let error = try await planning.error()
        #expect(error == GenerationError(.badReply, "direction: “knife” is not for a collection rated G"))
    }

    @Test func asksForTheCastOfALongStoryPartByPart() async throws {
        let text = (1...300).map { "Pim ran past tree number \($0)." }.joined(separator: " ")
        let planning = try Planning(
            Model(contextSize: 4096, [Model.say(Planning.cast), Model.say(Planning.cast), Model.fail(.unavailable)]))
        _ = try? await planning.plan(text)
        #expect(planning.attempts.map(\.subject) == ["cast, part 1 of 2", "cast, part 2 of 2", "page 1"])
        let parts = planning.model.requests.prefix(2).map { request in
            request.turns[0].text.split(separator: "\n").compactMap { Int($0.prefix { $0 != "|" }) }
        }
        #expect(parts[0] + parts[1] == Array(1...300))
        #expect(planning.model.requests[1].turns[0].text.contains("- Pim, fox"))
    }

    @Test func writesAStory() async throws {
        let paragraph = Array(repeating: "Mira held the lantern", count: 12).joined(separator: " ") + "."
        let reply =
            #"{"title":"Mira  and the lantern","paragraphs":["\#(paragraph)","\#(paragraph)","\#(paragraph)","\#(paragraph)"]}"#
        let planning = try Planning(Model([Model.say(reply)]))
        let story = try await planning.write(StoryParameters(hero: "Mira", age: 4, pages: 4))
        #expect(story.title == "Mira and the lantern")
        #expect(story.body.split(separator: "\n\n").count == 4)
    }

    @Test func refusesAStoryOfTheWrongLength() async throws {
        let planning = try Planning(Model([Model.say(#"{"title":"T","paragraphs":["a","b","c"]}"#)]))
        let error = await #expect(throws: GenerationError.self) {
            try await planning.write(StoryParameters(hero: "Mira", age: 4, pages: 4))
        }
        #expect(error == GenerationError(.badReply, "paragraphs: 3 words, must be from 60 to 280"))
    }
}
