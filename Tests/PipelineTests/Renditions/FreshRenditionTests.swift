import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

/// Small pictures that are made from the pixels of new pictures.
struct FreshRenditionTests {
    private static func library(bundles: Bool) async throws -> KeptLibrary {
        let testRun = try TestRun(
            stories: ["fox.txt": "Pim the fox lit a lantern. The owl came to look."], size: "640x1120")
        if bundles { testRun.amend = { $0.exports = [.bundle] } }
        return try await KeptLibrary(testRun)
    }

    /// They are the same as those from the picture files, and the report decodes no picture.
    @Test func areTheSameAsThoseOfTheFiles() async throws {
        let kept = try await Self.library(bundles: true)
        let decoded = kept.testRun.events.all.contains {
            if case .expecting(.thumbnailsMade, _) = $0 { true } else { false }
        }
        #expect(!decoded)
        let fresh = try kept.renditionContents()
        // A thumbnail and four sizes, of which two are equal.
        #expect(fresh.count == 4)
        try kept.execute("DELETE FROM rendition")
        for file in kept.renditionFiles { try FileManager.default.removeItem(atPath: kept.path(file)) }
        let (environment, listener) = (kept.testRun.environment, kept.testRun.events.add)
        let held = try await LockedLibrary.open(
            at: kept.root, environment: environment, patience: .zero, listener: listener)
        let maker = ThumbnailMaker(LibraryContext(held.library, environment: environment, listener: listener))
        try await maker.fill(for: try await held.library.collections.all().map(\.id))
        try held.close()
        try await kept.export()
        #expect(try kept.renditionContents() == fresh)
    }

    @Test func areOnlyThumbnailsWithoutABundle() async throws {
        let kept = try await Self.library(bundles: false)
        #expect(kept.renditionFiles.count == 1)
        #expect(try await kept.verify().problems.isEmpty)
    }

    /// A full or broken disk costs only the small pictures.
    @Test func areMadeLaterIfTheyCannotBeStored() async throws {
        let testRun = try TestRun(stories: ["fox.txt": "Pim the fox lit a lantern."], size: "640x1120")
        try FileManager.default.createDirectory(
            atPath: testRun.library.string, withIntermediateDirectories: true)
        try testRun.folder.write("a file", to: "library/renditions")
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
    }
}

extension KeptLibrary {
    fileprivate func renditionContents() throws -> [String: [UInt8]] {
        Dictionary(uniqueKeysWithValues: try renditionFiles.map { ($0, try read($0)) })
    }
}
