import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// A library whose database is missing or damaged, with pictures that were paid for.
struct LostDatabaseTests {
    enum Loss: Hashable, CustomStringConvertible {
        case deleted
        case emptied
        /// Only this many twentieths of the file are left.
        case truncated(Int)
        /// The first bytes are left.
        case beginning(Int)
        case randomPages(seed: Int)

        static let all: [Loss] = {
            var all: [Loss] = [.deleted, .emptied]
            for part in 1..<20 { all.append(.truncated(part)) }
            for bytes in [1, 16, 100, 511] { all.append(.beginning(bytes)) }
            for seed in Soak.seeds(1...40, otherwise: 6) { all.append(.randomPages(seed: seed)) }
            return all
        }()

        var description: String {
            switch self {
            case .deleted: "deleted"
            case .emptied: "emptied"
            case .truncated(let part): "truncated to \(part)/20"
            case .beginning(let bytes): "truncated to \(bytes) bytes"
            case .randomPages(let seed): "random pages, seed \(seed)"
            }
        }

        func befall(_ kept: KeptLibrary) throws {
            let name = "library.sqlite"
            let bytes = try kept.read(name)
            switch self {
            case .deleted: try kept.remove(name)
            case .emptied: try kept.write([UInt8](), to: name)
            case .truncated(let part): try kept.write(bytes.prefix(bytes.count * part / 20), to: name)
            case .beginning(let count): try kept.write(bytes.prefix(count), to: name)
            case .randomPages(let seed):
                var random = SeededGenerator(seed: UInt64(seed))
                var damaged = bytes
                for _ in 0..<(1 + random.next(below: 8)) {
                    let start = random.next(below: bytes.count / 4096) * 4096
                    for offset in start..<start + 4096 { damaged[offset] = UInt8(random.next(below: 256)) }
                }
                try kept.write(damaged, to: name)
            }
        }
    }

    /// What is left to restore from.
    enum Source: CaseIterable {
        case newestSnapshot, olderSnapshot, journal
    }

    /// Two runs. The second one adds a story.
    private func library(_ source: Source) async throws -> (kept: KeptLibrary, model: ScriptedImageGenerator) {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let kept = try await KeptLibrary(testRun)
        let first = try kept.snapshots()
        #expect(first.count == 1)
        try testRun.folder.write(
            TestRun.story.replacing("Lantern Fox", with: "Night Owl").replacing("Pim", with: "Tia"),
            to: "stories/owl.md")
        try testRun.folder.write(
            "collection: Test\nstories:\n  - file: stories/the-lantern-fox.md\n  - file: stories/owl.md\n"
                + "size: 64x112\naudience: { ages: 1-2 }\n",
            to: "pipeline.yaml")
        testRun.clock.advance(60)
        #expect(try await testRun.run().drawn > 2)
        switch source {
        case .newestSnapshot: break
        case .olderSnapshot: for name in try kept.snapshots() where !first.contains(name) { try kept.remove(name) }
        case .journal: try kept.remove("snapshots")
        }
        return (kept, model)
    }

    @Test(arguments: Source.allCases)
    func neverStartsOverAndRequestsNoPictureAgain(_ source: Source) async throws {
        let (original, model) = try await library(source)
        let root = original.root.string
        let copy = root + "-kept"
        try FileManager.default.copyItem(atPath: root, toPath: copy)
        let losses = Soak.isOn || source == .olderSnapshot ? Loss.all : [.deleted, .emptied, .truncated(10)]
        for loss in losses {
            try FileManager.default.removeItem(atPath: root)
            try FileManager.default.copyItem(atPath: copy, toPath: root)
            try loss.befall(original)
            try await restores(original, model, loss)
        }
    }

    private func restores(_ kept: KeptLibrary, _ model: ScriptedImageGenerator, _ loss: Loss) async throws {
        let requests = model.requests.count
        let before = try kept.database()
        var isRefused = false
        do {
            try kept.testRun.open().close()
        } catch {
            isRefused = true
            try requireLost(error, loss)
        }
        if isRefused {
            do {
                _ = try await kept.testRun.run()
                Issue.record("\(loss): the run started over")
            } catch {
                try requireLost(error, loss)
            }
            #expect(try kept.database() == before, "\(loss)")
        } else {
            // A page that is not in use does not matter.
            guard case .randomPages = loss else {
                Issue.record("\(loss): not noticed")
                return
            }
        }
        let found = try await kept.verify()
        #expect(!found.isWhole || !isRefused, "\(loss)")
        let repaired = try await kept.verify(repairing: true)
        #expect(repaired.isWhole, "\(loss): \(repaired.problems)")
        if isRefused, loss != .deleted {
            let place = try #require(repaired.problems.first?.kept)
            #expect(try kept.read(place) == before, "\(loss)")
        }
        let result = try await kept.testRun.run()
        #expect(result.outcome == .whole, "\(loss)")
        #expect(model.requests.count == requests, "\(loss)")
        #expect(try await kept.verify().problems == [], "\(loss)")
    }

