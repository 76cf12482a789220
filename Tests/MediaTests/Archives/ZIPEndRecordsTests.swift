import SystemPackage
import TestSupport
import Testing

@testable import Media

struct ZIPEndRecordsTests {
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
        let census = try ZIPEndRecords(path: archive(entries: 3))
        #expect(census.entryCount == 3 && census.directorySize == 3 * 47)
        #expect(census.beginsAsArchive && census.endsAsArchive)
        #expect(census.fileSize == 3 * 31 + 3 * 47 + 22)
    }

    /// Larger numbers are in another record.
    @Test func countsMoreThanTwoBytesHold() throws {
        let census = try ZIPEndRecords(path: archive(entries: 66_000))
        #expect(census.entryCount == 66_000)
        #expect((66_000 * 47..<66_000 * 60).contains(Int(census.directorySize)))
    }

    /// The end of an archive with many entries: the long record, its locator, and the short record.
    private func end(locator: UInt64, entries: UInt64, size: UInt64, offset: UInt64 = 0) -> [UInt8] {
        func number(_ value: UInt64, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        return [0x50, 0x4B, 6, 6] + number(44, 8) + [45, 0, 45, 0] + number(0, 8) + number(entries, 8)
            + number(entries, 8) + number(size, 8) + number(offset, 8) + [0x50, 0x4B, 6, 7] + number(0, 4)
            + number(locator, 8) + number(1, 4) + [0x50, 0x4B, 5, 6] + number(0, 4) + number(7, 2) + number(7, 2)
            + number(300, 4) + number(0, 4) + number(0, 2)
    }

    @Test(arguments: [1, 100_000, UInt64.max])
    func believesALongRecordThatIsThere(count: UInt64) throws {
        let file = try folder.write(end(locator: 0, entries: count, size: count), to: "file")
        let census = try ZIPEndRecords(path: file)
        #expect(census.entryCount == count && census.directorySize == count && census.endsAsArchive)
        #expect(census.directory == nil)
    }

    @Test(arguments: [1, 42, 43, 98, 99, 1 << 40, UInt64(Int64.max), UInt64.max - 55, UInt64.max])
    func countsByTheShortRecordWhereTheLongOneIsNotThere(locator: UInt64) throws {
        let file = try folder.write(end(locator: locator, entries: 100_000, size: 5_000_000), to: "file")
        let census = try ZIPEndRecords(path: file)
        #expect(census.entryCount == 7 && census.directorySize == 300 && census.endsAsArchive)
    }

    /// The long record may repeat the numbers of the short record. Other numbers describe another list.
    @Test(arguments: [(0, 7, 300, 0, 1), (0, 7, 301, 0, 2), (0, 8, 300, 0, 2), (0, 7, 300, 1, 2), (9, 7, 300, 0, 2)])
    func countsTheLongRecordWhereItSaysOfAnotherList(
        locator: UInt64, entries: UInt64, size: UInt64, offset: UInt64, lists: Int
    ) throws {
        let bytes = end(locator: locator, entries: entries, size: size, offset: offset)
        #expect(try ZIPEndRecords(path: folder.write(bytes, to: "file")).listCount == lists)
    }

    @Test func findsTheListThatEndsWhereTheRecordsBegin() throws {
        let census = try ZIPEndRecords(path: archive(entries: 3))
        #expect(census.directory == 93..<UInt64(93 + 3 * 47) && census.listCount == 1)
        let wide = try ZIPEndRecords(path: archive(entries: 66_000))
        #expect(wide.directory.map { Int($0.upperBound) } == wide.fileSize - 98 && wide.listCount == 1)
        #expect(try wide.namesWithNUL(path: folder.path.appending("book.zip")) == [])
    }

    @Test func anotherFileIsNone() throws {
        for bytes in [[], Array("PK".utf8), Array(repeating: 7, count: 70_000)] {
            let census = try ZIPEndRecords(path: folder.write(bytes, to: "file"))
            #expect(!census.beginsAsArchive && !census.endsAsArchive && census.entryCount == 0)
            #expect(census.fileSize == bytes.count)
        }
        let missing = folder.path.appending("missing.zip")
        let error = #expect(throws: ArchiveError.self) { _ = try ZIPEndRecords(path: missing) }
        #expect(error?.description == "cannot open the archive “\(missing)”: No such file or directory")
    }
}
