import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Media

@Suite struct ZIPWriterTests {
    private let folder: TemporaryFolder
    /// 2026-11-21 02:00:00 UTC.
    private let night = 1_795_226_400

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func givesBackWhatWentIn() throws {
        let file = try folder.write(noise(200_000), to: "picture.png")
        let path = folder.path.appending("book.epub")
        var writer = try ZIPWriter(path: path, secondsSince1970: night)
        try writer.add(Array("application/epub+zip".utf8), as: "mimetype", .stored)
        try writer.add(Array(repeating: 65, count: 5000), as: "EPUB/page 1.xhtml", .deflated)
        try writer.add(contentsOf: file, as: "EPUB/pictures/小.png", .stored)
        try writer.add(contentsOf: file, as: "EPUB/pictures/packed.png", .deflated)
        try writer.add([], as: "empty", .deflated)
        try writer.finish()

        let reader = try ZIPReader(path: path)
        #expect(
            reader.entries.map(\.name)
                == ["mimetype", "EPUB/page 1.xhtml", "EPUB/pictures/小.png", "EPUB/pictures/packed.png", "empty"])
        #expect(reader.entries.map(\.size) == [20, 5000, 200_000, 200_000, 0])
        #expect(reader.entries[2].storedSize == 200_000)
        #expect(reader.entries[1].storedSize < 100)
        #expect(try reader.read("EPUB/page 1.xhtml", limit: 5000) == Array(repeating: 65, count: 5000))
        #expect(try reader.read("EPUB/pictures/小.png", limit: 200_000) == noise(200_000))
        #expect(try reader.read("EPUB/pictures/packed.png", limit: 200_000) == noise(200_000))
        #expect(try reader.read("empty", limit: 0) == [])
        #expect(try folder.names == ["book.epub", "picture.png"])
    }

    /// The ZIP and EPUB specifications define the first entry byte by byte.
    @Test func beginsWithAPlainHeaderForTheMediaType() throws {
        let bytes = try written("book.epub") { writer in
            try writer.add(Array("application/epub+zip".utf8), as: "mimetype", .stored)
        }
        let timeAndDate: [UInt8] = [0x00, 0x60, 0x75, 0x5D]
        let header: [UInt8] =
            [0x50, 0x4B, 3, 4, 10, 0, 0, 0, 0, 0] + timeAndDate + [0x6F, 0x61, 0xAB, 0x2C]
            + [20, 0, 0, 0, 20, 0, 0, 0, 8, 0, 0, 0]
        #expect(Array(bytes.prefix(30)) == header)
        #expect(Array(bytes[30..<58]) == Array("mimetypeapplication/epub+zip".utf8))
        let directory: [UInt8] =
            [0x50, 0x4B, 1, 2, 63, 3, 10, 0, 0, 0, 0, 0] + timeAndDate + [0x6F, 0x61, 0xAB, 0x2C]
            + [20, 0, 0, 0, 20, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0xA4, 0x81, 0, 0, 0, 0]
        #expect(Array(bytes[58..<104]) == directory)
    }

    @Test func needsNoExtraFieldsAndNoDescriptorsForAnyEntry() throws {
        let file = try folder.write(noise(100_000), to: "picture.png")
        let bytes = try written("book.zip") { writer in
            try writer.add(Array(repeating: 65, count: 5000), as: "page.xhtml", .deflated)
            try writer.add(contentsOf: file, as: "größe.png", .deflated)
            try writer.add(contentsOf: file, as: "plain.png", .stored)
        }
        let headers = bytes.indices.filter { bytes[$0...].starts(with: [0x50, 0x4B, 3, 4]) }
        #expect(headers.count == 3)
        #expect(headers.map { bytes[$0 + 28] } == [0, 0, 0])
        #expect(headers.map { bytes[$0 + 6] & 8 } == [0, 0, 0])
        let utf8Names: [UInt8] = [0, 8, 0]
        #expect(headers.map { bytes[$0 + 7] } == utf8Names)
        #expect(
            headers.map { Array(bytes[$0 + 10..<$0 + 14]) } == Array(repeating: [0x00, 0x60, 0x75, 0x5D], count: 3))
    }

    @Test func writesTheSameBytesEveryTime() throws {
        let file = try folder.write(noise(10_000), to: "picture.png")
        func archive(_ name: String) throws -> [UInt8] {
            try written(name) { writer in
                try writer.add(Array(repeating: 65, count: 5000), as: "page.xhtml", .deflated)
                try writer.add(contentsOf: file, as: "picture.png", .stored)
            }
        }
        let first = try archive("first.zip")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000), .posixPermissions: 0o600],
            ofItemAtPath: file.string)
        #expect(try archive("second.zip") == first)
    }

    @Test(arguments: [
        (0, 1980, 1, 1), (315_532_799, 1980, 1, 1), (315_619_200, 1980, 1, 2), (951_782_400, 2000, 2, 29),
        (1_795_226_400, 2026, 11, 21), (1_798_761_599, 2026, 12, 31), (1_798_761_600, 2027, 1, 1),
        (4_354_819_199, 2107, 12, 31), (9_000_000_000, 2107, 12, 31),
    ])
    func carriesTheDayInUTC(seconds: Int, year: Int, month: Int, day: Int) throws {
        let path = folder.path.appending("day.zip")
        var writer = try ZIPWriter(path: path, secondsSince1970: seconds)
        try writer.add([1], as: "a", .stored)
        try writer.finish()
        let date = Int(try folder.read("day.zip")[12]) | Int(try folder.read("day.zip")[13]) << 8
        #expect((date >> 9) + 1980 == year)
        #expect(date >> 5 & 15 == month)
        #expect(date & 31 == day)
    }

    @Test(arguments: [
        ("", "is empty"), ("/etc/passwd", "begins with a slash"),
        ("../a", "has “.” or “..” as a part"),
        ("a/../b", "has “.” or “..” as a part"),
        ("./a", "has “.” or “..” as a part"), ("a\\b", "has a backslash in it"),
        ("C:/a", "has one of \" * : < > ? | in it"),
        ("why?.png", "has one of \" * : < > ? | in it"), ("a./b", "has a part that ends with a dot or a space"),
        ("a/b ", "has a part that ends with a dot or a space"), ("a\nb", "has a control character in it"),
        ("a\u{7F}", "has a control character in it"), ("a\0", "has a control character in it"),
        ("a//b", "has an empty part between two slashes or after the last slash"),
        ("a/", "has an empty part between two slashes or after the last slash"),
        ("a/" + String(repeating: "ü", count: 128), "has a part of more than 255 bytes"),
        ("aux/x.png", "has a part that is a device name on Windows, such as “CON”"),
        (String(repeating: "ab/", count: 21_845) + "a", "has more than 65535 bytes"),
    ])
    func refusesNamesThatLeadAstray(name: String, flaw: String) throws {
        var writer = try ZIPWriter(path: folder.path.appending("bad.zip"), secondsSince1970: night)
        let error = #expect(throws: ArchiveError.self) { try writer.add([1], as: name, .stored) }
        #expect(error?.description == "cannot put “\(name)” into an archive: the name \(flaw)")
    }

    @Test(arguments: [
        ("Cover.png", "cover.PNG"), ("a/é.png", "A/E\u{301}.png"), ("x", "x"), ("straße.png", "STRASSE.png"),
    ])
    func refusesNamesThatAreOneOnSomeDisks(first: String, second: String) throws {
        var writer = try ZIPWriter(path: folder.path.appending("twice.zip"), secondsSince1970: night)
        try writer.add([1], as: first, .stored)
        let error = #expect(throws: ArchiveError.self) { try writer.add([2], as: second, .stored) }
        #expect(
            error?.description
                == "cannot put “\(second)” into an archive: the name is taken by “\(first)”; "
                + "upper and lower case count as the same")
    }

    @Test func namesAFileThatIsMissing() throws {
        var writer = try ZIPWriter(path: folder.path.appending("missing.zip"), secondsSince1970: night)
        let missing = folder.path.appending("nowhere.png")
        let error = #expect(throws: ArchiveError.self) {
            try writer.add(contentsOf: missing, as: "cover.png", .stored)
        }
        #expect(
            error?.description
                == "cannot put “cover.png” into an archive: “\(missing)”: Read error: No such file or directory")
    }

    @Test func refusesADirectory() throws {
        var writer = try ZIPWriter(path: folder.path.appending("directory.zip"), secondsSince1970: night)
        let error = #expect(throws: ArchiveError.self) {
            try writer.add(contentsOf: folder.path, as: "pictures", .stored)
        }
        #expect(
            error?.description
                == "cannot put “pictures” into an archive: “\(folder.path)”: it is not a regular file")
    }

    @Test func leavesNothingWhereAFileVanishes() throws {
        let file = try folder.write(noise(1000), to: "picture.png")
        let path = folder.path.appending("vanished.zip")
        var writer = try ZIPWriter(path: path, secondsSince1970: night)
        try writer.add([1], as: "first", .stored)
        try writer.add(contentsOf: file, as: "cover.png", .stored)
        try FileManager.default.removeItem(atPath: file.string)
        #expect(writer.failureToFinish() != nil)
        #expect(try folder.names == [])
    }

    @Test func leavesNothingWhereNothingWasPutIn() throws {
        let path = folder.path.appending("empty.zip")
        let writer = try ZIPWriter(path: path, secondsSince1970: night)
        let error = writer.failureToFinish()
        #expect(error?.description == "cannot write the archive “\(path)”: nothing was put into it")
        #expect(try folder.names == [])
    }

    @Test func leavesNothingWhenLetGo() throws {
        do {
            var writer = try ZIPWriter(path: folder.path.appending("dropped.zip"), secondsSince1970: night)
            try writer.add([1], as: "a", .stored)
        }
        #expect(try folder.names == [])
    }

    @Test func stopsWhenCancelled() throws {
        let path = folder.path.appending("cancelled.zip")
        try folder.write([1, 2, 3], to: "cancelled.zip")
        var writer = try ZIPWriter(path: path, secondsSince1970: night)
        for number in 0..<20 { try writer.add(noise(100_000), as: "page\(number)", .deflated) }
        var questions = 0
        let error = writer.failureToFinish {
            questions += 1
            return questions > 5
        }
        #expect(error?.description == "the archive “\(path)” was not written: it was cancelled")
        #expect(questions == 6)
        #expect(try folder.names == ["cancelled.zip"])
        #expect(try folder.read("cancelled.zip") == [1, 2, 3])
    }

    @Test func replacesWhatWasThere() throws {
        let first = try written("twice.zip") { try $0.add([1], as: "old", .stored) }
        let second = try written("twice.zip") { try $0.add([2], as: "new", .stored) }
        #expect(first != second)
        #expect(try ZIPReader(path: folder.path.appending("twice.zip")).entries.map(\.name) == ["new"])
    }

    @Test func saysWhereItCannotWrite() throws {
        let path = folder.path.appending("no such folder/book.zip")
        var writer = try ZIPWriter(path: path, secondsSince1970: night)
        try writer.add([1], as: "a", .stored)
        let error = writer.failureToFinish()
        #expect(
            error?.description
                == "cannot write the archive “\(path)”: Failure to create temporary file: No such file or directory")
    }

    private func written(_ name: String, _ fill: (inout ZIPWriter) throws -> Void) throws -> [UInt8] {
        var writer = try ZIPWriter(path: folder.path.appending(name), secondsSince1970: night)
        try fill(&writer)
        try writer.finish()
        return try folder.read(name)
    }
}

extension ZIPWriter {
    /// Returns the error of a consuming call, which cannot be caught in a closure.
    consuming func failureToFinish(isCancelled: () -> Bool = { false }) -> ArchiveError? {
        do {
            try finish(isCancelled: isCancelled)
            return nil
        } catch {
            return error
        }
    }
}

/// Bytes without a pattern, the same every time.
func noise(_ count: Int) -> [UInt8] {
    var state: UInt32 = 7
    return (0..<count).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24)
    }
}
