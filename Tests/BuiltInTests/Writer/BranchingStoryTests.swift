import Prompts
import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// Stories with choices by the built-in writer: clean prose, and graphs in which every path ends.
struct BranchingStoryTests {
    /// Every shape, theme and age, with different heroes and subjects.
    private static let all: [StoryParameters] = {
        var all: [StoryParameters] = []
        let themes: [Theme] = [.fantasy, .adventure, .animals, .family, .friendship, .neutral]
        let abouts = [nil, "a lantern afraid of the dark", nil, "sharing", "why the sea is salty", "the moon"]
        for choices in Branching.choiceLimits {
            for depth in Branching.depthLimits {
                for endings in Branching.endingLimits {
                    let shape = Branching(choices: choices, depth: depth, endings: endings)
                    guard endings <= shape.mostEndings else { continue }
                    for pages in [shape.passageCount, 2 * shape.passageCount] {
                        for number in 0..<5 {
                            let seed = all.count
                            all.append(
                                StoryParameters(
                                    hero: ["Mira", "Otto", "Robin Quill", "Uli"][seed % 4],
                                    kind: seed % 4 == 3 ? "owl" : nil,
                                    age: [2, 3, 5, 7, 10][number], theme: themes[seed % themes.count],
                                    about: abouts[seed / 7 % abouts.count],
                                    lesson: seed % 3 == 0 ? "to ask for help" : nil, pages: pages,
                                    seed: UInt64(seed), branching: shape))
                        }
                    }
                }
            }
        }
        return all
    }()

    @Test
    func everyPassageIsReachedAndEveryPathEnds() throws {
        #expect(Self.all.count >= 300)
        for parameters in Self.all {
            let shape = try #require(parameters.branching)
            let passages = try StubWriter.shipped.story(from: parameters).passages
            #expect(passages.count == shape.passageCount)
            #expect(passages.count { $0.choices.isEmpty } == shape.endings)
            #expect(Set(passages.flatMap(\.choices).map(\.passage)) == Set(1..<passages.count))
            for (index, passage) in passages.enumerated() {
                // Choices lead forward, so that every path ends.
                #expect(passage.choices.allSatisfy { $0.passage > index })
                #expect(Set(passage.choices.map(\.text)).count == passage.choices.count)
                #expect(passage.choices.count <= shape.choices)
            }
        }
    }

    @Test
    func writesCleanProse() throws {
        for parameters in Self.all {
            let story = try StubWriter.shipped.story(from: parameters)
            #expect(ProseReview(story.body).faults.isEmpty, "\(parameters)\n\(story.body)")
            #expect(ProseReview(story.title).faults.isEmpty && story.title.count <= 70, "\(story.title)")
            #expect(try StubWriter.shipped.story(from: parameters) == story)
        }
    }

    /// The pages that the built-in planner makes: each passage begins one, and together they are as many as allowed.
    @Test
    func pagesAreBounded() throws {
        let lexicon = try PlannerLexicon(Prompts())
        for parameters in Self.all {
            let story = try StubWriter.shipped.story(from: parameters)
            let sentences = SentenceSplitter(language: "en").sentences(of: story.body)
                .marked(headings: story.headings, passages: story.passages)
            let audience = Audience(ages: parameters.age...parameters.age, rating: .general)
            let plan = StubPlanner(lexicon: lexicon).plan(
                PlanRequest(
                    title: story.title, sentences: sentences, language: "en", audience: audience,
                    pages: parameters.pages))
            let pages = plan.pages.map(\.sentences)
            #expect(pages.count == min(parameters.pages, sentences.count), "\(parameters): \(pages.count)")
            let firsts = Set(pages.map(\.first))
            #expect(sentences.filter(\.opensPassage).allSatisfy { firsts.contains($0.number) })
            #expect(
                story.passages.choices(at: pages, of: sentences).flatMap(\.self).count
                    == story.passages.flatMap(\.choices).count)
        }
    }
}
