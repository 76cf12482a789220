import Foundation
import Synchronization
import SystemPackage
import TestSupport
import Testing

@testable import Platform

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

struct NonBlockingLineWriterTests {
    private let folder: TemporaryFolder
    private let clock = Clock()

    init() throws {
        // As the program does.
        signal(SIGPIPE, SIG_IGN)
        folder = try TemporaryFolder()
    }

    private final class Clock: Sendable {
        private let time = Mutex(0.0)

        var now: Double { time.withLock(\.self) }

        func advance(_ seconds: Double) { time.withLock { $0 += seconds } }
    }

    private func feed(_ path: FilePath) -> NonBlockingLineWriter {
        NonBlockingLineWriter(path, uptime: { [clock] in clock.now })
    }

    private func pipe(_ name: String) throws -> FilePath {
        let path = folder.path.appending(name)
        try #require(mkfifo(path.string, 0o600) == 0)
        return path
    }

    private static func bytes(_ text: String) -> [UInt8] { Array((text + "\n").utf8) }

    private func put(_ text: String, into feed: NonBlockingLineWriter) -> String? {
        feed.put(Self.bytes(text)) { Self.bytes("lost \($0)") }
    }

    private func close(_ feed: NonBlockingLineWriter) { feed.close(moments: 5) { Self.bytes("lost \($0)") } }

    @Test func addsToWhatIsThere() throws {
        try folder.write("before\n", to: "events")
        let feed = feed(folder.path.appending("events"))
        #expect(put("one", into: feed) == nil)
        #expect(put("two", into: feed) == nil)
        #expect(try String(decoding: folder.read("events"), as: UTF8.self) == "before\none\ntwo\n")
        close(feed)
        #expect(put("three", into: feed) == nil)
        #expect(try String(decoding: folder.read("events"), as: UTF8.self) == "before\none\ntwo\n")
    }

    @Test func aLineThatIsTooLongIsLost() throws {
        let feed = feed(folder.path.appending("events"))
        #expect(put(String(repeating: "x", count: NonBlockingLineWriter.longestLine - 1), into: feed) == nil)
        #expect(
            put(String(repeating: "y", count: NonBlockingLineWriter.longestLine), into: feed)
                == "cannot write to “\(folder.path.appending("events"))”: a line is longer than 4096 bytes")
        #expect(put("three", into: feed) == nil)
        let lines = try String(decoding: folder.read("events"), as: UTF8.self).split(separator: "\n")
        #expect(lines.map(\.count) == [4095, 6, 5])
        #expect(lines.dropFirst() == ["lost 1", "three"])
    }

    @Test func aFolderThatIsNotThereIsReportedOnce() throws {
        let path = folder.path.appending("no").appending("events")
        let feed = feed(path)
        #expect(put("one", into: feed) == "cannot write to “\(path)”: it does not exist")
        #expect(put("two", into: feed) == nil)
        try FileManager.default.createDirectory(
            atPath: path.parent.string, withIntermediateDirectories: true)
        #expect(put("three", into: feed) == nil, "it is not tried again at once")
        clock.advance(2)
        #expect(put("four", into: feed) == nil)
        #expect(try String(decoding: folder.read("no/events"), as: UTF8.self) == "lost 3\nfour\n")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) func aFullDiskIsReportedOnce() {
        let feed = feed("/dev/full")
        #expect(
            put("one", into: feed)
                == "cannot write to “/dev/full”: no space is left on the disk; free some and run again, what was made is kept"
        )
        #expect(put("two", into: feed) == nil)
        close(feed)
    }

    @Test func aPipeWithoutAReaderIsNotWaitedFor() throws {
        let path = try pipe("events")
        let feed = feed(path)
        #expect(put("one", into: feed) == "cannot write to “\(path)”: no process reads it")
        clock.advance(2)
        let reader = try FileDescriptor.open(path, .readOnly, options: .nonBlocking)
        #expect(put("two", into: feed) == nil)
        #expect(try Self.read(reader) == "lost 1\ntwo\n")
        try reader.close()
        #expect(put("three", into: feed) == nil)
        let next = try FileDescriptor.open(path, .readOnly, options: .nonBlocking)
        #expect(put("four", into: feed) == nil)
        #expect(try Self.read(next) == "lost 1\nfour\n")
        try next.close()
    }

    /// Lines that do not fit into the pipe are buffered, up to one megabyte. Writing never blocks, and no partial line
    /// is written.
    @Test(.timeLimit(.minutes(1))) func aSlowReaderHoldsNothingUp() throws {
        let path = try pipe("events")
        let reader = try FileDescriptor.open(path, .readOnly, options: .nonBlocking)
        let feed = feed(path)
        let line = String(repeating: "x", count: 900)
        var notified: [String] = []
        for number in 0..<3000 {
            if let words = put("\(number) \(line)", into: feed) { notified.append(words) }
        }
        #expect(notified == ["cannot write to “\(path)”: its reader is too slow"])
        var text = ""
        for number in 0..<2000 {
            text += try Self.read(reader)
            _ = put("late \(number)", into: feed)
        }
        text += try Self.read(reader)
        let lines = text.split(separator: "\n")
        #expect(text.hasSuffix("\n"))
        #expect(lines.allSatisfy { $0.hasPrefix("lost ") || $0.hasPrefix("late ") || $0.hasSuffix(" \(line)") })
        let lost = lines.compactMap { $0.hasPrefix("lost ") ? Int($0.dropFirst(5)) : nil }.reduce(0, +)
        let came = lines.count { $0.hasSuffix(" \(line)") }
        #expect(lost > 0)
        #expect(lost + came == 3000)
        #expect(lines.last == "late 1999")
        close(feed)
        try reader.close()
    }

    private static func read(_ reader: FileDescriptor) throws -> String {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while let count = try? piece.withUnsafeMutableBytes({ try reader.read(into: $0) }), count > 0 {
            bytes += piece[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
