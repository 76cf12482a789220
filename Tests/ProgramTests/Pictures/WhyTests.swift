import FakeImageServers
import Foundation
import ProgramFixtures
import TestServer
import TestSupport
import Testing

/// The reasons for a page's state, with the messages of the servers.
struct WhyTests {
    private struct Document: Decodable {
        struct Collection: Decodable {
            var stories: [Story]
        }

        struct Story: Decodable {
            var pages: [Page]
        }

        struct Page: Decodable {
            var status: String
            var backendExplanation: String?
            var command: String?
            var attempts: [Request]
        }

        struct Request: Decodable {
            var backend: String
            var outcome: String
            var message: String?
            var started: String
            var seconds: Double
        }

        var collections: [Collection]
    }

    @Test(.timeLimit(.minutes(2))) func aNamedPageShowsItsLadderAndTheCommandThatDrawsItAgain() async throws {
        let product = FakeSDServer()
        let broken: @Sendable (RecordedRequest) -> ImageSituation = { request in
            product.isQuestion(request)
                ? .playing(.json(#"{"error":{"message":"the model fell asleep"}}"#, status: 400)) : .drawing
        }
        try await PictureRun.serving(product, in: broken) { first in
            try await PictureRun.serving(FakeSDServer()) { second in
                let testRun = try PictureRun([
                    ("sleepy", "kind: openai, url: \"\(first.url)\""), ("sd", "kind: openai, url: \"\(second.url)\""),
                ])
                #expect(try await testRun.run("-q", "--library", "my library").code == 0)
                let words = ["status", "--why", "tale-1/1", "--library", "my library"]
                let text = try await BuiltProgram.run(words, in: testRun.work.path, environment: ["TZ": "UTC"]).output
                let folded = text.replacing(/\s+/, with: " ")
                #expect(text.contains("by sd, because sleepy failed\n"), "\(text)")
                #expect(
                    folded.contains(
                        /\d\d:\d\d sleepy \(full\), [a-z-]+ after \d+\.\d s: HTTP 400: the model fell asleep/),
                    "\(text)")
                #expect(text.contains("asleep"), "\(text)")
                #expect(text.contains(/\n +\d{4}-\d\d-\d\d \d\d:\d\d sd \(full\), ready after \d+\.\d s\n/), "\(text)")
                #expect(
                    folded.contains(
                        "redraw: nightpress regenerate tales/tale-1/1 --library 'my library'"), "\(text)")
                let json = try await BuiltProgram.run(words + ["--json"], in: testRun.work.path).output
                let page = try #require(
                    try JSONDecoder().decode(Document.self, from: Data(json.utf8)).collections.first?.stories.first?
                        .pages
                        .first)
                #expect(page.status == "ready")
                #expect(page.backendExplanation == "by sd, because sleepy failed")
                #expect(page.command == "nightpress regenerate tales/tale-1/1 --library 'my library'")
                #expect(page.attempts.map(\.backend).last == "sd")
                #expect(page.attempts.first?.message?.contains("the model fell asleep") == true)
                #expect(page.attempts.allSatisfy { $0.started.hasSuffix("Z") && $0.seconds >= 0 })
            }
        }
    }
}
