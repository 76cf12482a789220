import Foundation
import SystemPackage

/// Books of pages of 1024x1792, and thumbnails of their pictures.
struct BookDuels {
    let program: FilePath
    let folder: FilePath
    let pages: Int

    private var library: FilePath { folder.appending("library") }
    private var output: FilePath { folder.appending("output") }
    private var run: [String] { ["run", folder.string, "--stub", "--library", library.string, "--quiet"] }

    func makeLibrary() throws {
        try folder.writePipeline(stories: 1, pagesPerStory: pages)
        _ = try ProgramRun(program, run)
    }

    private func export(_ format: String) throws -> Double {
        try output.empty()
        return try ProgramRun(
            program,
            [
                "export", "benchmark/story-0", "--format", format, "--output", output.string, "--library",
                library.string, "--quiet",
            ]
        ).milliseconds
    }

    func besideZIP(_ format: String) -> Duel {
        Duel(
            task: "write \(pages) pages as \(format.uppercased())", peer: "zip -0 of the pictures",
            ours: { try export(format) },
            theirs: Peer.program("zip").map { zip in
                {
                    try output.empty()
                    let archive = output.appending("pictures.zip").string
                    return try ProgramRun(zip, ["-0", "-q", "-r", archive, library.appending("images").string])
                        .milliseconds
                }
            }, rounds: 3)
    }

    /// Both embed the files of the pictures unchanged.
    func printBesideImg2pdf() throws -> Duel {
        Duel(
            task: "write \(pages) pages for print", peer: "img2pdf", ours: { try export("print") },
            theirs: try Peer.program("img2pdf").map { img2pdf in
                let pictures = try pictures()
                return {
                    try output.empty()
                    return try ProgramRun(img2pdf, ["--output", output.appending("book.pdf").string] + pictures)
                        .milliseconds
                }
            }, rounds: 3)
    }

    func epubByPandoc() throws -> Duel {
        let source = folder.appending("book.md")
        try source.write(
            try pictures().enumerated().map { "# Page \($0.offset + 1)\n\n![A fox](\($0.element))\n\nPim looked.\n" }
                .joined(separator: "\n"))
        return Duel(
            task: "write \(pages) pages as EPUB", peer: "pandoc", ours: { try export("epub") },
            theirs: Peer.program("pandoc").map { pandoc in
                {
                    try output.empty()
                    let book = output.appending("book.epub").string
                    return try ProgramRun(pandoc, [source.string, "--metadata", "title=Book", "--output", book])
                        .milliseconds
                }
            })
    }

    /// A run that draws one page, with and without the thumbnails of all pictures.
    func thumbnails() throws -> Duel {
        let again = run + ["--force", "benchmark/story-0/1"]
        return Duel(
            task: "thumbnails of \(pages) pictures", peer: "vipsthumbnail",
            ours: {
                let with = try ProgramRun(program, again)
                try FileManager.default.removeItem(atPath: library.appending("renditions").string)
                return try ProgramRun(program, again).milliseconds - with.milliseconds
            },
            theirs: try Peer.program("vipsthumbnail").map { vips in
                let pictures = try pictures()
                return {
                    try output.empty()
                    return try ProgramRun(
                        vips, ["--size", "256x256", "--output", output.appending("%s.jpg[Q=78]").string] + pictures
                    ).milliseconds
                }
            })
    }

    private func pictures() throws -> [String] {
        let images = library.appending("images").string
        return try FileManager.default.subpathsOfDirectory(atPath: images).filter { $0.hasSuffix(".png") }.sorted()
            .map { "\(images)/\($0)" }
    }
}
