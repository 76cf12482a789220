import Foundation
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A whole run of the built program over one story with so many pages, and a second one with nothing to do.
struct RunBenchmark {
    let program: FilePath
    let pages: Int

    func run() throws {
        let folder = FilePath(FileManager.default.temporaryDirectory.path).appending("nightpress-benchmark-run")
        try? FileManager.default.removeItem(atPath: folder.string)
        try FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        try Data(story.utf8).write(to: URL(filePath: folder.appending("story.txt").string))
        let pipeline =
            "collection: Benchmark\naudience: { ages: 1-2 }\nstories: [{ file: story.txt }]\nexport: [epub]\n"
        try Data(pipeline.utf8).write(to: URL(filePath: folder.appending("pipeline.yaml").string))
        let first = try measure(folder)
        let second = try measure(folder)
        print("a run of \(pages) pages of 1024x1792, with an EPUB of all and one of the story:")
        let processor = first.processorSeconds * 1000 / Double(pages)
        print(
            "  \(first.seconds.hundredths) s, \(Int(Double(pages) / first.seconds)) pages a second, "
                + "\(processor.tenths) ms of processor time a page, at most \(first.megabytes) MB")
        print("  with nothing to do \(second.seconds.hundredths) s, at most \(second.megabytes) MB")
    }

    private var story: String {
        let places = ["forest", "meadow", "river", "village", "castle", "garden", "shore", "cave"]
        let things = ["lantern", "boat", "kite", "drum", "basket", "bell", "book", "apple"]
        return (0..<pages).map { number in
            "On day \(number) Pim the fox went to the \(places[number % 8]) and looked for the \(things[number / 8 % 8]) "
                + "until the moon stood over the trees and all the birds were quiet and it was time to go home again at last."
        }.joined(separator: " ")
    }

    private func measure(
        _ folder: FilePath
    ) throws -> (seconds: Double, processorSeconds: Double, megabytes: Int) {
        let process = Process()
        process.executableURL = URL(filePath: program.string)
        process.arguments = [
            "run", folder.string, "--stub", "--library", folder.appending("library").string, "--quiet",
        ]
        process.standardOutput = FileHandle.nullDevice
        let clock = ContinuousClock()
        let peak = PeakMemory()
        let before = Stopwatch.processorSecondsOfChildren
        let elapsed = try clock.measure {
            try process.run()
            while process.isRunning {
                peak.look(at: process.processIdentifier)
                Thread.sleep(forTimeInterval: 0.002)
            }
        }
        guard process.terminationStatus == 0 else {
            print("the run ended with exit code \(process.terminationStatus)")
            exit(1)
        }
        return (
            elapsed / .seconds(1), Stopwatch.processorSecondsOfChildren - before, peak.kilobytes / 1000
        )
    }
}
