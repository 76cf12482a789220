import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Pictures that are sent as references with the request for the next one.
struct ReferenceRunTests {
    @Test func givesTheNearestEarlierPageToAModelThatTakesIt() async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model", takesReference: true)
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .whole)
        #expect(model.requests.first?.reference == nil)
        let library = try testRun.open()
        defer { try? library.close() }
        let collection = try #require(try await library.collections.all().first)
        let story = try #require(try await library.collections.stories(of: collection.id).first)
        let digests = try await library.collections.pages(of: story.id).map { $0.panels[0].picture?.digest }
        #expect(model.requests.map(\.pageNumber) == Array(1...digests.count))
        #expect(model.requests.dropFirst().map { $0.reference?.digest } == Array(digests.dropLast()))
        let reference = try #require(model.requests.last?.reference)
        #expect(reference.format == .png)
        #expect("\(reference.size)" == "64x112")
    }

    @Test func givesNoneToAModelThatTakesNone() async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        _ = try await testRun.run()
        #expect(model.requests.allSatisfy { $0.reference == nil })
    }

    @Test func passesByPlaceholders() async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model", takesReference: true) { _, request in
            request.pageNumber == 2 ? .fail(GenerationError(.refused, "no")) : .draw
        }
        testRun.images = [model]
        _ = try await testRun.run()
        let third = try #require(model.requests.first { $0.pageNumber == 3 })
        let fourth = try #require(model.requests.first { $0.pageNumber == 4 })
        let second = try #require(model.requests.first { $0.pageNumber == 2 })
        #expect(third.reference != nil)
        #expect(third.reference == second.reference)
        #expect(fourth.reference != third.reference)
    }

    @Test(arguments: ["lost", "changed"])
    func drawsFromTheWordsAloneWhereTheFileCannotBeRead(_ fault: String) async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model", takesReference: true) { [root = testRun.folder.path] number, _ in
            if number == 2 { Self.spoilPictures(below: root, fault) }
            return number == 2 ? .fail(GenerationError(.transient, "reset")) : .draw
        }
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .whole)
        let requests = model.requests
        #expect(requests[1].reference != nil)
        #expect(requests[2].pageNumber == 2)
        #expect(requests[2].reference == nil)
        let notice = try #require(testRun.events.notices.first)
        #expect(notice.hasPrefix("the-lantern-fox/2 is drawn without a reference picture: "), "\(notice)")
        #expect(notice.contains(fault == "lost" ? "it does not exist" : "has changed on the disk"), "\(notice)")
    }

    /// Removes or overwrites every picture in the library.
    private static func spoilPictures(below root: FilePath, _ fault: String) {
        let folder = root.appending("library/images").string
        for name in FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        where name.hasSuffix(".png") {
            let path = "\(folder)/\(name)"
            if fault == "lost" {
                try? FileManager.default.removeItem(atPath: path)
            } else {
                try? Data("not what it was".utf8).write(to: URL(filePath: path))
            }
        }
    }
}
