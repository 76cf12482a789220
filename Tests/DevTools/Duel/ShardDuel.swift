import Foundation
import SystemPackage

/// Four shards at the same time and their merge, beside one process, all with the built-in illustrator. It shows what
/// shards cost where one process uses all processors already.
struct ShardDuel {
    private static let shards = 4
    private static let stories = 8
    private static let pagesPerStory = 25

    let program: FilePath
    let folder: FilePath

    private var output: FilePath { folder.appending("output") }

    func duel() throws -> Duel {
        try folder.writePipeline(stories: Self.stories, pagesPerStory: Self.pagesPerStory)
        return Duel(
            task: "\(Self.stories * Self.pagesPerStory) pages by \(Self.shards) shards, then a merge",
            peer: "one process", ours: runShards,
            theirs: {
                try output.empty()
                return try ProgramRun(program, run(into: "one")).milliseconds
            }, rounds: 3)
    }

    private func run(into library: String) -> [String] {
        ["run", folder.string, "--stub", "--quiet", "--library", output.appending(library).string]
    }

    private func runShards() throws -> Double {
        try output.empty()
        let numbers = (1...Self.shards).map(String.init)
        let start = ContinuousClock.now
        let processes = try numbers.map { number in
            let process = Process()
            process.executableURL = URL(filePath: program.string)
            process.arguments = run(into: number) + ["--shard", "\(number)/\(Self.shards)"]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            return process
        }
        while processes.contains(where: \.isRunning) { Thread.sleep(forTimeInterval: 0.002) }
        // It fails if a shard failed.
        _ = try ProgramRun(
            program,
            ["merge", "--into", output.appending("all").string, "--require-all"]
                + numbers.map { output.appending($0).string })
        return (ContinuousClock.now - start) / .milliseconds(1)
    }
}
