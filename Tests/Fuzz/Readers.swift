import Backends
import Foundation
import SystemPackage

@testable import Domain
@testable import Generation
@testable import Media
@testable import PipelineFiles
@testable import Platform

/// Each reader with one input. A result that breaks a promise stops the program, which libFuzzer takes for a crash.
enum Readers {
    static func pipeline(of bytes: [UInt8]) -> Int32 {
        guard let text = try? UTF8Text.decode(bytes, file: "pipeline.yaml") else { return 0 }
        let decoded = PipelineDecoder.decode(text, path: "pipeline.yaml", kinds: BackendList.kinds)
        precondition(decoded.pipeline != nil || !decoded.problems.isEmpty, "there is neither a pipeline nor a problem")
        return 0
    }

    static func story(of bytes: [UInt8]) -> Int32 {
        let reader = StoryFileReader(fileSystem: LocalFileSystem(), language: "en")
        let entry = StoryEntry(slug: Slug(title: "fox"), source: .file("fox.md"), place: "pipeline.yaml:1:1")
        for path in ["fox.md", "fox.txt"] as [FilePath] {
            _ = try? reader.story(from: bytes, entry: entry, path: path)
        }
        _ = try? reader.story(from: Array(":: Start\n".utf8) + bytes, entry: entry, path: "fox.twee")
        return 0
    }

    /// The text of an edition, between its first and last line.
    static func gutenberg(of bytes: [UInt8]) -> Int32 {
        let first = "*** START OF THE PROJECT GUTENBERG EBOOK TALES ***\n"
        let last = "\n*** END OF THE PROJECT GUTENBERG EBOOK TALES ***\n"
        return story(of: Array(first.utf8) + bytes + Array(last.utf8))
    }

    /// What pandoc gets is UTF-8.
    static func richText(of bytes: [UInt8]) -> Int32 {
        guard let reader = try? RichTextBytes(bytes, file: "fox.rtf") else { return 0 }
        precondition(String(validating: reader.escaped, as: UTF8.self) != nil, "the text is not UTF-8")
        return 0
    }

    static func documentTree(of bytes: [UInt8]) -> Int32 {
        _ = try? PandocTree(bytes)
        return 0
    }

    static func archive(of bytes: [UInt8]) -> Int32 {
        for kind in [DocumentKind.word, .openDocument, .epub] {
            _ = try? DocumentArchive(bytes, kind: kind, file: "fox")
        }
        return 0
    }

    static func reply(of bytes: [UInt8]) -> Int32 {
        _ = try? ReplyParser().parse(bytes)
        _ = try? JSONValue(parsing: bytes)
        return 0
    }

    /// As it is, and with correct checksums, so that changes reach what is behind them.
    static func png(of bytes: [UInt8]) -> Int32 {
        _ = picture(of: bytes)
        guard bytes.starts(with: PNGChunkReader.signature) else { return 0 }
        return picture(of: withChecksums(bytes))
    }

    /// What can be decoded can be stripped, and then looks the same.
    static func picture(of bytes: [UInt8]) -> Int32 {
        let limits = PictureLimits(side: 1000, pixels: 200_000)
        let stripped = try? PictureStripper.strip(bytes)
        if let stripped {
            precondition((try? PictureStripper.strip(stripped)) == stripped, "it is not stripped at once")
        }
        guard let decoded = try? PictureDecoder.decode(bytes, limits: limits) else { return 0 }
        guard let stripped else { preconditionFailure("it cannot be stripped") }
        precondition((try? PictureDecoder.decode(stripped, limits: limits)) == decoded, "stripped it looks different")
        return 0
    }

    static func statistics(of bytes: [UInt8]) -> Int32 {
        let path = FilePath(NSTemporaryDirectory()).appending("nightpress-fuzz-\(getpid()).csv")
        guard FileManager.default.createFile(atPath: path.string, contents: Data(bytes)) else { return 0 }
        defer { try? FileManager.default.removeItem(atPath: path.string) }
        let file = ReaderStatisticsFile(path: path, place: "pipeline.yaml:1:1")
        _ = try? ReaderStatisticsReader(fileSystem: LocalFileSystem()).statistics(of: file)
        return 0
    }

    private static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
        var file = bytes
        var position = PNGChunkReader.signature.count
        while position + 12 <= file.count {
            let end = position + 8 + file.bigEndian32(at: position)
            guard end + 4 <= file.count else { break }
            let crc = PNGChunkReader.crc(of: file[position + 4..<end])
            for byte in 0..<4 { file[end + byte] = UInt8(truncatingIfNeeded: crc >> (24 - 8 * byte)) }
            position = end + 4
        }
        return file
    }
}
