@testable import Domain
@testable import Generation

/// Plans one page for each sentence. The direction is the sentence, and the cast are the characters that it names.
struct EchoPlanner: TextGenerator {
    let name = "echo"
    var characters = [
        StoryCharacter(id: "pim", name: "Pim", kind: "fox", appearance: "a small red fox with a blue scarf"),
        StoryCharacter(id: "ola", name: "Ola", kind: "owl", appearance: "a grey owl with round spectacles"),
    ]

    func availability() async -> Availability { .available(detail: "echoes") }

    func write(_ parameters: StoryParameters, language: String, journal: TextJournal) async throws -> WrittenStory {
        throw GenerationError(.refused, "plans only")
    }

    func plan(_ request: PlanRequest, journal: TextJournal) async throws -> StoryPlan {
        StoryPlan(
            theme: .animals, characters: characters,
            pages: request.sentences.enumerated().map { index, sentence in
                let cast = characters.filter { sentence.text.contains($0.name) }.map { CastMember(character: $0.id) }
                let panel = PanelSpec(
                    direction: sentence.text, alt: "Page of a fox: \(sentence.text)", setting: .forest, cast: cast)
                return PageSpec(
                    number: index + 1, sentences: SentenceRange(first: index + 1, last: index + 1), panels: [panel])
            })
    }
}
