import Foundation
import SystemPackage

/// What books of so many pages cost to write, beside what `zip -0` takes to pack the same pictures.
struct BookBenchmark {
    private static let formats = ["epub", "reflowable"]
    private static let repeats = 3

    let program: FilePath
    let pages: Int

    func run() throws {
        let folder = FilePath(FileManager.default.temporaryDirectory.path).appending("nightpress-benchmark-books")
        try? FileManager.default.removeItem(atPath: folder.string)
        try FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        let library = folder.appending("library")
        try makeLibrary(library, in: folder)
        print("books of \(pages) pages of 1024x1792 (the fastest of \(Self.repeats)):")
        let output = folder.appending("output")
        let zip: FilePath = "/usr/bin/zip"
        if FileManager.default.isExecutableFile(atPath: zip.string) {
            let pictures = library.appending("images").string
            try measure(
                "zip -0", to: output, zip, ["-0", "-q", "-r", output.appending("pictures.zip").string, pictures])
        }
        for format in Self.formats {
            try measure(
                "export --format \(format)", to: output, program,
                [
                    "export", "benchmark/story", "--format", format, "--output", output.string, "--library",
                    library.string, "--quiet",
                ])
        }
    }

    private func makeLibrary(_ library: FilePath, in folder: FilePath) throws {
        try Data(BenchmarkStory(pages: pages).text.utf8).write(to: URL(filePath: folder.appending("story.txt").string))
        let pipeline = "collection: Benchmark\naudience: { ages: 1-2 }\nstories: [{ file: story.txt }]\n"
        try Data(pipeline.utf8).write(to: URL(filePath: folder.appending("pipeline.yaml").string))
        _ = try ProgramRun(program, ["run", folder.string, "--stub", "--library", library.string, "--quiet"])
    }

    /// Everything is written anew each time, into an empty folder.
    private func measure(_ name: String, to output: FilePath, _ program: FilePath, _ arguments: [String]) throws {
        let runs = try (0..<Self.repeats).map { _ in
            try? FileManager.default.removeItem(atPath: output.string)
            try FileManager.default.createDirectory(atPath: output.string, withIntermediateDirectories: true)
            return try ProgramRun(program, arguments)
        }
        let fastest = runs.map(\.seconds).min() ?? 0
        let largest = runs.map(\.megabytes).max() ?? 0
        print("  \(name): \(fastest.hundredths) s, at most \(largest) MB")
    }
}
