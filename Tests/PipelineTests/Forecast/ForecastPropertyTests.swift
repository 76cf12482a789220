import Foundation
import PipelineFixtures
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import Pipeline

/// A run does what a dry run forecasts, after any history of the library.
struct ForecastPropertyTests {
    /// A library with a random history of runs and faults.
    private final class Life {
        private static let words = ["forest", "meadow", "river", "village", "castle", "garden", "shore", "cave"]

        let testRun: TestRun
        let model: ScriptedImageGenerator?
        private var random: SeededGenerator
        private var stories: Int
        private let sizes: String
        private var style = "soft chalk"
        private let isFaultless = FaultSwitch()

        init(seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            testRun = try TestRun(stories: [:], export: true)
            stories = 1 + random.next(below: 3)
            sizes = random.next(below: 2) == 0 ? "64x64" : "[64x64, 96x96]"
            if random.next(below: 3) > 0 {
                model = ScriptedImageGenerator("model", price: Amount("0.04")) { [isFaultless] number, request in
                    guard isFaultless.isOn || number % 3 > 0 else { return .fail(GenerationError(.refused, "no")) }
                    // A different picture for each request.
                    var request = request
                    request.seed = StableHash(of: request.concept, "\(request.seed)").value
                    return (try? .send(ScriptedImageGenerator.picture(of: request).bytes)) ?? .hang
                }
                testRun.images = model.map { [$0] } ?? []
            } else {
                model = nil
            }
            for number in 0..<stories { try writeStory(number) }
            try writePipeline()
        }

        private func writeStory(_ number: Int) throws {
            let sentences = (0..<(1 + random.next(below: 6))).map { _ in
                "Pim the fox went to the \(Self.words[random.next(below: 8)]) and looked for the \(Self.words[random.next(below: 8)])"
                    + " until the moon stood over the trees and all the birds were quiet and it was late."
            }
            try testRun.folder.write(sentences.joined(separator: " "), to: "stories/tale-\(number).txt")
        }

        private func writePipeline() throws {
            let files = (0..<stories).map { "  - file: stories/tale-\($0).txt\n" }.joined()
            try testRun.folder.write(
                "collection: Test\nstories:\n\(files)size: \(sizes)\nstyle: \(style)\naudience: { ages: 1-2 }\nexport: [epub]\n",
                to: "pipeline.yaml")
        }

        /// Random runs and faults.
        func live() async throws -> [String] {
            var history: [String] = []
            for _ in 0..<random.next(below: 6) {
                let event = random.next(below: 8)
                history.append("\(event)")
                switch event {
                case 0, 1: _ = try await testRun.run()
                case 2: _ = try await testRun.run(limits: RunLimits(images: random.next(below: 4)))
                case 3: try writeStory(random.next(below: stories))
                case 4:
                    style += " and ink"
                    try writePipeline()
                case 5:
                    try writeStory(stories)
                    stories += 1
                    try writePipeline()
                case 6: try removePictures()
                default: try await crash()
                }
            }
            return history
        }

        private func removePictures() throws {
            let images = testRun.library.appending("images").string
            guard FileManager.default.fileExists(atPath: images) else { return }
            let files = try FileManager.default.subpathsOfDirectory(atPath: images).filter { $0.contains(".") }.sorted()
            for file in files where random.next(below: 3) == 0 {
                try FileManager.default.removeItem(atPath: "\(images)/\(file)")
            }
        }

        private func crash() async throws {
            guard FileManager.default.fileExists(atPath: testRun.library.appending("library.sqlite").string) else {
                return
            }
            try testRun.execute(
                """
                UPDATE panel SET lease = (SELECT max(id) FROM run), started = id % 2,
                    status = CASE status WHEN 'pending' THEN 'generating' ELSE status END
                WHERE queue IS NOT NULL AND id % 3 > 0
                """)
        }

        func heal() { isFaultless.turnOn() }

        func flip() -> Bool { random.next(below: 2) == 0 }
    }

    private final class FaultSwitch: Sendable {
        private let state = Mutex(false)
        var isOn: Bool { state.withLock { $0 } }
        func turnOn() { state.withLock { $0 = true } }
    }

    @Test(arguments: Soak.seeds(0...29, otherwise: 12))
    func saysWhatTheRunThenDoes(seed: Int) async throws {
        let life = try Life(seed: UInt64(seed))
        let history = try await life.live()
        life.heal()
        let (refresh, retry) = (life.flip(), life.flip())
        let before = try life.testRun.everything()
        let forecast = try await life.testRun.forecast(refresh: refresh, retry: retry, listing: true)
        #expect(try life.testRun.everything() == before, "nothing is touched")
        let asked = life.model?.requests.count ?? 0
        let deeds = try await life.testRun.deeds(refresh: refresh, retry: retry)
        #expect(forecast.deeds == deeds, "after \(history), refresh \(refresh), retry \(retry)")
        #expect(forecast.pictures?.count == deeds.drawn)
        if let model = life.model {
            let pictures = forecast.work.reduce(0) { $0 + $1.pictures }
            #expect(model.requests.count - asked == pictures, "requests, after \(history)")
        }
        let again = try await life.testRun.forecast()
        #expect(again.isNothing, "after that there is nothing left to do")
    }
}
