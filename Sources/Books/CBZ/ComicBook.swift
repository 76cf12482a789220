import Domain
import Media
import Platform
import SystemPackage
import Typesetting

/// A book for comic readers: its pages with their words, drawn as pictures.
struct ComicBook {
    struct Page: Sendable {
        let file: FilePath
        /// Path in the archive. The bytewise order of names is the reading order.
        let path: String
        /// Size of the file in bytes.
        let fileSize: Int
        let size: PixelSize
        /// The title of the part of the book that begins here.
        let bookmark: String?
        /// The panels of a comic.
        let panels: [Area]
        let words: [Words]
    }

    /// A part of a page in pixels.
    struct Area: Sendable {
        let left: Int
        let top: Int
        let right: Int
        let bottom: Int
    }

    /// A text on a page.
    struct Words: Sendable {
        let text: String
        let structure: DrawnPage.Structure
        let area: Area
    }

    /// A page that is not drawn yet.
    private struct Sketch: Sendable {
        let path: String
        let page: OutlinedPage
        let origin: Provenance?
        let bookmark: String?
        let panels: [Area]
        let words: [Words]
    }

    /// Of a page as wide as the usual picture; comic readers show about so many.
    private static let fewestPixelsPerPoint = 2.0
    private static let mostPixelsPerPoint = 4.0
    private static let quality = 92

    let book: Book
    let language: LanguageTag
    /// Never empty.
    let pages: [Page]

    /// Draws the pages into files of `folder`, `width` of them at the same time, so that memory use does not grow with
    /// their number. Without `pixelsPerPoint`, they are as large as the pictures.
    init(
        _ book: Book, into folder: FilePath, on fileSystem: any FileSystem, width: Int, pixelsPerPoint: Double? = nil
    ) async throws {
        self.book = try book.ready(for: .cbz)
        language = LanguageTag(book.language)
        // With cover, colophon and two lists; checked before anything is drawn.
        let pageCount = self.book.stories.reduce(0) { $0 + $1.pages.count }
        try BookError.requireRoom(for: pageCount + 4, in: .cbz, title: self.book.title)
        let typefaces = Typefaces(for: language, fileSystem: fileSystem)
        let drawn = DrawnBook(self.book, .lettering, on: nil, typefaces)
        let scale = pixelsPerPoint ?? Self.pixelsPerPoint(of: self.book)
        let format: PictureFormat = self.book.pictures.contains { $0.format == .jpeg } ? .jpeg : .png
        let contents = try drawn.pages(for: .cbz)
        let digits = max(4, String(contents.count).count)
        let origins = Dictionary(
            self.book.pictures.map { ($0.digest, $0.provenance) }, uniquingKeysWith: { first, _ in first })
        let sketches = contents.enumerated().lazy.map { index, page in
            Sketch(
                path: "p\((index + 1).zeroPadded(to: digits)).\(format.fileExtension)",
                page: OutlinedPage(page.content, pixelsPerPoint: scale),
                origin: Self.origin(of: page.content, origins), bookmark: page.entries.first?.title,
                panels: page.content.panels.map { Area($0, pixelsPerPoint: scale) },
                words: page.content.elements.compactMap { Words($0, pixelsPerPoint: scale) })
        }
        pages = try await sketches.concurrentMap(width: width) { sketch in
            let bitmap = try sketch.page.bitmap(on: fileSystem)
            let bytes = try Self.encoded(bitmap, as: format, sketch.origin)
            let file = folder.appending(sketch.path)
            try fileSystem.create(file, bytes: bytes, durably: false)
            return Page(
                file: file, path: sketch.path, fileSize: bytes.count,
                size: PixelSize(width: bitmap.width, height: bitmap.height) ?? .page, bookmark: sketch.bookmark,
                panels: sketch.panels, words: sketch.words)
        }
    }

    private static func pixelsPerPoint(of book: Book) -> Double {
        let widest =
            book.stories.flatMap(\.pages).filter { $0.pictures.count == 1 }
            .map { Double($0.pictures[0].shownSize.width) / 512 }.max() ?? fewestPixelsPerPoint
        return min(mostPixelsPerPoint, max(fewestPixelsPerPoint, widest))
    }

    /// The label of a page with pictures: that of a placeholder, else that of the first.
    private static func origin(of page: DrawnPage, _ origins: [String: Provenance]) -> Provenance? {
        let shown = page.elements.compactMap { element -> Provenance? in
            guard case .picture(let picture, _, _) = element.mark else { return nil }
            return origins[picture.digest]
        }
        return shown.contains(.placeholder) ? .placeholder : shown.first
    }

    private static func encoded(
        _ bitmap: Bitmap, as format: PictureFormat, _ origin: Provenance?
    ) throws(PictureError) -> [UInt8] {
        switch format {
        case .png:
            let label = origin.map { [PNGText.xmp($0.xmpPacket)] }
            return try PNGEncoder.encode(bitmap, texts: label ?? [])
        case .jpeg: return try JPEGEncoder.encode(bitmap, quality: quality, xmp: origin?.xmpPacket)
        }
    }
}

extension ComicBook.Area {
    fileprivate init(_ box: Box, pixelsPerPoint: Double) {
        let pixels = { (points: Double) in max(0, Int((points * pixelsPerPoint).rounded())) }
        (left, top) = (pixels(box.x), pixels(box.y))
        (right, bottom) = (pixels(box.x + box.width), pixels(box.y + box.height))
    }
}

extension ComicBook.Words {
    /// Nil for an element without words that are read.
    fileprivate init?(_ element: DrawnPage.Element, pixelsPerPoint: Double) {
        guard case .text(let lines, let size, _) = element.mark, element.structure != .artifact, !lines.isEmpty
        else { return nil }
        text = lines.map { String(String.UnicodeScalarView($0.line.text)) }.joined(separator: " ")
        structure = element.structure
        let left = lines.map(\.origin.x).min() ?? 0
        let right = lines.map { $0.origin.x + $0.line.width * size }.max() ?? 0
        let top = (lines.map(\.origin.y).min() ?? 0) - size
        let bottom = (lines.map(\.origin.y).max() ?? 0) + size * 0.4
        area = ComicBook.Area(
            Box(x: left, y: top, width: right - left, height: bottom - top), pixelsPerPoint: pixelsPerPoint)
    }
}
