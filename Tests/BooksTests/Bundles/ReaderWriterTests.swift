import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Platform

struct ReaderWriterTests {
    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(in: folder)
    }

    private func write(_ book: Book, as name: String = "book.reader") throws -> [String: [UInt8]] {
        try ReaderWriter().write(book, to: folder.path.appending(name))
        return try files(in: name)
    }

    /// The files of the folder, by relative path.
    private func files(in name: String) throws -> [String: [UInt8]] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path.appending(name).string)
        var files: [String: [UInt8]] = [:]
        for path in paths where !["fonts", "pictures"].contains(path) {
            files[path] = try folder.read("\(name)/\(path)")
        }
        return files
    }

    private func style(_ book: Book) throws -> String {
        String(decoding: try #require(try write(book, as: "\(UUID())")["reader.css"]), as: UTF8.self)
    }

    @Test func writesTheSameBytesAgain() throws {
        for book in [samples.oneStory, samples.collection, samples.comic, samples.rightToLeft, samples.hostile] {
            let (first, second) = ("\(UUID())", "\(UUID())")
            #expect(try write(book, as: first) == write(book, as: second))
        }
    }

    @Test func writesADocumentAStyleSheetAScriptTheFontsAndThePicturesItShows() throws {
        let files = try write(samples.collection)
        let document = XMLCheck(String(decoding: try #require(files["index.html"]), as: UTF8.self))
        let pictures = Set(document.attributes("src", of: "img"))
        #expect(pictures.count == 6)
        let fonts = ["Andika-OFL.txt", "Andika-Regular.ttf", "Quicksand-Bold.ttf", "Quicksand-OFL.txt"]
        #expect(
            Set(files.keys)
                == pictures.union(["index.html", "reader.css", "reader.js"] + fonts.map { "fonts/\($0)" }))
    }

    /// Changing a picture of the reader does not change the library.
    @Test func copiesPictures() throws {
        let files = try write(samples.oneStory)
        let names = files.keys.filter { $0.hasPrefix("pictures/") }
        #expect(names.count == 3)
        for name in names {
            let path = folder.path.appending("book.reader/\(name)").string
            #expect(try folder.read("picture.png") == files[name])
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.referenceCount] as? Int == 1)
        }
    }

    @Test func copiesAPictureLargerThanAPiece() throws {
        let bytes = (0..<2_500_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        var book = samples.oneStory
        book.stories[0].pages[1].pictures[0].file = try folder.write(bytes, to: "large.png")
        let name = "pictures/\(book.stories[0].pages[1].pictures[0].digest).png"
        #expect(try write(book)[name] == bytes)
    }

    @Test func saysWhichPictureIsMissing() throws {
        var book = samples.oneStory
        let missing = folder.path.appending("gone.png")
        book.stories[0].pages[1].pictures[0].file = missing
        let error = #expect(throws: (any Error).self) { try write(book) }
        #expect(error.map { "\($0)" } == "cannot read “\(missing)”: it does not exist")
    }

    @Test func writesNothingOutsideItsFolder() throws {
        var book = samples.oneStory
        book.stories[0].pages[0].pictures[0].digest = "../../outside"
        let error = #expect(throws: (any Error).self) { try write(book) }
        #expect(error.map { "\($0)" }?.hasPrefix("cannot write “\(folder.path)/book.reader/pictures/") == true)
        #expect(try folder.names == ["book.reader", "picture.png"])
    }

    @Test func writesThroughTheFileSystemItIsGiven() throws {
        let writer = ReaderWriter(fileSystem: ReadOnlyFileSystem(LocalFileSystem()))
        #expect(throws: FileSystemError.self) {
            try writer.write(samples.oneStory, to: folder.path.appending("book.reader"))
        }
        #expect(try folder.names == ["picture.png"])
    }

    @Test func stopsWhenItIsCancelled() async throws {
        let book = samples.long(pages: 50)
        let path = folder.path.appending("book.reader")
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            try ReaderWriter().write(book, to: path)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try files(in: "book.reader").keys.allSatisfy { !$0.hasPrefix("pictures/") })
    }

    @Test(arguments: [(0...2, "1.52rem", "2.10rem"), (3...6, "1.36rem", "1.88rem"), (9...12, "1.05rem", "1.45rem")])
    func setsLargerTypeForYoungerChildren(ages: ClosedRange<Int>, inTheHand: String, onTheTable: String) throws {
        let book = samples.book(ages: ages, stories: [samples.story(pages: samples.pages(["A fox."]))])
        #expect(try style(book).contains("--type-in-the-hand: \(inTheHand); --type-on-the-table: \(onTheTable);"))
    }

    @Test func opensLinesForTheScript() throws {
        let book = samples.book(language: "ur", stories: [samples.story(pages: samples.pages(["A fox."]))])
        #expect(try style(book).contains("--leading: 2.10;"))
        #expect(try style(samples.oneStory).contains("--leading: 1.45;"))
    }

    @Test func knowsTheProportionsOfEveryPictureThatIsFittedToTheWindow() throws {
        let wide = try #require(PixelSize(width: 1536, height: 1024))
        let tall = samples.pages(["A fox."])
        let comic = samples.story(slug: "comic", pages: samples.comic.stories[0].pages)
        let other = samples.story(slug: "other", pages: samples.pages(["A hill."], firstPicture: 100, size: wide))
        let files = try write(samples.book(stories: [samples.story(pages: tall), other, comic]))
        let style = String(decoding: try #require(files["reader.css"]), as: UTF8.self)
        #expect(style.contains(".shape-1536x1024 { --width: 1536; --height: 1024; }"))
        let document = XMLCheck(String(decoding: try #require(files["index.html"]), as: UTF8.self))
        for name in document.attributes("class", of: "article").flatMap({ $0.split(separator: " ") })
        where name.hasPrefix("shape-") {
            #expect(style.contains(".\(name) { "), "\(name)")
        }
    }

    @Test func asksNoServerForAnything() throws {
        let files = try write(samples.hostile)
        for name in ["reader.css", "reader.js"] {
            let text = String(decoding: try #require(files[name]), as: UTF8.self)
            for word in ["http:", "https:", "//fonts", "@import", "fetch(", "XMLHttpRequest", "WebSocket"] {
                #expect(!text.contains(word), "\(name)")
            }
            let addresses = text.split(separator: "url(").dropFirst()
            #expect(addresses.allSatisfy { $0.hasPrefix("\"fonts/") }, "\(name)")
        }
    }
}
