import Foundation
import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline

/// Renditions in `verify` and `clean`.
struct KeptRenditionTests {
    private static let stray = "renditions/ab/ab\(String(repeating: "0", count: 62)).jpg"

    private func exported() async throws -> KeptLibrary {
        let kept = try await KeptLibrary()
        try await kept.export([.epub, .bundle])
        return kept
    }

    @Test func findsNothingAfterAnExport() async throws {
        let kept = try await exported()
        #expect(!kept.renditionFiles.isEmpty)
        let findings = try await kept.verify()
        #expect(findings.problems.isEmpty && findings.strays.isEmpty && findings.unknown.isEmpty)
        #expect(findings.copies == kept.renditionFiles.count)
        let result = try await kept.clean(forced: true)
        #expect(result.removable.isEmpty && result.unknown.isEmpty && result.failures.isEmpty)
    }

    @Test(arguments: [
        (
            VerifyTests.Damage.changed, IntegrityProblem.Kind.damagedRendition,
            "is damaged: its content is not what was stored"
        ),
        (.emptied, .damagedRendition, "is damaged: it is empty"),
        (.ofAnotherKind, .damagedRendition, "is damaged: it does not begin as a JPEG file does"),
        (.deleted, .lostRendition, "is lost: it does not exist"),
    ])
    func namesWhatIsWrongAndForgetsIt(_ damage: VerifyTests.Damage, _ kind: IntegrityProblem.Kind, _ problem: String)
        async throws
    {
        let kept = try await exported()
        let files = kept.renditionFiles
        if damage == .ofAnotherKind {
            try kept.write([0x89, 0x50, 0x4E] + kept.read(files[0]).dropFirst(3), to: files[0])
        } else {
            try damage.befall(files[0], in: kept)
        }
        let line = "the copy of a picture “\(files[0])” \(problem)"
        let found = try await kept.verify()
        #expect(found.problems.map(\.description) == [line])
        #expect(found.problems.map(\.kind) == [kind])
        let repaired = try await kept.verify(repairing: true)
        #expect(repaired.problems.map(\.description) == [line + "; forgotten"])
        #expect(!kept.exists(files[0]))
        #expect(try await kept.verify().problems.isEmpty)
        try await kept.export([.epub, .bundle])
        #expect(kept.renditionFiles == files, "the next export makes it again")
        #expect(try await kept.verify().problems.isEmpty)
    }

    @Test func removesWhatNoRowNamesAndLeavesWhatIsNotItsOwn() async throws {
        let kept = try await exported()
        let files = kept.renditionFiles
        try kept.write([1, 2, 3], to: Self.stray)
        try kept.write([1], to: "renditions/notes.txt")
        try kept.write([1], to: "renditions/mine/picture.png")
        let findings = try await kept.verify()
        #expect(findings.strays == [StrayFile(path: Self.stray, size: 3)])
        #expect(findings.unknown == ["renditions/mine/", "renditions/notes.txt"])
        let result = try await kept.clean(forced: true)
        #expect(result.removable == [RemovableFile(reason: .stray, path: Self.stray, bytes: 3)])
        #expect(result.unknown == ["renditions/mine/", "renditions/notes.txt"])
        #expect(kept.renditionFiles.filter { !$0.contains("mine") } == files)
    }

    @Test func removesThoseOfPicturesThatNoPageShows() async throws {
        let kept = try await exported()
        let (old, oldFiles) = (try kept.pictures(), kept.renditionFiles)
        let pipeline = String(decoding: try kept.testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try kept.testRun.folder.write(pipeline.replacing("64x112", with: "128x128"), to: "pipeline.yaml")
        _ = try await kept.testRun.run(refresh: true)
        try await kept.export([.epub, .bundle])
        let dry = try await kept.clean()
        let result = try await kept.clean(forced: true)
        #expect(result.removable == dry.removable)
        #expect(Set(result.removable.map(\.path)) == Set(old + oldFiles))
        #expect(result.removable.allSatisfy { $0.reason == .unshown })
        #expect(Set(kept.renditionFiles).isDisjoint(with: oldFiles) && !kept.renditionFiles.isEmpty)
        #expect(try await kept.verify().problems.isEmpty)
        #expect(try await kept.clean(forced: true).removable.isEmpty)
    }

    /// Deleting a picture deletes its rendition rows. The files without a row remain.
    @Test func aForgottenPictureLeavesNoRows() async throws {
        let kept = try await exported()
        let picture = try kept.pictures()[0]
        try kept.remove(picture)
        _ = try await kept.verify(repairing: true)
        #expect(
            try kept.integers("SELECT count(*) FROM rendition WHERE source NOT IN (SELECT digest FROM picture)") == [0])
        #expect(try await kept.verify().strays.count == 1)
    }
}
