import Domain
import Foundation
import PipelineFiles
import Platform
import SystemPackage
import TextShapes

/// How the time of each reader grows: texts that are cheap to write and hard to read, of one size and of twice that.
struct ReaderBenchmark {
    /// A ratio of 2 is linear, 4 is quadratic.
    private static let highestRatio = 2.5
    private static let size = 320_000

    func run() throws {
        let folder = try FilePath.makeScratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        let files = LocalFileSystem()
        printNow("readers, \(TextShape.all.count) texts each, \(Self.size / 1000) kB and twice that, processor time:")
        let path = folder.appending("pipeline.yaml")
        let pipelines = PipelineReader(kinds: [], fileSystem: files)
        let list = "collection: Shapes\nstories:\n  - file: markdown.md\n  - file: plain.txt\n"
        try files.write(Array(list.utf8), to: path, durably: false)
        let stories = StoryFileReader(fileSystem: files)
        for entry in try pipelines.pipeline(at: path).stories {
            guard case .file(let story) = entry.source else { continue }
            measure("story \(entry.slug)") { text in
                _ = try? stories.story(from: Array(("a\n\n" + text).utf8), entry: entry, path: story)
            }
        }
        measure("pipeline") { text in
            guard (try? files.write(Array(text.utf8), to: path, durably: false)) != nil else { return }
            _ = try? pipelines.pipeline(at: path)
        }
        measure("sentences") { _ = SentenceSplitter(language: "en").sentences(of: $0).map(\.wordCount) }
    }

    private func measure(_ reader: String, _ read: (String) -> Void) {
        var worst = (ratio: 0.0, shape: "")
        for shape in TextShape.all {
            let (small, large) = (shape.text(bytes: Self.size), shape.text(bytes: 2 * Self.size))
            let smallTime = Stopwatch.least(of: 3) { read(small) }
            let largeTime = Stopwatch.least(of: 3) { read(large) }
            // Below a millisecond, the clock decides.
            let ratio = largeTime < 1 ? 0 : largeTime / smallTime
            if ratio > worst.ratio { worst = (ratio, shape.name) }
            if ratio > Self.highestRatio {
                printNow(
                    "  \(reader), \(shape): \(smallTime.tenths) ms, \(largeTime.tenths) ms, ratio \(ratio.hundredths)")
            }
        }
        let verdict = worst.ratio > Self.highestRatio ? "not linear" : "linear"
        printNow("  \(reader): \(verdict), the highest ratio is \(worst.ratio.hundredths), of \(worst.shape)")
    }
}
