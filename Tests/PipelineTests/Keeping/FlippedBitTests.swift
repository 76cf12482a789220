import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// A bit of a picture or a book that changes on the disk, with the same size and time.
struct FlippedBitTests {
    private static let formats = ExportFormat.allCases

    /// With `make soak` 500 places in ten libraries, otherwise 150 in three. Many places are damaged at once, one in each file; each must be named.
    @Test(arguments: Soak.seeds(1...10, otherwise: 3)) func eachIsNamedAndRepaired(_ seed: Int) async throws {
        let kept = try await KeptLibrary()
        _ = try await kept.export(Self.formats, into: nil)
        var random = SeededGenerator(seed: UInt64(seed))
        var places = 0
        while places < 50 {
            let whole = try kept.files().filter { $0.key.hasPrefix("images/") || $0.key.hasPrefix("bundles/") }
                .filter { !$0.key.contains(".differs-") }
            var damaged: [String: [UInt8]] = [:]
            // One file of a reader: the reader is kept and repaired as one.
            var readers: Set<Substring> = []
            for file in whole.keys.sorted().shuffled(using: &random) where places < 50 {
                if let end = file.range(of: ".reader/")?.lowerBound, !readers.insert(file[..<end]).inserted { continue }
                damaged[file] = try flipBit(of: file, in: kept, &random)
                places += 1
            }
            let found = try await kept.verify()
            #expect(found.problems.count == damaged.count && !found.isWhole)
            for file in damaged.keys {
                #expect(
                    found.problems.contains { "\($0)".contains(file) || isNamedInsideReader(file, by: $0) }, "\(file)")
            }
            let repaired = try await kept.verify(repairing: true)
            #expect(repaired.isWhole, "\(repaired.problems)")
            #expect(try await kept.testRun.run().drawn == damaged.keys.count { $0.hasPrefix("images/") })
            _ = try await kept.export(Self.formats, into: nil)
            let now = try kept.files()
            for (file, bytes) in whole { #expect(now[file] == bytes, "\(file)") }
            let copies = now.filter { $0.key.contains(".differs-") }
            for (file, bytes) in damaged where file.hasPrefix("bundles/") {
                #expect(copies.values.contains(Data(bytes)), "\(file) is not kept")
            }
            for copy in Set(copies.keys.map(Self.copyName)) { try kept.remove(copy) }
            #expect(try await kept.verify().problems == [])
        }
    }

    /// Of a file inside a kept reader the reader.
    private static func copyName(of file: String) -> String {
        let parts = file.split(separator: "/")
        let end = parts.firstIndex { $0.contains(".differs-") } ?? parts.count - 1
        return parts[...end].joined(separator: "/")
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

    /// A book is repaired with the options with which it was written.
    @Test(arguments: [true, false]) func aBookWithOptionsIsRepaired(hasPlaceholders: Bool) async throws {
        let testRun = try TestRun()
        if hasPlaceholders {
            testRun.images = [ScriptedImageGenerator("model") { _, _ in .fail(GenerationError(.refused, "no")) }]
        }
        let kept = try await KeptLibrary(testRun)
        var options = ExportOptions()
        options.allowsPlaceholders = hasPlaceholders
        options.stripsMetadata = true
        options.bundlePictures = .png
        try await kept.export([.epub, .bundle, .html], options)
        var random = SeededGenerator(seed: 11)
        let files = try kept.files().keys.filter { $0.hasPrefix("bundles/") && !$0.contains(".reader/pictures/") }
        #expect(files.count >= 3)
        for file in files.sorted() {
            let whole = try kept.read(file)
            _ = try flipBit(of: file, in: kept, &random)
            #expect(try await kept.verify().problems.count == 1, "\(file)")
            #expect(try await kept.verify(repairing: true).isWhole, "\(file)")
            #expect(try kept.read(file) == whole, "\(file)")
        }
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
