import FakeModelServers
import Foundation
import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// For every reply of a model, the pages contain the story's own words, each once and in order.
struct WordForWordTests {
    private static let words = [
        "en": [
            "Pim", "the", "fox", "lit", "a", "lantern", "and", "“so”", "Dr.", "well-known", "3.5", "naïve", "🦊", "why?",
        ],
        "he": ["פִּים", "הַשּׁוּעָל", "הִדְלִיק", "פַּנָּס", "וְ", "אָמַר", "„לילה”", "צה״ל", "12:30"],
    ]

    private static func line(_ language: String, _ random: inout SeededGenerator) -> String {
        let words = words[language] ?? []
        return (0..<(2 + Int(random.next() % 14))).map { _ in words[Int(random.next() % UInt64(words.count))] }
            .joined(separator: " ")
    }

    /// Paragraphs of prose, or stanzas whose line breaks are kept.
    private static func story(_ language: String, _ random: inout SeededGenerator) -> String {
        (0..<(1 + Int(random.next() % 4))).map { _ in
            let isVerse = random.next() % 2 == 0
            return (0..<(1 + Int(random.next() % 6))).map { _ in
                line(language, &random) + [".", "!", "?", "…", ",", ""][Int(random.next() % 6)]
            }.joined(separator: isVerse ? "  \n" : " ")
        }.joined(separator: "\n\n")
    }

    @Test(arguments: ["en", "he"])
    func pagesHaveTheStorysOwnWords(language: String) async throws {
        var random = SeededGenerator(seed: 11)
        var stories: [String: String] = [:]
        for number in 10..<34 { stories["tale-\(number).txt"] = Self.story(language, &random) }
        let testRun = try TestRun(stories: stories, size: "64x64")
        let pipeline = try String(decoding: testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try testRun.folder.write("language: \(language)\n" + pipeline, to: "pipeline.yaml")
        let model = ScriptedLanguageModel("model", width: 4) { _, request in
            guard case .object(let answer)? = request.schema.example, case .number(let most)? = answer["last"],
                case .number(let least)? = request.schema[path: ["properties", "last", "minimum"]]
            else { return .oblige }
            let last = least + Double(request.seed % UInt64(most - least + 1))
            let changed = JSONValue.object(answer.merging(["last": .number(last)]) { $1 })
            return (try? changed.compactText).map { .say($0) } ?? .oblige
        }
        try testRun.ask([model])
        #expect(try await testRun.run().outcome == .whole)
        let library = try testRun.open()
        defer { try? library.close() }
        for story in try await testRun.stories() {
            #expect(story.plannedBy == "model")
            let pages = try await library.collections.pages(of: story.id).map(\.text)
            let source = try #require(stories["\(story.slug).txt"])
            let words: [Substring] = pages.flatMap { $0.split(whereSeparator: \.isWhitespace) }
            #expect(words == source.split(whereSeparator: \.isWhitespace), "\(source)")
            #expect(pages.allSatisfy { !$0.isEmpty })
        }
    }
}
