import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// A bit of a picture or a book that changes on the disk, with the same size and time.
struct FlippedBitTests {
    private static let formats = ExportFormat.allCases

    /// 50 places for each seed: 500 with `make soak`.
    @Test(arguments: Soak.seeds(1...10, otherwise: 1))
    func eachIsNamedAndRepaired(_ seed: Int) async throws {
        let kept = try await KeptLibrary()
        _ = try await kept.export(Self.formats, into: nil)
        var random = SeededGenerator(seed: UInt64(seed))
        let files = try kept.files().keys.filter { $0.hasPrefix("images/") || $0.hasPrefix("bundles/") }.sorted()
        #expect(files.contains { $0.hasPrefix("images/") } && files.contains { $0.contains(".reader/") })
        for _ in 0..<(Soak.isOn ? 50 : 24) {
            let file = files[random.next(below: files.count)]
            let whole = try kept.read(file)
            let damaged = try flipBit(of: file, in: kept, &random)
            let found = try await kept.verify()
            let problem = try #require(found.problems.first, "\(file)")
            #expect(found.problems.count == 1 && !found.isWhole)
            #expect("\(problem)".contains(file) || isNamedInsideReader(file, by: problem), "\(problem)")
            let repaired = try await kept.verify(repairing: true)
            #expect(repaired.isWhole, "\(repaired.problems)")
            if file.hasPrefix("images/") {
                #expect(try await kept.testRun.run().drawn == 1)
                _ = try await kept.export(Self.formats, into: nil)
            } else {
                let place = try #require(repaired.problems.first?.kept)
                let end = file.range(of: ".reader/")?.upperBound
                #expect(try kept.read(end.map { "\(place)/\(file[$0...])" } ?? place) == damaged)
            }
            #expect(try kept.read(file) == whole, "\(file)")
            #expect(try await kept.verify().problems == [])
        }
    }

    private func isNamedInsideReader(_ file: String, by problem: IntegrityProblem) -> Bool {
        guard let end = file.range(of: ".reader/") else { return false }
        return problem.file == String(file[..<end.upperBound].dropLast())
            && "\(problem)".contains("“\(file[end.upperBound...])”")
    }

    private func flipBit(of file: String, in kept: KeptLibrary, _ random: inout SeededGenerator) throws -> [UInt8] {
        let path = kept.path(file)
        let times = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        var bytes = try kept.read(file)
        bytes[random.next(below: bytes.count)] ^= 1 << UInt8(random.next(below: 8))
        try kept.write(bytes, to: file)
        try FileManager.default.setAttributes([.modificationDate: times as Any], ofItemAtPath: path)
        return bytes
    }

    /// The content decides, not the size or the time.
    @Test(arguments: ExportFormat.allCases)
    func exportKeepsAChangedBookAndWritesItAgain(_ format: ExportFormat) async throws {
        let kept = try await KeptLibrary()
        _ = try await kept.export([format], into: nil)
        let book = "bundles/test.\(format.fileExtension)"
        let file = format.isFolder ? "\(book)/index.html" : book
        let whole = try kept.read(file)
        var random = SeededGenerator(seed: 7)
        for name in ["differs-2027-01-15", "differs-2027-01-15-2"] {
            let changed = try flipBit(of: file, in: kept, &random)
            let result = try await kept.export([format], into: nil)
            #expect(result.written == 1 && result.refused == [])
            #expect(try kept.read(file) == whole)
            let aside = "\(book).\(name)"
            #expect(try kept.read(format.isFolder ? "\(aside)/index.html" : aside) == changed)
            #expect(kept.testRun.events.notices.contains { $0.contains("it is kept as “\(kept.path(aside))”") })
        }
        #expect(try await kept.export([format], into: nil).written == 0)
        let checked = try await kept.verify()
        #expect(checked.problems == [] && checked.strays == [] && checked.unknown == [])
        _ = try await kept.clean(forced: true)
        #expect(kept.exists("\(book).differs-2027-01-15"), "a kept book is never removed")
    }

    /// Reading all books would cost time in every run.
    @Test func aRunLooksAtSizesOnly() async throws {
        let kept = try await KeptLibrary()
        var random = SeededGenerator(seed: 3)
        let changed = try flipBit(of: "bundles/test.epub", in: kept, &random)
        _ = try await kept.testRun.run()
        #expect(try kept.read("bundles/test.epub") == changed)
    }
}
