import BackendFixtures
import Foundation
import Synchronization
import Testing

@testable import Backends
@testable import BuiltIn
@testable import Domain
@testable import Generation
@testable import Prompts

/// A real llama.cpp server, with the model that it has loaded.
@Suite(
    .enabled(
        if: ProcessInfo.processInfo.environment["NIGHTPRESS_LLAMA"] != nil,
        "NIGHTPRESS_LLAMA names no server: set it to the URL of llama.cpp's, http://127.0.0.1:8081 say"))
struct LiveServerTests {
    private static let stories = [
        ("The Lantern", "Mira found a lantern. It would not burn. She blew on it softly. It woke."),
        ("Pim", "Pim the fox ran through the snow. “Wait!” said the owl. Pim waited. They walked home together."),
        ("The Boat", "A small boat lay on the shore. The sea came and took it. In the morning it was back."),
    ]

    private final class Notes: Sendable {
        private let attempts = Mutex<[TextAttempt]>([])

        var all: [TextAttempt] { attempts.withLock(\.self) }
        func add(_ attempt: TextAttempt) { attempts.withLock { $0.append(attempt) } }
    }

    private func generator(on machine: TestMachine) throws -> ModelTextGenerator {
        let prompts = Prompts()
        let settings = BackendSettings(
            name: "llama", kind: "openai", url: ProcessInfo.processInfo.environment["NIGHTPRESS_LLAMA"],
            model: ProcessInfo.processInfo.environment["NIGHTPRESS_LLAMA_MODEL"])
        return ModelTextGenerator(
            model: machine.model(settings),
            book: try PromptBook(prompts),
            validator: PlanValidator(
                schema: try JSONSchema(parsing: prompts[.pageSpecSchema]), ratings: RatingWords(excluded: [:])),
            standIn: try BuiltInGenerators(prompts: prompts, processorCount: 1).standInPlanner,
            time: machine.backends.time)
    }

    /// A model may give poor plans, but they are valid, or its error is distinct from a fault of the server.
    @Test func plansStories() async throws {
        try await TestMachine().run { machine async throws in
            let generator = try generator(on: machine)
            guard case .available(let detail, _) = await generator.availability() else {
                Issue.record("\(await generator.availability())")
                return
            }
            print("live: \(detail)")
            for (title, text) in Self.stories { try await plan(title, text, with: generator) }
            await generator.release()
        }
    }

    private func plan(_ title: String, _ text: String, with generator: ModelTextGenerator) async throws {
        let notes = Notes()
        let request = PlanRequest(
            title: title, sentences: SentenceSplitter(language: "en").sentences(of: text), language: "en",
            audience: Audience(ages: 3...4, rating: .general))
        do {
            let journal = TextJournal(run: RunID(1), collection: CollectionID(1), story: Slug(title: title)) {
                attempt, _ in
                notes.add(attempt)
            }
            let plan = try await generator.plan(request, journal: journal)
            print("live: “\(title)”: \(plan.pages.count) pages, \(plan.characters.count) characters")
            #expect(plan.pages.last?.sentences.last == request.sentences.count)
        } catch let error as GenerationError {
            print("live: “\(title)”: \(error)")
            #expect([.badReply, .tooLong].contains(error.kind), "\(error)")
        }
        for attempt in notes.all { report(attempt) }
        #expect(!notes.all.isEmpty)
    }

    private func report(_ attempt: TextAttempt) {
        let tokens = "\(attempt.promptTokens ?? 0)+\(attempt.replyTokens ?? 0) tokens"
        print(
            "live:   \(attempt.subject) \(attempt.number): \(Int(attempt.seconds * 1000)) ms, \(tokens), "
                + "repairs \(attempt.repairs), \(attempt.outcome)\(attempt.message.map { ": \($0)" } ?? "")")
    }
}
