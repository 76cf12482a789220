import Foundation
import SystemPackage

/// The cost of recording a run, as events and as a log of every level.
struct RecordBenchmark {
    private static let repeats = 5

    let program: FilePath
    let pages: Int

    func run() throws {
        let folder = try FilePath.makeScratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        try Data(BenchmarkStory(pages: pages).text.utf8).write(to: URL(filePath: folder.appending("story.txt").string))
        let pipeline = "collection: Benchmark\naudience: { ages: 1-2 }\nstories: [{ file: story.txt }]\n"
        try Data(pipeline.utf8).write(to: URL(filePath: folder.appending("pipeline.yaml").string))
        let events = folder.appending("events")
        let records = ["--events", events.string, "--log", folder.appending("log").string, "--log-level", "debug"]
        // Alternating, so that other load affects both.
        var (without, with) = (Double.infinity, Double.infinity)
        for _ in 0..<Self.repeats {
            without = min(without, try processorSeconds(in: folder, []))
            with = min(with, try processorSeconds(in: folder, records))
        }
        let lines = try String(contentsOfFile: events.string, encoding: .utf8).count { $0 == "\n" } / Self.repeats
        let share = Int(((with - without) / without * 1000).rounded())
        printNow("a run of \(pages) pages of 1024x1792 that keeps a record (least processor time of \(Self.repeats)):")
        printNow(
            "  without \(without.hundredths) s, with events and a log \(with.hundredths) s: "
                + "\(share < 0 ? "-" : "")\(abs(share) / 10).\(abs(share) % 10) % more, \(lines) events")
    }

    private func processorSeconds(in folder: FilePath, _ records: [String]) throws -> Double {
        let library = folder.appending("library").string
        try? FileManager.default.removeItem(atPath: library)
        return try ProgramRun(
            program, ["run", folder.string, "--stub", "--library", library, "--quiet"] + records
        ).processorSeconds
    }
}
