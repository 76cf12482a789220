import PipelineFixtures
import SystemPackage
import Testing

@testable import Books
@testable import Domain
@testable import Generation
@testable import Media
@testable import Pipeline
@testable import Platform

struct StrippedExportTests {
    private func pictures(_ kept: KeptLibrary, stripped: Bool) async throws -> [String: [UInt8]] {
        var options = ExportOptions()
        options.stripsMetadata = stripped
        let book = try #require(try await kept.export([.epub], options, keepsBooks: true).first)
        let findings = try await BundleCheck(fileSystem: LocalFileSystem(), width: 2)(book)
        #expect(findings.problems == [])
        return try kept.contents(book).filter { $0.key.hasSuffix(".png") }
    }

    @Test func picturesGoOutAsTheyAreUnlessAskedOtherwise() async throws {
        let kept = try await KeptLibrary()
        let stored = try kept.pictures().map { try kept.read($0) }
        #expect(try await Set(pictures(kept, stripped: false).values) == Set(stored))
        #expect(kept.renditionFiles.isEmpty)
    }

    @Test func strippedOnesSayNothingButWhereTheyComeFrom() async throws {
        let kept = try await KeptLibrary()
        let stored = try kept.pictures().map { try kept.read($0) }
        let stripped = try await pictures(kept, stripped: true)
        #expect(stripped.count == stored.count)
        for (name, bytes) in stripped {
            #expect(try PNGTextChunks.read(bytes) == [.xmp(Provenance.stub.xmpPacket)])
            #expect(name.hasSuffix("/\(SHA256Digest(of: bytes).hex).png"), "its name is its own digest")
        }
        let pixels = try Set(stripped.values.map { try PictureDecoder.decode($0).bytes })
        #expect(try pixels == Set(stored.map { try PictureDecoder.decode($0).bytes }))
    }

    @Test func theyAreMadeOnce() async throws {
        let disk = WatchedFileSystem()
        let kept = try await KeptLibrary()
        kept.testRun.fileSystem = disk
        let first = try await pictures(kept, stripped: true)
        // The covers of the story's book and of the collection's are measured.
        let reads = first.count + 2
        #expect(disk.reads == reads)
        #expect(try await pictures(kept, stripped: true) == first)
        #expect(disk.reads == reads)
    }

    @Test func aBookIsWrittenAgainWhenItIsToBeStripped() async throws {
        let kept = try await KeptLibrary()
        let plain = try await pictures(kept, stripped: false)
        let stripped = try await pictures(kept, stripped: true)
        #expect(plain != stripped)
        #expect(try await pictures(kept, stripped: false) == plain)
    }

    /// Earlier versions stored pictures of models as they came. Every format of book gets them without foreign data.
    @Test(arguments: [ExportFormat.epub, .reflowable, .cbz])
    func booksOfOlderLibrariesHaveNoForeignData(_ format: ExportFormat) async throws {
        let testRun = try TestRun(stories: ["fox.txt": "Pim the fox lit a lantern."], export: true)
        let text = PNGText(keyword: "parameters", text: "a secret of an older library")
        // It is stored as it comes, because it does not pass the review of model replies.
        testRun.images = [
            ScriptedImageGenerator("painter") { _, request in
                let drawn = try? PictureDecoder.decode(ScriptedImageGenerator.picture(of: request).bytes)
                return .send(drawn.flatMap { try? PNGEncoder.encode($0, texts: [text]) } ?? [])
            }
        ]
        let kept = try await KeptLibrary(testRun)
        let stored = try kept.pictures().map { try kept.read($0) }
        #expect(
            !stored.isEmpty && stored.allSatisfy { String(decoding: $0, as: Unicode.ASCII.self).contains("secret") })
        let book = try #require(try await kept.export([format]).first)
        let pictures = try kept.contents(book).filter { $0.key.hasSuffix(".png") }.values
        #expect(!pictures.isEmpty)
        for picture in pictures {
            #expect(!String(decoding: picture, as: Unicode.ASCII.self).contains("secret"))
            // The pages of a CBZ are drawn with their words.
            let isUnchanged = try stored.contains { try PictureDecoder.decode($0) == PictureDecoder.decode(picture) }
            #expect(isUnchanged || format == .cbz)
        }
    }
}
