import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

struct VerifyTests {
    /// Kinds of damage to a picture's file.
    enum Damage: String, CaseIterable {
        case emptied, shortened, changed, ofAnotherKind, deleted, replacedByALink, replacedByAPipe, replacedByAFolder

        func befall(_ file: String, in kept: KeptLibrary) throws {
            var bytes = try kept.read(file)
            try kept.remove(file)
            switch self {
            case .emptied: try kept.write([UInt8](), to: file)
            case .shortened: try kept.write(bytes.dropLast(), to: file)
            case .changed:
                bytes[bytes.count - 20] ^= 1
                try kept.write(bytes, to: file)
            case .ofAnotherKind:
                bytes.replaceSubrange(..<3, with: [0xFF, 0xD8, 0xFF])
                try kept.write(bytes, to: file)
            case .deleted: break
            case .replacedByALink:
                try kept.write(bytes, to: "images/elsewhere")
                try kept.link(file, to: kept.path("images/elsewhere"))
            case .replacedByAPipe: try #require(mkfifo(kept.path(file), 0o644) == 0)
            case .replacedByAFolder: try kept.write(bytes, to: "\(file)/note")
            }
        }

        func problem(size: Int) -> String {
            switch self {
            case .emptied: "is damaged: it is empty"
            case .shortened: "is damaged: it has \(size - 1) bytes, not \(size)"
            case .changed: "is damaged: its content is not what was stored"
            case .ofAnotherKind: "is damaged: it does not begin as a PNG file does"
            case .deleted: "is lost: it does not exist"
            case .replacedByALink: "is damaged: it is a symbolic link, not a file"
            case .replacedByAPipe: "is damaged: it is a pipe, not a regular file"
            case .replacedByAFolder: "is damaged: it is a directory, not a file"
            }
        }
    }

    @Test func findsNothingInAWholeLibraryAndTouchesNoFile() async throws {
        let kept = try await KeptLibrary()
        let before = try (kept.files(), kept.read("library.sqlite"))
        let findings = try await kept.verify()
        #expect(findings.problems.isEmpty)
        #expect(findings.strays.isEmpty && findings.unknown.isEmpty)
        #expect(findings.pictures > 2)
        #expect(findings.books == 2)
        let sizes = try kept.pictures().map { try kept.read($0).count }
        #expect(findings.bytes == sizes.reduce(0, +))
        #expect(try kept.files() == before.0)
        #expect(try kept.read("library.sqlite") == before.1)
    }

    @Test(arguments: Damage.allCases)
    func namesWhatIsWrongAndRepairsIt(_ damage: Damage) async throws {
        let kept = try await KeptLibrary()
        let pictures = try kept.pictures()
        let whole = try kept.read(pictures[1])
        try damage.befall(pictures[1], in: kept)
        let line =
            "test/the-lantern-fox/2: the picture “\(pictures[1])” \(damage.problem(size: whole.count))"
        let found = try await kept.verify()
        #expect(found.problems.map(\.description) == [line])
        #expect(!found.isWhole)
        #expect(try await kept.verify().problems == found.problems, "checking repairs nothing")

        let repaired = try await kept.verify(repairing: true)
        #expect(repaired.problems.map(\.description) == [line + "; repaired"])
        #expect(repaired.isWhole)
        #expect(!kept.exists(pictures[1]))
        #expect(try await kept.verify().problems.isEmpty)

        let next = try await kept.testRun.run()
        #expect(next.drawn == 1)
        #expect(next.outcome == .whole)
        #expect(try kept.read(pictures[1]) == whole)
        #expect(try await kept.verify().problems.isEmpty)
    }

    /// A model cannot draw the same picture again, and its damaged file must not be reused.
    @Test func aDamagedPictureIsNotUsedAgainForItsRecipe() async throws {
        let testRun = try TestRun(export: true)
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let kept = try await KeptLibrary(testRun)
        let asked = model.requests.count
        try Damage.changed.befall(try kept.pictures()[0], in: kept)
        #expect(try await kept.verify(repairing: true).isWhole)
        #expect(try await testRun.run().outcome == .whole)
        #expect(model.requests.count == asked + 1)
        #expect(try await kept.verify().problems.isEmpty)
    }

