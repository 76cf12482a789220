import Foundation
import SystemPackage

/// What commands on a library of so many pages cost, when there is nothing to make.
struct LibraryBenchmark {
    private static let pagesPerStory = 100

    let program: FilePath
    let pages: Int

    func run() throws {
        let folder = FilePath(FileManager.default.temporaryDirectory.path).appending("nightpress-benchmark-library")
        try? FileManager.default.removeItem(atPath: folder.string)
        try FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        try writePipeline(to: folder)
        let library = folder.appending("library").string
        let make = ["run", folder.string, "--stub", "--library", library, "--quiet"]
        let made = try ProgramRun(program, make)
        print("a library of \(pages) pages of 64x64, made in \(made.seconds.hundredths) s:")
        for (name, arguments) in [
            ("run with nothing to do", make), ("status", ["status", "--library", library]),
            ("verify", ["verify", "--library", library, "--quiet"]),
        ] {
            let runs = try (0..<5).map { _ in try ProgramRun(program, arguments) }
            let fastest = runs.map(\.seconds).min() ?? 0
            let largest = runs.map(\.megabytes).max() ?? 0
            print("  \(name): \(fastest.hundredths) s (the fastest of \(runs.count)), at most \(largest) MB")
        }
    }

    private func writePipeline(to folder: FilePath) throws {
        let stories = max(1, pages / Self.pagesPerStory)
        var pipeline = "collection: Benchmark\naudience: { ages: 1-2 }\nsize: 64x64\nstories:\n"
        for story in 0..<stories {
            let text = BenchmarkStory(pages: min(pages, Self.pagesPerStory), number: story).text
            try Data(text.utf8).write(to: URL(filePath: folder.appending("story-\(story).txt").string))
            pipeline += "  - file: story-\(story).txt\n"
        }
        try Data(pipeline.utf8).write(to: URL(filePath: folder.appending("pipeline.yaml").string))
    }
}
