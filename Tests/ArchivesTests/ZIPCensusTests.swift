import Archives
import SystemPackage
import TestSupport
import Testing

struct ZIPCensusTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func archive(entries: Int) throws -> FilePath {
        let path = folder.path.appending("book.zip")
        var writer = try ZIPWriter(path: path, secondsSince1970: 1_795_226_400)
        for number in 0..<entries { try writer.add([], as: "\(number)", .stored) }
        try writer.finish()
        return path
    }

    @Test func countsWithoutReadingTheEntries() throws {
        let census = try ZIPCensus(path: archive(entries: 3))
        #expect(census.entryCount == 3 && census.directorySize == 3 * 47)
        #expect(census.beginsAsArchive && census.endsAsArchive)
        #expect(census.fileSize == 3 * 31 + 3 * 47 + 22)
    }

    /// The numbers stand in another record then.
    @Test func countsMoreThanTwoBytesHold() throws {
        let census = try ZIPCensus(path: archive(entries: 66_000))
        #expect(census.entryCount == 66_000)
        #expect((66_000 * 47..<66_000 * 60).contains(Int(census.directorySize)))
    }

    @Test func anotherFileIsNone() throws {
        for bytes in [[], Array("PK".utf8), Array(repeating: 7, count: 70_000)] {
            let census = try ZIPCensus(path: folder.write(bytes, to: "file"))
            #expect(!census.beginsAsArchive && !census.endsAsArchive && census.entryCount == 0)
            #expect(census.fileSize == bytes.count)
        }
        let missing = folder.path.appending("missing.zip")
        let error = #expect(throws: ArchiveError.self) { _ = try ZIPCensus(path: missing) }
        #expect(error?.description == "cannot open the archive “\(missing)”: No such file or directory")
    }
}