    /// The main file is valid and has no rows if the write-ahead log of the first run is lost.
    @Test func aDatabaseWithoutRowsBesidePicturesIsLost() async throws {
        let (kept, model) = try await library(.journal)
        let requests = model.requests.count
        let empty = kept.root.removingLastComponent().appending("empty")
        try Library.open(at: empty, fileSystem: LocalFileSystem(), for: .creating).close()
        try kept.remove("library.sqlite")
        try kept.write(
            [UInt8](Data(contentsOf: URL(filePath: empty.appending("library.sqlite").string))), to: "library.sqlite")
        let error = await #expect(throws: LibraryError.self) { try await kept.testRun.run() }
        #expect(
            error.map { "\($0)" }?.contains("it has no run, and 0 of the \(requests) pictures in “pictures.jsonl”")
                == true, "\(error.map { "\($0)" } ?? "")")
        #expect(try await kept.verify().problems.map(\.kind) == [.damagedDatabase])
        #expect(try await kept.verify(repairing: true).isWhole)
        #expect(try await kept.testRun.run().outcome == .whole)
        #expect(model.requests.count == requests)
    }

    /// A killed run, and then its write-ahead log is lost: the database is as it was after the run before.
    @Test func picturesOfALostLogAreNotRequestedAgain() async throws {
        let (kept, model) = try await library(.newestSnapshot)
        let requests = model.requests.count
        let earlier = try #require(try kept.snapshots().first)
        try kept.write(kept.read(earlier), to: "library.sqlite")
        try kept.write(Array("process 99 on attic".utf8), to: "lock")
        // A line that is there twice is one picture.
        try kept.write(kept.read("pictures.jsonl") + kept.read("pictures.jsonl"), to: "pictures.jsonl")
        let lost = requests - (try kept.strings("SELECT digest FROM picture").count)
        let result = try await kept.testRun.run()
        #expect(result.outcome == .whole)
        #expect(result.counts.drawn > 2)
        #expect(model.requests.count == requests)
        #expect(
            kept.testRun.events.notices.contains {
                $0 == "\(lost) pictures of an earlier run were added to the database again, and are not requested"
            })
        #expect(try await kept.verify().problems == [])
    }

    private func requireLost(_ error: any Error, _ loss: Loss) throws {
        guard case LibraryError.lostDatabase = error else { throw error }
        #expect("\(error)".contains("“nightpress verify --repair”"), "\(loss)")
    }

    @Test func keepsThreeSnapshotsAndRemovesWhatACrashLeft() async throws {
        let kept = try await KeptLibrary(TestRun())
        for number in 1...4 {
            kept.testRun.clock.advance(60)
            try kept.write([1], to: "snapshots/.20270101-000000.sqlite.partial")
            try kept.testRun.folder.write(TestRun.story + "\nThe end \(number).\n", to: "stories/the-lantern-fox.md")
            _ = try await kept.testRun.run(refresh: true)
        }
        let snapshots = try kept.snapshots()
        #expect(snapshots.count == 3)
        #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path("snapshots")).count == 3)
        let run = try #require(try kept.strings("SELECT max(name) FROM run").first)
        #expect(snapshots.last == "snapshots/\(run).sqlite")
    }

    @Test func whatWasRemovedDoesNotComeBack() async throws {
        let (kept, _) = try await library(.newestSnapshot)
        let held = try await LockedLibrary.open(
            at: kept.root, environment: kept.testRun.environment, patience: .zero, listener: { _ in })
        let collection = try #require(try await held.library.collections.all().first)
        let story = try #require(try await held.library.collections.stories(of: collection.id).last)
        kept.testRun.clock.advance(60)
        try await held.remove(
            [Removal(collection: collection.id, story: story.id)], environment: kept.testRun.environment,
            listener: { _ in })
        try held.close()
        #expect(try kept.snapshots().count == 1)
        try kept.remove("library.sqlite")
        #expect(try await kept.verify(repairing: true).isWhole)
        #expect(try kept.strings("SELECT slug FROM story") == ["the-lantern-fox"])
    }

    /// A line that a crash cut off is left out, and the next line is complete.
    @Test func aTornLineOfTheJournalDamagesNoOther() async throws {
        let (kept, model) = try await library(.journal)
        let lines = try kept.read("pictures.jsonl")
        let half = lines.count / 2
        try kept.write(
            lines[..<half] + Array("\n{\"digest\":\"12".utf8) + lines[half...].drop { $0 != 10 }, to: "pictures.jsonl")
        try kept.remove("library.sqlite")
        let requests = model.requests.count
        #expect(try await kept.verify(repairing: true).isWhole)
        #expect(try await kept.testRun.run().outcome == .whole)
        #expect(model.requests.count <= requests + 1)
    }

    @Test func anOlderLibraryGetsAMarkerAndAJournal() async throws {
        let (kept, model) = try await library(.journal)
        let journal = try kept.read("pictures.jsonl")
        try kept.remove("pictures.jsonl")
        try kept.remove("nightpress-library")
        try await LockedLibrary.open(
            at: kept.root, environment: kept.testRun.environment, patience: .zero, listener: { _ in }
        ).close()
        #expect(kept.exists("nightpress-library"))
        #expect(try kept.read("pictures.jsonl").count == journal.count)
        try kept.remove("library.sqlite")
        let requests = model.requests.count
        #expect(try await kept.verify(repairing: true).isWhole)
        #expect(try await kept.testRun.run().outcome == .whole)
        #expect(model.requests.count == requests)
    }
}

extension KeptLibrary {
    /// The bytes of the database; nil if there is none.
    fileprivate func database() throws -> [UInt8]? {
        try exists("library.sqlite") ? read("library.sqlite") : nil
    }

    /// Paths of the snapshots, the oldest first.
    fileprivate func snapshots() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path("snapshots")).filter { $0.hasSuffix(".sqlite") }
            .sorted().map { "snapshots/\($0)" }
    }
}
