import Foundation
import SystemPackage

/// The cost of commands on libraries of several sizes, one line each, which shows the growth.
struct LibraryBenchmark {
    private static let pagesPerStory = 100
    private static let repeats = 5
    private static let names = [
        "run, nothing to do", "run -n", "run -n, all stale", "status", "report", "verify",
    ]

    let program: FilePath
    let sizes: [Int]

    func run() throws {
        printNow("libraries of pages of 64x64: seconds, the median of \(Self.repeats), and megabytes, the most of them")
        printNow(Self.line(["pages", "made"] + Self.names))
        for pages in sizes { printNow(try line(for: pages)) }
    }

    private func line(for pages: Int) throws -> String {
        let folder = try FilePath.makeScratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        try writeStories(pages, to: folder)
        let options = ["--library", folder.appending("library").string, "--quiet"]
        let run = ["run", folder.string, "--stub"] + options
        let stale = ["run", folder.appending("bold.yaml").string, "--stub", "-n", "--refresh"] + options
        let made = try ProgramRun(program, run)
        let commands = [run, run + ["-n"], stale, ["status"] + options, ["report"] + options, ["verify"] + options]
        return Self.line(["\(pages)", made.text] + (try commands.map(median)))
    }

    private func median(of arguments: [String]) throws -> String {
        let runs = try (0..<Self.repeats).map { _ in try ProgramRun(program, arguments) }
        let seconds = runs.map(\.seconds).sorted()[Self.repeats / 2]
        return ProgramRun.text(seconds: seconds, megabytes: runs.map(\.megabytes).max() ?? 0)
    }

    /// The pipeline in two versions with different picture styles.
    private func writeStories(_ pages: Int, to folder: FilePath) throws {
        let stories = max(1, pages / Self.pagesPerStory)
        var listed = "audience: { ages: 1-2 }\nsize: 64x64\nstories:\n"
        for story in 0..<stories {
            let text = BenchmarkStory(pages: min(pages, Self.pagesPerStory), number: story).text
            try Data(text.utf8).write(to: URL(filePath: folder.appending("story-\(story).txt").string))
            listed += "  - file: story-\(story).txt\n"
        }
        for (name, head) in [("pipeline", ""), ("bold", "style: bold\n")] {
            let pipeline = "collection: Benchmark\n\(head)\(listed)"
            try Data(pipeline.utf8).write(to: URL(filePath: folder.appending("\(name).yaml").string))
        }
    }

    private static func line(_ cells: [String]) -> String {
        cells.map { String(repeating: " ", count: max(2, 20 - $0.count)) + $0 }.joined()
    }
}

extension ProgramRun {
    fileprivate var text: String { Self.text(seconds: seconds, megabytes: megabytes) }

    fileprivate static func text(seconds: Double, megabytes: Int) -> String {
        "\(seconds.hundredths) s, \(megabytes) MB"
    }
}
