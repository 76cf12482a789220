import SystemPackage
import TestSupport

@testable import Books
@testable import Domain
@testable import Media
@testable import Platform

/// Valid books of each kind, whose entries tests change.
struct WholeBooks {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func check(_ path: FilePath, limits: BundleLimits = .standard) async throws -> BundleFindings {
        try await BundleCheck(fileSystem: LocalFileSystem(), width: 2, limits: limits)(path)
    }

    /// The problems of a file with these bytes.
    func problems(_ bytes: [UInt8], _ name: String = "book.zip", limits: BundleLimits = .standard) async throws
        -> [String]
    {
        try await check(folder.write(bytes, to: name), limits: limits).problems.map(\.description)
    }

    /// Writes a valid book and returns its entries.
    func entries(_ name: String) async throws -> [RawZIP.Entry] {
        let path = folder.path.appending("whole-\(name)")
        switch name {
        case "book.epub": try EPUBWriter().write(book(), to: path)
        case "flowing.epub": try ReflowableEPUBWriter().write(book(), to: path)
        case "comic.cbz": try await CBZWriter().write(book(), to: path)
        case "plain.cbz": try writeComic(path)
        default: try await AppBundleWriter(renditions: DrawnSizes(folder: folder.path)).write(book(), to: path)
        }
        let reader = try ZIPReader(path: path)
        return try reader.entries.indices.map {
            RawZIP.Entry(reader.entries[$0].name, try reader.read(at: $0, limit: 1 << 24))
        }
    }

    /// Two pages with a picture each.
    private func book() throws -> Book {
        let pages = try (1...2).map { number in
            let bytes = try Self.png(UInt8(number * 40))
            let file = try folder.write(bytes, to: "picture-\(number).png")
            let picture = BookPicture(
                file: file, digest: SHA256Digest(of: bytes).hex, format: .png,
                size: PixelSize(width: 320, height: 560) ?? .page, alt: "A fox.", provenance: .model)
            return BookPage(number: number, text: "Page \(number).", pictures: [picture])
        }
        let story = BookStory(
            slug: Slug(title: "fox"), title: "Fox", details: StoryDetails(), cast: [], theme: .animals,
            pages: pages)
        return Book(
            identifier: "5f0c1b2e-7d43-5c1a-9e0f-1a2b3c4d5e6f", slug: Slug(title: "tales"), title: "Fox",
            language: "en", authors: [], collectionTitle: "Tales", audience: .standard, modified: 1_784_592_000,
            stories: [story])
    }

    /// A comic as another program may write it.
    private func writeComic(_ path: FilePath) throws {
        let pictures = try (1...2).map { try Self.png(UInt8($0 * 40)) }
        let pages = pictures.enumerated().map { number, bytes in
            "<Page Image=\"\(number)\" Type=\"Story\" ImageWidth=\"320\" ImageHeight=\"560\" ImageSize=\"\(bytes.count)\"/>"
        }
        let information = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- <Page Image="9"/> -->
            <ComicInfo><Title>Fox &amp; Owl</Title><PageCount>2</PageCount><Pages>\(pages.joined())</Pages></ComicInfo>
            """
        var archive = try ZIPWriter(path: path, secondsSince1970: 1_784_592_000)
        try archive.add(Array(information.utf8), as: "ComicInfo.xml", .deflated)
        for (number, bytes) in pictures.enumerated() { try archive.add(bytes, as: "p000\(number + 1).png", .stored) }
        try archive.finish()
    }

    static func png(_ shade: UInt8, width: Int = 320, height: Int = 560) throws -> [UInt8] {
        try PNGEncoder.encode(
            Bitmap(
                width: width, height: height, layout: .rgb,
                bytes: bands(of: 97, count: width * height * 3, from: shade)))
    }

    /// Bands of equal bytes. The value of each band is one more than that of the previous one.
    fileprivate static func bands(of length: Int, count: Int, from first: UInt8) -> [UInt8] {
        var bytes: [UInt8] = []
        for band in 0...(count / length) {
            bytes += [UInt8](repeating: first &+ UInt8(truncatingIfNeeded: band), count: length)
        }
        return Array(bytes.prefix(count))
    }
}

/// Renditions that are drawn on request.
private struct DrawnSizes: RenditionSource {
    let folder: FilePath

    func renditions(of pictures: [BookPicture]) async throws -> [String: [RenditionSize: Rendition]] {
        var all: [String: [RenditionSize: Rendition]] = [:]
        for (number, picture) in pictures.enumerated() {
            for size in RenditionSize.allCases {
                let (width, height) = (size.width / 8, size.height / 8)
                let bitmap = Bitmap(
                    width: width, height: height, layout: .rgb,
                    bytes: WholeBooks.bands(
                        of: 9, count: width * height * 3, from: UInt8(truncatingIfNeeded: number * 50)))
                let bytes = try JPEGEncoder.encode(bitmap, quality: 85)
                let digest = SHA256Digest(of: bytes).hex
                let file = folder.appending("\(digest).jpg")
                try LocalFileSystem().create(file, bytes: bytes, durably: false)
                all[picture.digest, default: [:]][size] = Rendition(
                    file: file, digest: digest, format: .jpeg, width: width,
                    height: height, fileSize: bytes.count)
            }
        }
        return all
    }
}

extension [RawZIP.Entry] {
    /// The index of an entry, by the beginning or end of its name.
    func place(_ part: String) -> Int {
        firstIndex {
            let name = String(decoding: $0.name, as: UTF8.self)
            return name.hasPrefix(part) || name.hasSuffix(part)
        } ?? 0
    }

    func name(_ part: String) -> String { String(decoding: self[place(part)].name, as: UTF8.self) }

    func text(_ part: String) -> String { String(decoding: self[place(part)].data, as: UTF8.self) }

    /// The entries, with other content in one of them.
    func replacing(_ part: String, with data: [UInt8]) -> [RawZIP.Entry] {
        var entries = self
        let old = self[place(part)]
        entries[place(part)] = RawZIP.Entry(String(decoding: old.name, as: UTF8.self), data)
        return entries
    }

    func replacing(_ part: String, _ old: String, with new: String) -> [RawZIP.Entry] {
        replacing(part, with: [UInt8](text(part).replacing(old, with: new).utf8))
    }
}