    @Test func namesAFewOfThePagesThatShowAPicture() async throws {
        let kept = try await KeptLibrary()
        let pictures = try kept.pictures()
        try kept.execute("UPDATE panel SET picture = (SELECT picture FROM panel WHERE page_number = 1)")
        try Damage.deleted.befall(pictures[0], in: kept)
        try Damage.emptied.befall(pictures[1], in: kept)
        let lines = Set(try await kept.verify().problems.map(\.description))
        let place = "test/the-lantern-fox"
        #expect(
            lines == [
                "\(place)/1, \(place)/2, \(place)/3 and \(pictures.count - 3) more: the picture “\(pictures[0])” is lost: it does not exist",
                "the picture “\(pictures[1])” that no page shows is damaged: it is empty",
            ])
        let repaired = try await kept.verify(repairing: true)
        #expect(repaired.isWhole)
        #expect(repaired.problems.contains { $0.description.hasSuffix("is damaged: it is empty; forgotten") })
        #expect(try await kept.testRun.run().drawn == pictures.count)
    }

    @Test func aDirectoryInThePlaceOfAPictureIsMovedAside() async throws {
        let kept = try await KeptLibrary()
        let picture = try kept.pictures()[0]
        try kept.remove(picture)
        try kept.write([1], to: "\(picture)/file")
        let repaired = try await kept.verify(repairing: true)
        #expect(
            repaired.problems.map(\.description) == [
                "test/the-lantern-fox/1: the picture “\(picture)” is damaged: it is a directory, not a file; repaired"
            ])
        #expect(repaired.isWhole && repaired.unknown == ["\(picture).aside-1/"])
        #expect(try kept.read("\(picture).aside-1/file") == [1])
    }

    @Test func refusesALinkInThePlaceOfThePictures() async throws {
        let kept = try await KeptLibrary()
        let before = try kept.pictures().map { try kept.read($0) }
        try FileManager.default.moveItem(atPath: kept.path("images"), toPath: kept.path("../elsewhere"))
        try kept.link("images", to: "../elsewhere")
        for isRepairing in [false, true] {
            let error = await #expect(throws: LibraryError.self) { try await kept.verify(repairing: isRepairing) }
            #expect(error?.isLink(at: kept.root.appending("images")) == true)
        }
        #expect(try kept.pictures().map { try kept.read($0) } == before)
    }

    @Test(arguments: ["../../outside", "/etc/passwd", "ab/../../x", "AB"])
    func aRowThatNamesAPathReachesNoFile(_ digest: String) async throws {
        let kept = try await KeptLibrary()
        try kept.testRun.folder.write("mine", to: "outside.png")
        try kept.execute(
            "INSERT INTO picture VALUES ('\(digest)', 'png', 64, 112, 4, 'recipe', 'stub', 'stub', NULL, NULL)")
        let repaired = try await kept.verify(repairing: true)
        #expect(
            repaired.problems.map(\.description) == [
                "the picture “\(digest)” that no page shows is damaged: its record is not that of a picture; forgotten"
            ])
        #expect(try kept.testRun.folder.read("outside.png") == Array("mine".utf8))
        #expect(try await kept.verify().problems.isEmpty)
    }

    @Test(arguments: ["format = 'gif'", "width = -1", "bytes = 'many'", "bytes = 9223372036854775807", "bytes = -1"])
    func aRowThatIsNotThatOfAPictureIsNamed(_ change: String) async throws {
        let kept = try await KeptLibrary()
        let count = try kept.pictures().count
        try kept.execute("UPDATE picture SET \(change) WHERE digest = (SELECT picture FROM panel LIMIT 1)")
        let repaired = try await kept.verify(repairing: true)
        #expect(repaired.problems.map(\.problem) == ["its record is not that of a picture"])
        #expect(repaired.isWhole)
        #expect(try await kept.testRun.run().drawn == 1)
        #expect(try kept.pictures().count == count)
    }

    @Test func pagesThatSayTheyAreReadyWithoutAPictureAreGivenBack() async throws {
        let kept = try await KeptLibrary()
        try kept.execute(
            """
            UPDATE panel SET picture = NULL WHERE page_number = 1;
            UPDATE panel SET picture = 'nothing' WHERE page_number = 2;
            UPDATE panel SET picture = NULL, status = 'failed' WHERE page_number = 3;
            """)
        let lines = [
            "test/the-lantern-fox/1: it is called ready and has no picture",
            "test/the-lantern-fox/2: it shows the picture “nothing”, which the library does not know",
        ]
        #expect(try await kept.verify().problems.map(\.description) == lines)
        let repaired = try await kept.verify(repairing: true)
        #expect(repaired.problems.map(\.description) == lines.map { "\($0); repaired" })
        #expect(
            try kept.strings("SELECT status FROM panel WHERE page_number <= 3 ORDER BY page_number")
                == ["pending", "pending", "failed"])
        #expect(try await kept.verify().problems.isEmpty)
    }

    @Test func booksThatAreGoneOrChangedAreWrittenAgain() async throws {
        let kept = try await KeptLibrary()
        let (collection, story) = ("bundles/test.epub", "bundles/test/the-lantern-fox.epub")
        let whole = try (kept.read(collection), kept.read(story))
        try kept.remove(collection)
        try kept.write(whole.1 + [0], to: story)
        let lines = [
            "test: the book “\(collection)” is lost: it does not exist",
            "test/the-lantern-fox: the book “\(story)” is damaged: it has \(whole.1.count + 1) bytes, not \(whole.1.count)",
        ]
        #expect(try await kept.verify().problems.map(\.description) == lines)
        #expect(
            try await kept.verify(repairing: true).problems.map(\.description) == [
                lines[0] + "; repaired", lines[1] + "; repaired, and kept as “\(story).differs-2027-01-15”",
            ])
        #expect(try kept.read(collection) == whole.0)
        #expect(try kept.read(story) == whole.1)
        #expect(try await kept.testRun.run().drawn == 0)
    }

    @Test func aReaderThatLacksAPictureIsDamagedAndOneWithNotesInItIsNot() async throws {
        let kept = try await KeptLibrary()
        _ = try await kept.export([.html], into: nil)
        try kept.write([1], to: "bundles/test.reader/notes.txt")
        let whole = try await kept.verify()
        #expect(whole.problems == [] && whole.unknown == ["bundles/test.reader/notes.txt"])
        let picture = try #require(
            try FileManager.default.contentsOfDirectory(atPath: kept.path("bundles/test.reader/pictures")).first)
        try kept.remove("bundles/test.reader/pictures/\(picture)")
        #expect(try await kept.verify().problems.map(\.kind) == [.damagedBook])
    }

    /// A book outside the library is not checked.
    @Test func aBookOutsideTheLibraryIsNotLookedFor() async throws {
        let kept = try await KeptLibrary()
        try kept.execute("UPDATE bundle SET path = '/etc/passwd', bytes = 4 WHERE story_id IS NULL")
        let findings = try await kept.verify()
        #expect(findings.problems.isEmpty)
        #expect(findings.books == 1)
    }

    @Test(arguments: ["../outside.epub", "bundles/../../outside.epub", "images/x.epub", "bundles"])
    func aBookElsewhereIsNotLookedFor(_ path: String) async throws {
        let kept = try await KeptLibrary()
        try kept.testRun.folder.write("mine", to: "outside.epub")
        try kept.execute("UPDATE bundle SET path = '\(path)', bytes = 4 WHERE story_id IS NULL")
        let problems = try await kept.verify().problems
        #expect(
            problems.map(\.description) == [
                "test: the book “\(path)” is damaged: its record does not name a place for books"
            ]
        )
    }

    @Test func aDamagedDatabaseIsNamedAndRestored() async throws {
        let kept = try await KeptLibrary()
        let pictures = try kept.pictures()
        try kept.execute(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = 'CREATE INDEX panel_picture ON panel (number)' WHERE name = 'panel_picture';
            """)
        let database = try kept.read("library.sqlite")
        let lines = (1...pictures.count).map {
            "the database “library.sqlite” is damaged: row \($0) missing from index panel_picture"
        }
        let findings = try await kept.verify()
        #expect(findings.problems.map(\.description) == lines)
        #expect(try kept.read("library.sqlite") == database)
        #expect(findings.pictures == 0)
        let place = "library.sqlite.damaged-2027-01-15"
        #expect(
            try await kept.verify(repairing: true).problems.map(\.description)
                == lines.map { $0 + "; repaired, and kept as “\(place)”" })
        #expect(try kept.read(place) == database)
        #expect(try await kept.verify().problems == [])
    }

    @Test func rowsThatBelongToNothingAreNamed() async throws {
        let kept = try await KeptLibrary()
        try kept.execute("INSERT INTO page (id, story_id, number, text) VALUES (77, 99, 1, 'A.')")
        let findings = try await kept.verify(repairing: true)
        #expect(
            findings.problems.map(\.description) == [
                "the database “library.sqlite” is damaged: row 77 of “page” belongs to a row of “story” that is not there"
            ])
        #expect(!findings.isWhole)
        #expect(findings.pictures > 0, "the rest is checked all the same")
    }

    @Test func listsBooksThatItDoesNotKnow() async throws {
        let kept = try await KeptLibrary()
        try kept.write([1, 2], to: "bundles/test/another.epub")
        try kept.write([1], to: "bundles/letter to the printer.odt")
        for repairing in [false, true] {
            try kept.write([1], to: "bundles/test.epub")
            let findings = try await kept.verify(repairing: repairing)
            #expect(findings.problems.map(\.kind) == [.damagedBook], "which is not called stray as well")
            #expect(findings.strays == [StrayFile(path: "bundles/test/another.epub", size: 2)])
            #expect(findings.unknown == ["bundles/letter to the printer.odt"])
        }
    }

    @Test func listsWhatNoRowNames() async throws {
        let kept = try await KeptLibrary()
        let stray = "images/ab/ab\(String(repeating: "0", count: 62)).png"
        try kept.write([1, 2, 3], to: stray)
        try kept.write([1], to: "images/notes.txt")
        try kept.write([1], to: "images/mine/picture.png")
        try kept.write([1], to: "images/ab/\(String(repeating: "c", count: 64)).png")
        try kept.write([1], to: "images/ab/ab\(String(repeating: "1", count: 62)).gif")
        try kept.write([1], to: "images/ab/ab\(String(repeating: "2", count: 62)).png/file")
        try kept.link("images/link", to: "/etc")
        try kept.link("images/ab/ab\(String(repeating: "3", count: 62)).png", to: "/etc/passwd")
        let before = try kept.files()
        for repairing in [false, true] {
            let findings = try await kept.verify(repairing: repairing)
            #expect(findings.isWhole)
            #expect(findings.strays == [StrayFile(path: stray, size: 3)])
            #expect(
                findings.unknown == [
                    "images/ab/ab\(String(repeating: "1", count: 62)).gif",
                    "images/ab/ab\(String(repeating: "2", count: 62)).png/",
                    "images/ab/ab\(String(repeating: "3", count: 62)).png",
                    "images/ab/\(String(repeating: "c", count: 64)).png", "images/link", "images/mine/",
                    "images/notes.txt",
                ])
        }
        #expect(try kept.files() == before)
    }

    @Test func repairsOnlyWithTheLock() async throws {
        let kept = try await KeptLibrary()
        guard
            case .taken(let lock, _) = try FileLock.attempt(
                at: kept.root.appending("lock"), holder: "process 7 on attic")
        else {
            Issue.record("the lock is held already")
            return
        }
        #expect(try await kept.verify().isWhole)
        await #expect(throws: LibraryError.self) { try await kept.verify(repairing: true) }
        _ = consume lock
        #expect(try await kept.verify(repairing: true).isWhole)
    }
}
