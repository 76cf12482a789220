import Foundation
import ProgramFixtures
import TestSupport
import Testing

/// “status” of a library with many stories fits on one screen.
struct StatusScreenTests {
    private struct Document: Decodable {
        struct Collection: Decodable {
            struct Story: Decodable {
                var story: String
            }

            var panelsByStatus: [String: Int]
            var stories: [Story]
        }

        var collections: [Collection]
    }

    @Test(.timeLimit(.minutes(3))) func showsWhatIsNotWholeOfManyStories() async throws {
        let work = try WorkFolder()
        for number in 1...60 {
            try work.folder.write("Fox number \(number) sat in the forest.", to: "tales/tale-\(number).txt")
        }
        for (count, images) in [(10, "[stub]"), (60, "[gone]")] {
            try work.folder.write(
                """
                collection: Tales
                audience: { ages: 1-2 }
                stories: [\((1...count).map { "{ file: tale-\($0).txt }" }.joined(separator: ", "))]
                size: 64x112
                images: \(images)
                backends: { gone: { kind: openai, url: "http://127.0.0.1:1" } }

                """, to: "tales/pipeline.yaml")
            let code = try await BuiltProgram.run(["run", "tales", "-q", "--no-wait"], in: work.path).code
            #expect(code == (count == 10 ? 0 : 31))
        }
        let status = try await BuiltProgram.run(["status"], in: work.path)
        let lines = status.output.split(separator: "\n")
        #expect(lines.first == "Tales (tales): 10 of 60 pages ready, 50 placeholders; 60 stories, 50 not whole")
        #expect(lines.count { $0.hasSuffix(": 0 of 1 page ready, 1 placeholder") } == 12)
        #expect(lines.contains("  and 38 others not whole; --verbose shows all"))
        #expect(lines.last == "Draw placeholders again with “nightpress retry --placeholders”.")
        #expect(lines.count < 24, "\(status.output)")
        let all = try await BuiltProgram.run(["status", "-v"], in: work.path).output.split(separator: "\n")
        #expect(all.count { $0.hasPrefix("  ") } == 60)
        #expect(try await BuiltProgram.run(["status", "tales/tale-7"], in: work.path).output.contains("(tale-7)"))
        let json = try await BuiltProgram.run(["status", "--json"], in: work.path).output
        let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
        #expect(document.collections.map(\.stories.count) == [60])
        #expect(document.collections.first?.panelsByStatus == ["ready": 10, "placeholder": 50])
    }
}
