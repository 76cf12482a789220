import Foundation
import ProgramFixtures
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import Domain

/// Exported books.
struct ExportTests {
    private static let everything = ExportFormat.allCases.map(\.rawValue).joined(separator: ",")

    private static func library(pages: Int = 2) async throws -> WorkFolder {
        let work = try WorkFolder()
        try work.writePipeline(pages: pages, size: "64x64")
        #expect(try await BuiltProgram.run(["run", "nightly"], in: work.path).code == 0)
        return work
    }

    private static func export(_ arguments: [String], in work: WorkFolder) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(["export"] + arguments, in: work.path)
    }

    @Test func putsEveryFormatIntoTheLibrary() async throws {
        let work = try await Self.library()
        let outcome = try await Self.export(["--format", Self.everything], in: work)
        #expect(outcome.code == 0, "\(outcome.messages)")
        let names = ["nightly", "nightly/story"].flatMap { name in
            ["zip", "epub", "reflowable.epub", "cbz", "reader", "pdf", "print.pdf", "cover.pdf"].map {
                "library/bundles/\(name).\($0)"
            }
        }
        for name in names { #expect(work.exists(name), "\(name)") }
        #expect(outcome.output.split(separator: "\n").count == names.count)
    }

    /// The run waits for a server, and its pages for the run.
    @Test func showsInAPreviewWhatARunHasNotDrawnYet() async throws {
        let work = try WorkFolder()
        try work.writePipeline(
            pages: 2, size: "64x64",
            more: "images: [gone]\nbackends: { gone: { kind: sdcpp, url: \"http://127.0.0.1:9\" } }")
        let folder = work.path
        async let run = BuiltProgram.run(["run", "nightly"], in: folder)
        while try await Self.export(["nightly", "--preview", "--output", "out"], in: work).code != 0 {
            try await Task.sleep(for: .milliseconds(50))
        }
        let locked = try await Self.export([], in: work)
        #expect(locked.code == 10 && locked.messages.contains("is in use by process"), "\(locked.messages)")
        let names = ["out/nightly.preview.epub", "out/nightly/story.preview.epub"]
        #expect(try work.files(below: "out").map { "out/\($0)" } == names)
        let checked = try await BuiltProgram.run(["verify-bundle"] + names, in: work.path)
        #expect(checked.code == 0 && checked.output.contains("2 pictures"), "\(checked.output)")
        #expect(try await BuiltProgram.run(["cancel"], in: work.path).code == 0)
        let ended = try await run
        #expect(ended.code == 130, "\(ended.messages)")
        #expect(try work.files(below: "library/bundles") == [])
    }

    @Test func putsNoPreviewIntoTheLibrary() async throws {
        let work = try await Self.library()
        let outcome = try await Self.export(["--preview"], in: work)
        #expect(outcome.code == 2)
        #expect(
            outcome.messages.hasPrefix(
                "Error: “--preview” is for books that leave the library; name a folder with “--output”\n"))
    }

    @Test func writesNothingTwice() async throws {
        let work = try await Self.library()
        for folder in [["--output", "shelf"], []] {
            let arguments = ["-f", Self.everything] + folder
            #expect(try await Self.export(arguments, in: work).code == 0)
            let place = folder.last ?? "library/bundles"
            let times = try work.modificationTimes(below: place)
            let outcome = try await Self.export(arguments, in: work)
            #expect(outcome.code == 0)
            #expect(!outcome.messages.contains("wrote"))
            #expect(try work.modificationTimes(below: place) == times)
        }
    }

    @Test func leavesTheLibraryAloneWhereAFolderIsNamed() async throws {
        let work = try await Self.library()
        let before = try work.files(below: "library/bundles")
        let outcome = try await Self.export(["nightly/story", "--format", "cbz", "--output", "out/books"], in: work)
        #expect(outcome.output == "book    \(work.path.string)/out/books/nightly/story.cbz\n")
        #expect(try work.files(below: "out") == ["books/nightly/story.cbz"])
        #expect(try work.files(below: "library/bundles") == before)
        #expect(try await BuiltProgram.run(["verify"], in: work.path).code == 0)
        try FileManager.default.removeItem(atPath: work.path.appending("out").string)
        #expect(try await BuiltProgram.run(["verify"], in: work.path).code == 0, "the library does not check it")
        #expect(try await BuiltProgram.run(["run", "nightly"], in: work.path).output.hasPrefix("Nothing to do"))
    }

    @Test func exportsTheCollectionsOfARun() async throws {
        let work = try await Self.library()
        try work.folder.write(
            "collection: Other\nstories:\n  - file: ../nightly/story.txt\naudience: { ages: 1-2 }\nsize: 64x64\n",
            to: "other/pipeline.yaml")
        #expect(try await BuiltProgram.run(["run", "other"], in: work.path).code == 0)
        let runs = try work.files(below: "library/reports").compactMap { $0.split(separator: "/").first }
        let last = try #require(runs.map(String.init).max())
        let outcome = try await Self.export(["--run", last, "--output", "out", "--format", "cbz"], in: work)
        #expect(outcome.code == 0, "\(outcome.messages)")
        #expect(try work.files(below: "out") == ["other.cbz", "other/story.cbz"])
        let unknown = try await Self.export(["--run", "20010101-000000"], in: work)
        #expect(unknown.code == 20)
        #expect(
            unknown.messages
                == "error: the library “library” has no run “20010101-000000”; "
                + "see “nightpress log” for its runs\n")
    }

    @Test(arguments: [
        (
            ["--format", "mobi"],
            "“mobi” is no format; choose from bundle, epub, reflowable, cbz, html, pdf, print, cover"
        ),
        (["--format", "epub,"], "“” is no format; choose from bundle, epub, reflowable, cbz, html, pdf, print, cover"),
        (
            ["--format", "epub, mobi"],
            "“mobi” is no format; choose from bundle, epub, reflowable, cbz, html, pdf, print, cover"
        ),
        (["--output", ""], "--output is empty; name a folder, or leave it out."),
        (["nightly", "--run", "x"], "“--run” names the collections; leave BOOK out"),
        (["--strip-metadata"], "“--strip-metadata” is for books that leave the library; name a folder with “--output”"),
        (["--pictures", "png"], "“--pictures png” is for books that leave the library; name a folder with “--output”"),
    ])
    func refusesWhatItDoesNotKnow(_ arguments: [String], _ words: String) async throws {
        let work = try WorkFolder()
        let outcome = try await Self.export(arguments, in: work)
        #expect(outcome.code == 2)
        #expect(outcome.messages.contains(words), "\(outcome.messages)")
    }

    @Test(arguments: [
        "library", "library/bundles", "library/temporary/mine", "nightly/../library/x", "alias/x", "books",
    ])
    func putsNothingIntoALibraryAsIfItWereAFolder(_ folder: String) async throws {
        let work = try await Self.library()
        try FileManager.default.createSymbolicLink(
            atPath: work.path.appending("alias").string, withDestinationPath: "library")
        try FileManager.default.createSymbolicLink(
            atPath: work.path.appending("books").string, withDestinationPath: "library/bundles")
        let before = try work.files(below: "library/bundles")
        let outcome = try await Self.export(["--output", folder, "--strip-metadata"], in: work)
        #expect(outcome.code == 2)
        let library = work.path.appending("library")
        #expect(
            outcome.messages
                == "error: --output “\(folder)” lies in the library “\(library)”; name a folder outside it, "
                + "or leave --output out\n")
        #expect(try work.files(below: "library/bundles") == before)
    }

    @Test(arguments: ["shelf", "shelf/books"])
    func saysOnceThatAFileIsInTheWay(_ folder: String) async throws {
        let work = try await Self.library()
        try work.folder.write("mine", to: "shelf")
        let outcome = try await Self.export(["--output", folder], in: work)
        #expect(outcome.code == 20)
        #expect(
            outcome.messages
                == "error: cannot put books into “\(folder)”: “\(work.path)/shelf” is a file; move it, or name another "
                + "folder with --output\n")
    }

    @Test func takesAListWithSpaces() async throws {
        let work = try await Self.library()
        #expect(try await Self.export(["nightly/story", "-f", "epub, cbz", "-o", "out"], in: work).code == 0)
        #expect(try work.files(below: "out").sorted() == ["nightly/story.cbz", "nightly/story.epub"])
    }

    @Test func exportsNothingOfARunOfWhichNothingIsLeft() async throws {
        let work = try await Self.library()
        let run = try #require(try work.files(below: "library/reports").first?.split(separator: "/").first)
        try work.folder.write(
            "collection: Other\nstories:\n  - file: ../nightly/story.txt\naudience: { ages: 1-2 }\nsize: 64x64\n",
            to: "other/pipeline.yaml")
        #expect(try await BuiltProgram.run(["run", "other"], in: work.path).code == 0)
        #expect(try await BuiltProgram.run(["remove", "nightly", "-f"], in: work.path).code == 0)
        let outcome = try await Self.export(["--run", String(run), "--output", "out"], in: work)
        #expect(outcome.code == 20)
        #expect(
            outcome.messages == "error: nothing of the run “\(run)” is left in the library “library”; see “nightpress "
                + "status” for what is\n")
        #expect(!work.exists("out"))
    }

    @Test func namesEveryPageInJSON() async throws {
        let work = try await Self.library(pages: 8)
        let images = try work.files(below: "library/images")
        for image in images {
            try FileManager.default.removeItem(atPath: work.path.string + "/library/images/" + image)
        }
        let outcome = try await Self.export(["nightly/story", "-o", "out", "--json"], in: work)
        #expect(outcome.code == 30)
        struct Document: Decodable {
            struct Refusal: Decodable {
                var title: String
                var message: String
                var pages: [String]
            }
            var books: [String]
            var refused: [Refusal]
        }
        let document = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8))
        #expect(document.books == [])
        #expect(document.refused.map(\.title) == ["Story"])
        #expect(document.refused[0].pages == (1...8).map { "the picture of story/\($0) is lost or damaged" })
        #expect(document.refused[0].message.contains(" and 3 more; put it right"))
    }

    @Test(
        .timeLimit(.minutes(4)),
        arguments: [(.interrupt, 130), (.terminate, 143), (.terminalClosed, 129)] as [(Signal, Int32)])
    func endsCleanlyWhenItIsAskedTo(_ signal: Signal, _ code: Int32) async throws {
        var work = try WorkFolder()
        var (ended, output): (Int32, String) = (0, "")
        // On a busy machine, an export may end before this process sees its first book.
        for attempt in 1...8 where ended == 0 {
            if attempt > 1 { work = try WorkFolder() }
            try work.writePipeline(pages: 24, size: "512x896")
            #expect(try await BuiltProgram.run(["run", "nightly", "-q"], in: work.path).code == 0)
            let made = work.path.appending("shelf/nightly/story.cbz").string
            (ended, output) = try await BuiltProgram.export(
                ["-f", "cbz,bundle", "-o", "shelf"], in: work, signalling: signal
            ) {
                while !FileManager.default.fileExists(atPath: made) { try await Task.sleep(for: .milliseconds(2)) }
            }
        }
        let shelf = work.path.appending("shelf").string
        #expect(ended == code)
        let lines = output.split(separator: "\n")
        #expect(lines.last == "Interrupted; these books are whole and stay. Export again for the others.")
        let notified = lines.dropLast().map { String($0.dropFirst("book    \(shelf)/".count)) }
        #expect(try notified.sorted() == work.files(below: "shelf"), "the listed files are the existing ones")
        let names = try FileManager.default.contentsOfDirectory(atPath: shelf)
        #expect(names.contains("nightly.cbz") && !names.contains { $0.hasPrefix(".") }, "\(names)")
        #expect(try work.files(below: "library/temporary").isEmpty)
        #expect(try await BuiltProgram.run(["verify"], in: work.path).code == 0)
        #expect(try await Self.export(["-f", "cbz,bundle", "-o", "shelf"], in: work).code == 0)
    }

    @Test(arguments: [true, false])
    func noDamagedPictureGetsIntoABook(isGone: Bool) async throws {
        let work = try await Self.library()
        let book = work.path.appending("library/bundles/nightly.epub").string
        let before = FileManager.default.contents(atPath: book)
        let picture = try #require(try work.files(below: "library/images").first)
        let path = work.path.appending("library/images").string + "/" + picture
        let size = try #require(FileManager.default.contents(atPath: path)).count
        if isGone {
            try FileManager.default.removeItem(atPath: path)
        } else {
            try Data(repeating: 0, count: size).write(to: URL(filePath: path))
        }
        let outcome = try await BuiltProgram.run(
            ["export", "nightly/story"], in: work.path, environment: ["SOURCE_DATE_EPOCH": "1000000000"])
        #expect(outcome.code == 30)
        let page = outcome.messages.contains("story/1") ? 1 : 2
        #expect(
            outcome.messages
                == "error: “Story” is not exported: the picture of story/\(page) is lost or damaged; put it right with "
                + "“nightpress verify --repair”, then run the pipeline\n")
        #expect(FileManager.default.contents(atPath: book) == before)
        #expect(try work.files(below: "library/temporary").isEmpty)
    }

    @Test func whatKeepsABookFromAllFormatsIsSaidOnce() async throws {
        let work = try await Self.library()
        for image in try work.files(below: "library/images") {
            try FileManager.default.removeItem(atPath: work.path.string + "/library/images/" + image)
        }
        let outcome = try await Self.export(["nightly/story", "-o", "out", "-f", "epub,cbz,html", "--json"], in: work)
        #expect(outcome.messages.components(separatedBy: "is not exported:").count == 2, "\(outcome.messages)")
        for (format, ending) in [("epub", "epub"), ("cbz", "cbz"), ("html", "reader")] {
            #expect(outcome.output.contains("\"format\" : \"\(format)\""))
            #expect(outcome.output.contains("\"path\" : \"\(work.path)/out/nightly/story.\(ending)\""))
        }
    }

    @Test func whatLiesInABooksPlaceIsToBeMovedAwayFirst() async throws {
        let work = try await Self.library()
        try work.folder.write("mine", to: "out/nightly.epub")
        let outcome = try await Self.export(["-o", "out", "-f", "epub,cbz"], in: work)
        #expect(outcome.code == 20)
        #expect(
            outcome.messages.hasSuffix(
                "error: “Nightly” is not exported as epub: “\(work.path)/out/nightly.epub” is there already, and this "
                    + "library has no record of it; move it away or choose another folder\n"))
        #expect(outcome.output.split(separator: "\n").count == 3)
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
    func theBooksBeforeTheDiskIsFullAreReported() async throws {
        let work = try await Self.library()
        let disk = try #require(try SmallDisk(in: work.folder, kilobytes: 1024))
        try work.folder.write("mine", to: "disk/nightly.epub")
        try work.folder.write(Data(repeating: 1, count: 24_000), to: "disk/other")
        let outcome = try await Self.export(["-o", "disk", "-f", "epub,reflowable,html,cbz", "--json"], in: work)
        #expect(outcome.code == 40)
        #expect(outcome.messages.contains("“Nightly” is not exported as epub: "))
        #expect(
            outcome.messages.hasSuffix("no space is left on the disk; free some and run again, what was made is kept\n")
        )
        struct Document: Decodable { var books: [String] }
        let books = try JSONDecoder().decode(Document.self, from: Data(outcome.output.utf8)).books
        #expect(!books.isEmpty && books.allSatisfy { FileManager.default.fileExists(atPath: $0) })
        withExtendedLifetime(disk) {}
    }
}

extension BuiltProgram {
    /// Exports, and sends `signal` at the instant. Returns the exit code and the output up to the end.
    fileprivate static func export(
        _ arguments: [String], in work: WorkFolder, signalling signal: Signal,
        at instant: @Sendable () async throws -> Void
    ) async throws -> (code: Int32, output: String) {
        let words = [path.string, "export"] + arguments
        let result = try await Subprocess.run(
            .name("sh"), arguments: Arguments(["-c", "exec \"$@\" > output.txt", "sh"] + words),
            environment: .custom(plain([:])), workingDirectory: work.path, input: .none, output: .discarded,
            error: .discarded
        ) { execution in
            try await instant()
            try? execution.send(signal: signal)
        }
        return (code(result.terminationStatus), String(decoding: try work.folder.read("output.txt"), as: UTF8.self))
    }
}
