import Foundation
import SystemPackage
import TestSupport

@testable import Domain
@testable import Media
@testable import Platform
@testable import Reports

/// A report in a library that contains its pictures.
struct ReportOnDisk {
    let folder: TemporaryFolder
    var path: FilePath { folder.path.appending("library/reports/20261121-020000") }
    var index: FilePath { path.appending("index.html") }

    init(_ report: RunReport) throws {
        folder = try TemporaryFolder()
        var made: Set<String> = []
        for page in report.stories.flatMap(\.pages) {
            let files =
                [page.picture.flatMap { path in page.size.map { (path, $0.width, $0.height) } }]
                + [page.thumbnail.map { ($0.path, $0.width, $0.height) }]
            for (path, width, height) in files.compactMap(\.self) where made.insert(path).inserted {
                try folder.write(Self.picture(path, width: width, height: height), to: "library/\(path)")
            }
        }
        try ReportWriter(fileSystem: LocalFileSystem()).write(report.outline, to: path) { take in
            for story in report.stories { try take(story) }
        }
    }

    /// Two colours that depend on its path.
    private static func picture(_ path: String, width: Int, height: Int) throws -> [UInt8] {
        let tone = UInt8(path.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0x7F })
        let bytes = (0..<height).flatMap { row in
            [[UInt8]](repeating: [tone &+ UInt8(row * 96 / height), 120, 200 &- tone], count: width).joined()
        }
        let bitmap = Bitmap(width: width, height: height, layout: .rgb, bytes: bytes)
        return path.hasSuffix(".jpg") ? try JPEGEncoder.encode(bitmap, quality: 80) : try PNGEncoder.encode(bitmap)
    }
}
