import Synchronization
import Testing

@testable import Domain
@testable import Generation
@testable import Prompts

/// Plans a story with a scripted model. Only sleeping advances the clock.
struct Planning {
    static let cast = #"{"theme":"animals","characters":[{"name":"Pim","kind":"fox","appearance":"a small red fox"}]}"#

    let model: ScriptedModel
    private let generator: ModelTextGenerator
    private let notes = Notes()

    final class Notes: Sendable {
        let attempts = Mutex<[TextAttempt]>([])
        let answers = Mutex<[String: JSONValue]>([:])
        let pauses = Mutex<[Duration]>([])
    }

    init(_ model: ScriptedModel) throws {
        self.model = model
        let notes = notes
        let prompts = Prompts()
        let schema = try JSONSchema(parsing: prompts[.pageSpecSchema])
        generator = ModelTextGenerator(
            model: model, book: try PromptBook(prompts),
            validator: PlanValidator(schema: schema, ratings: RatingWords(excluded: [.general: ["knife"]])),
            standIn: PlainPlanner(),
            time: HostClock(
                now: { 0 }, uptime: { notes.pauses.withLock { $0.reduce(0) { $0 + $1 / .seconds(1) } } },
                sleep: { pause in notes.pauses.withLock { $0.append(pause) } }))
    }

    var attempts: [TextAttempt] { notes.attempts.withLock(\.self) }
    var pauses: [Duration] { notes.pauses.withLock(\.self) }

    /// Recorded answers are kept from plan to plan. `hasSuccessor`: another model can be asked for the story.
    private func journal(hasSuccessor: Bool = false) -> TextJournal {
        let notes = notes
        var journal = TextJournal(run: RunID(1), collection: CollectionID(1), story: Slug(title: "pim")) {
            attempt, answer in
            notes.attempts.withLock { $0.append(attempt) }
            if let answer { notes.answers.withLock { $0[answer.question] = answer.value } }
        }
        journal.recordedAnswer = { question in notes.answers.withLock { $0[question] } }
        journal.hasSuccessor = hasSuccessor
        return journal
    }

    func plan(
        _ text: String, pages: Int? = nil, ages: ClosedRange<Int> = 3...4, language: String = "en",
        hasSuccessor: Bool = false, present: StoryPlan? = nil, comic: ComicPage? = nil
    ) async throws -> StoryPlan {
        var request = PlanRequest(
            title: "Pim", sentences: SentenceSplitter(language: language).sentences(of: text), language: language,
            audience: Audience(ages: ages, rating: .general), pages: pages)
        request.present = present
        request.comic = comic
        return try await generator.plan(request, journal: journal(hasSuccessor: hasSuccessor))
    }

    func write(_ parameters: StoryParameters, language: String = "en") async throws -> StoryText {
        try await written(parameters, language: language).text
    }

    func written(_ parameters: StoryParameters, language: String = "en") async throws -> WrittenStory {
        try await generator.write(parameters, language: language, journal: journal())
    }

    func rewrite(_ request: RewriteRequest) async throws -> String? {
        try await generator.rewrite(request, journal: journal())
    }

    func stories(_ request: GrowthRequest) async throws -> [GrownStory]? {
        try await generator.stories(request, journal: journal())
    }

    func error(_ text: String = "Pim ran.") async throws -> GenerationError {
        try #require(await #expect(throws: GenerationError.self) { try await plan(text, hasSuccessor: true) })
    }

    /// A page that ends with sentence `last`.
    static func page(last: Int, direction: String = "Pim runs.", cast: String = "pim", holding: String = "null")
        -> String
    {
        """
        {"last":\(last),"direction":"\(direction)","alt":"A fox runs.","setting":"forest","timeOfDay":"day",
         "weather":"clear","mood":"happy","props":["Log"],
         "cast":[{"character":"\(cast)","pose":"running","holding":\(holding),"target":null}]}
        """
    }
}
