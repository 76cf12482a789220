import Foundation
import SystemPackage

/// The cost of a report without small pictures, which are then made, and of a report that has them. There are 60
/// stories for every thousand pages.
struct ReportBenchmark {
    private static let storiesPerThousandPages = 60
    private static let repeats = 5

    let program: FilePath
    /// Pages of 1024x1792, for making small pictures.
    let pictures: Int
    /// Pages of 320x560, for writing a report.
    let pages: Int

    func run() throws {
        let made = try measured(pages: pictures, size: "1024x1792") { library, run in
            // One page is drawn too, because otherwise no report is written.
            let again = run + ["--force", "benchmark/story-0/1"]
            let with = try ProgramRun(program, again)
            try? FileManager.default.removeItem(atPath: library.appending("renditions").string)
            let without = try ProgramRun(program, again)
            return (seconds: without.seconds - with.seconds, megabytes: without.megabytes)
        }
        printNow(
            """
            \(pictures) small pictures of 1024x1792: \(made.seconds.hundredths) s, \
            \((Double(pictures) / made.seconds).hundredths) a second, at most \(made.megabytes) MB
            """)
        let written = try measured(pages: pages, size: "320x560") { library, _ in
            let runs = try (0..<Self.repeats).map { _ in
                try ProgramRun(program, ["report", "--library", library.string, "--quiet"])
            }
            return (runs.map(\.seconds).sorted()[Self.repeats / 2], runs.map(\.megabytes).max() ?? 0)
        }
        printNow(
            """
            report of \(pages) pages, the median of \(Self.repeats): \(written.seconds.hundredths) s, \
            at most \(written.megabytes) MB
            """)
    }

    private typealias Cost = (seconds: Double, megabytes: Int)

    private func measured(
        pages: Int, size: String, _ body: (_ library: FilePath, _ run: [String]) throws -> Cost
    ) throws -> Cost {
        let folder = try FilePath.makeScratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        let stories = max(1, pages * Self.storiesPerThousandPages / 1000)
        var listed = "collection: Benchmark\naudience: { ages: 1-2 }\nsize: \(size)\nstories:\n"
        for story in 0..<stories {
            let own = pages / stories + (story < pages % stories ? 1 : 0)
            let text = BenchmarkStory(pages: own, number: story).text
            try Data(text.utf8).write(to: URL(filePath: folder.appending("story-\(story).txt").string))
            listed += "  - file: story-\(story).txt\n"
        }
        try Data(listed.utf8).write(to: URL(filePath: folder.appending("pipeline.yaml").string))
        let library = folder.appending("library")
        let run = ["run", folder.string, "--stub", "--library", library.string, "--quiet"]
        _ = try ProgramRun(program, run)
        return try body(library, run)
    }
}
