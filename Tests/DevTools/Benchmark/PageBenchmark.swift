import BuiltIn
import Domain
import Foundation
import Generation
import Media
import Platform
import SystemPackage

/// One page at a time, on one core: drawing, encoding, storing.
struct PageBenchmark {
    private static let repeats = 7
    private let size = PixelSize.page
    private let illustrator = StubIllustrator()

    func run() throws {
        let requests = DenseScenes.requests(size: size)
        printNow("a page of \(size), \(requests.count) scenes, one core, processor time, median (fastest to slowest):")
        let draw = Spread(requests.map { request in Self.least { _ = illustrator.bitmap(for: request) } })
        printNow("  draw    \(draw)")
        let bitmaps = requests.map { illustrator.bitmap(for: $0) }
        let files = try bitmaps.map { try PNGEncoder.encode($0) }
        let encode = Spread(try bitmaps.map { bitmap in try Self.least { _ = try PNGEncoder.encode(bitmap) } })
        let bytes = files.reduce(0) { $0 + $1.count }
        printNow("  encode  \(encode), \(bytes / files.count / 1000) kB a file")
        printNow("  store   \(Spread(try store(files)))")
        printNow("  JPEG    \(Spread(try bitmaps.map(fourSizes))), the sizes \(Self.bundleSizes) together")
    }

    private static func least(_ body: () throws -> Void) rethrows -> Double {
        try Stopwatch.least(of: repeats, body)
    }

    /// The time from a page's last byte until its file is in the library: its digest, and the file itself.
    private func store(_ pages: [[UInt8]]) throws -> [Double] {
        let folder = try FilePath.makeScratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        let files = LocalFileSystem()
        return try pages.map { page in
            try Self.least {
                _ = SHA256Digest(of: page)
                try files.write(page, to: folder.appending("picture.png"), durably: false)
            }
        }
    }

    private static let bundleSizes = [(256, 448), (512, 896), (768, 1344), (1024, 1792)]
        .compactMap { PixelSize(width: $0, height: $1) }

    private func fourSizes(of bitmap: Bitmap) throws -> Double {
        let quality = 85
        return try Self.least {
            for size in Self.bundleSizes {
                _ = try JPEGEncoder.encode(bitmap.fitted(within: size.width, by: size.height), quality: quality)
            }
        }
    }
}
