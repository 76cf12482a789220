import Foundation
import SystemPackage

/// The time to write books of this many pages, compared with `zip -0` for the same pictures, and to write bundles for
/// apps with the renditions in the library.
struct BookBenchmark {
    private static let formats = ["epub", "reflowable", "cbz", "html"]
    private static let repeats = 3

    let program: FilePath
    let pages: Int

    func run() throws {
        let folder = try FilePath.makeScratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        let library = folder.appending("library")
        try makeLibrary(library, in: folder)
        printNow("books of \(pages) pages of 1024x1792 (the fastest of \(Self.repeats)):")
        let output = folder.appending("output")
        let zip: FilePath = "/usr/bin/zip"
        if FileManager.default.isExecutableFile(atPath: zip.string) {
            let pictures = library.appending("images").string
            try measure(
                "zip -0", to: output, zip, ["-0", "-q", "-r", output.appending("pictures.zip").string, pictures])
        }
        for format in Self.formats {
            try measure("export --format \(format)", to: output, program, export(format, to: output, from: library))
        }
        try measureBundles(to: output, from: library)
    }

    /// Once without renditions, then with those in the library, then with a book that is up to date.
    private func measureBundles(to output: FilePath, from library: FilePath) throws {
        let arguments = export("bundle", to: output, from: library)
        let first = try ProgramRun(program, arguments)
        printNow(
            """
              export --format bundle, four sizes of each picture: \(first.seconds.hundredths) s, \
            \((Double(pages) / first.seconds).hundredths) pages a second, at most \(first.megabytes) MB
            """)
        try measure("the same written again, sizes at hand", to: output, program, arguments)
        _ = try ProgramRun(program, arguments)
        let unchanged = try ProgramRun(program, arguments)
        printNow("  the same with nothing changed: \(unchanged.seconds.hundredths) s")
    }

    private func export(_ format: String, to output: FilePath, from library: FilePath) -> [String] {
        [
            "export", "benchmark/story", "--format", format, "--output", output.string, "--library", library.string,
            "--quiet",
        ]
    }

    private func makeLibrary(_ library: FilePath, in folder: FilePath) throws {
        try Data(BenchmarkStory(pages: pages).text.utf8).write(to: URL(filePath: folder.appending("story.txt").string))
        let pipeline = "collection: Benchmark\naudience: { ages: 1-2 }\nstories: [{ file: story.txt }]\n"
        try Data(pipeline.utf8).write(to: URL(filePath: folder.appending("pipeline.yaml").string))
        _ = try ProgramRun(program, ["run", folder.string, "--stub", "--library", library.string, "--quiet"])
    }

    /// Writes everything again each time, into an empty folder.
    private func measure(_ name: String, to output: FilePath, _ program: FilePath, _ arguments: [String]) throws {
        let runs = try (0..<Self.repeats).map { _ in
            try? FileManager.default.removeItem(atPath: output.string)
            try FileManager.default.createDirectory(atPath: output.string, withIntermediateDirectories: true)
            return try ProgramRun(program, arguments)
        }
        let fastest = runs.map(\.seconds).min() ?? 0
        let largest = runs.map(\.megabytes).max() ?? 0
        printNow("  \(name): \(fastest.hundredths) s, at most \(largest) MB")
    }
}
