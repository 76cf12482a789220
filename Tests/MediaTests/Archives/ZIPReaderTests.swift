import SystemPackage
import TestSupport
import Testing

@testable import Media

@Suite struct ZIPReaderTests {
    private let folder: TemporaryFolder
    private let path: FilePath

    init() throws {
        folder = try TemporaryFolder()
        path = folder.path.appending("book.zip")
        var writer = try ZIPWriter(path: path, secondsSince1970: 1_795_226_400)
        try writer.add(noise(5000), as: "noise", .stored)
        try writer.add(Array(repeating: 0, count: 1_000_000), as: "bomb", .deflated)
        try writer.finish()
    }

    @Test func refusesMoreBytesThanTheLimit() throws {
        let reader = try ZIPReader(path: path)
        let error = #expect(throws: ArchiveError.self) { try reader.read("bomb", limit: 999_999) }
        #expect(
            error?.description
                == "cannot read “bomb” from the archive “\(path)”: it has 1000000 bytes, at most 999999 are taken")
        #expect(try reader.read("bomb", limit: 1_000_000).count == 1_000_000)
    }

    @Test func saysWhatIsNotThere() throws {
        let reader = try ZIPReader(path: path)
        let error = #expect(throws: ArchiveError.self) { try reader.read("cover.png", limit: 10) }
        #expect(
            error?.description == "cannot read “cover.png” from the archive “\(path)”: there is no such entry")
    }

    @Test func findsAChangedByte() throws {
        var bytes = try folder.read("book.zip")
        bytes[1000] ^= 1
        let changed = try folder.write(bytes, to: "changed.zip")
        let reader = try ZIPReader(path: changed)
        let error = #expect(throws: ArchiveError.self) { try reader.read("noise", limit: 5000) }
        #expect(error?.description == "cannot read “noise” from the archive “\(changed)”: CRC error")
    }

    @Test func refusesWhatIsNoArchive() throws {
        let text = try folder.write(Array("a lantern".utf8), to: "text.zip")
        let error = #expect(throws: ArchiveError.self) { _ = try ZIPReader(path: text) }
        #expect(error?.description == "cannot open the archive “\(text)”: Not a zip archive")
        let missing = folder.path.appending("missing.zip")
        let absence = #expect(throws: ArchiveError.self) { _ = try ZIPReader(path: missing) }
        #expect(absence?.description == "cannot open the archive “\(missing)”: No such file")
    }

    @Test func refusesEveryCut() throws {
        let bytes = try folder.read("book.zip")
        for count in stride(from: 0, to: bytes.count, by: 97) {
            let cut = try folder.write(Array(bytes.prefix(count)), to: "cut.zip")
            #expect(throws: ArchiveError.self) { _ = try ZIPReader(path: cut) }
        }
    }

    /// For each changed byte of the list of entries, the read content is the original, or there is an error.
    @Test func readsNothingElseWhereBytesOfTheListChanged() throws {
        let bytes = try folder.read("book.zip")
        let contents = [noise(5000), Array(repeating: 0, count: 1_000_000)]
        var refusals = 0
        for index in bytes.count - 200..<bytes.count {
            var changed = bytes
            changed[index] ^= 0x55
            let file = try folder.write(changed, to: "changed.zip")
            do throws(ArchiveError) {
                let reader = try ZIPReader(path: file)
                for place in reader.entries.indices {
                    let read = try reader.read(at: place, limit: 1_000_000)
                    #expect(contents.contains(read), "byte \(index)")
                }
            } catch {
                refusals += 1
            }
        }
        #expect(refusals > 100)
    }
}
