import Foundation
import SystemPackage

/// A whole run of the built program over one story with this many pages, and a second run with nothing to do.
struct RunBenchmark {
    let program: FilePath
    let pages: Int

    func run() throws {
        let folder = try FilePath.makeScratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        try Data(BenchmarkStory(pages: pages).text.utf8).write(to: URL(filePath: folder.appending("story.txt").string))
        let pipeline =
            "collection: Benchmark\naudience: { ages: 1-2 }\nstories: [{ file: story.txt }]\nexport: [epub]\n"
        try Data(pipeline.utf8).write(to: URL(filePath: folder.appending("pipeline.yaml").string))
        let arguments = [
            "run", folder.string, "--stub", "--library", folder.appending("library").string, "--quiet",
        ]
        let first = try ProgramRun(program, arguments)
        let second = try ProgramRun(program, arguments)
        printNow("a run of \(pages) pages of 1024x1792, with an EPUB of all and one of the story:")
        let processor = first.processorSeconds * 1000 / Double(pages)
        printNow(
            "  \(first.seconds.hundredths) s, \(Int(Double(pages) / first.seconds)) pages a second, "
                + "\(processor.tenths) ms of processor time a page, at most \(first.megabytes) MB")
        printNow("  with nothing to do \(second.seconds.hundredths) s, at most \(second.megabytes) MB")
    }
}
