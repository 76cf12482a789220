import Domain
import Media
import Platform
import SystemPackage
import Typesetting

/// A book for comic readers: its pages with their words, drawn as pictures one after another.
struct ComicBook {
    struct Page {
        let file: FilePath
        /// Path in the archive. The bytewise order of names is the reading order.
        let path: String
        /// Size of the file in bytes.
        let fileSize: Int
        let size: PixelSize
        /// The title of the part of the book that begins here.
        let bookmark: String?
        /// The words on it, each with its place in pixels.
        let words: [Words]
    }

    /// A text on a page.
    struct Words {
        let text: String
        let isHeading: Bool
        let left: Int
        let top: Int
        let right: Int
        let bottom: Int
    }

    /// Of a page as wide as the usual picture; comic readers show about so many.
    private static let fewestPixelsPerPoint = 2.0
    private static let mostPixelsPerPoint = 4.0
    private static let quality = 92

    let book: Book
    let language: LanguageTag
    /// Never empty.
    let pages: [Page]

    /// Draws the pages into files of `folder`, so that memory use does not grow with them. Without `pixelsPerPoint`, they
    /// are as large as the pictures.
    init(
        _ book: Book, into folder: FilePath, on fileSystem: any FileSystem, pixelsPerPoint: Double? = nil
    ) throws {
        self.book = try book.ready(for: .cbz)
        language = LanguageTag(book.language)
        // With cover, colophon and two lists; checked before anything is drawn.
        let pageCount = self.book.stories.reduce(0) { $0 + $1.pages.count }
        try BookError.requireRoom(for: pageCount + 4, in: .cbz, title: self.book.title)
        let typefaces = Typefaces(for: language, fileSystem: fileSystem)
        let drawn = DrawnBook(self.book, .lettering, on: nil, typefaces)
        let scale = pixelsPerPoint ?? Self.pixelsPerPoint(of: self.book)
        let rasterizer = PageRasterizer(pixelsPerPoint: scale, on: fileSystem)
        let format: PictureFormat = self.book.pictures.contains { $0.format == .jpeg } ? .jpeg : .png
        let contents = try drawn.pages(for: .cbz)
        let digits = max(4, String(contents.count).count)
        let origins = Dictionary(
            self.book.pictures.map { ($0.digest, $0.provenance) }, uniquingKeysWith: { first, _ in first })
        var pages: [Page] = []
        for content in contents {
            try Task.checkCancellation()
            let bitmap = try rasterizer.bitmap(of: content.content)
            let bytes = try Self.encoded(bitmap, as: format, Self.origin(of: content.content, origins))
            let path = "p\((pages.count + 1).zeroPadded(to: digits)).\(format.fileExtension)"
            try fileSystem.create(folder.appending(path), bytes: bytes, durably: false)
            pages.append(
                Page(
                    file: folder.appending(path), path: path, fileSize: bytes.count,
                    size: PixelSize(width: bitmap.width, height: bitmap.height) ?? .page, bookmark: content.heading,
                    words: content.content.elements.compactMap { Words($0, pixelsPerPoint: scale) }))
        }
        self.pages = pages
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

extension ComicBook.Words {
    /// Nil for an element without words that are read.
    fileprivate init?(_ element: DrawnPage.Element, pixelsPerPoint: Double) {
        guard case .text(let lines, let size, _) = element.mark, element.structure != .artifact, !lines.isEmpty
        else { return nil }
        text = lines.map { String(String.UnicodeScalarView($0.line.text)) }.joined(separator: " ")
        isHeading = if case .heading = element.structure { true } else { false }
        let pixels = { (points: Double) in Int((points * pixelsPerPoint).rounded()) }
        left = pixels(lines.map(\.origin.x).min() ?? 0)
        right = pixels(lines.map { $0.origin.x + $0.line.width * size }.max() ?? 0)
        top = pixels((lines.map(\.origin.y).min() ?? 0) - size)
        bottom = pixels((lines.map(\.origin.y).max() ?? 0) + size * 0.4)
    }
}
