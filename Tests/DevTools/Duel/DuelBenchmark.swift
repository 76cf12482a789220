import Foundation
import SystemPackage

/// Nightpress beside other programs that do the same, as a table of ratios: below 1, Nightpress takes less time.
///
///     DevTools duel PROGRAM
///
/// Peers that are not installed are named.
struct DuelBenchmark {
    let program: FilePath

    func run() async throws {
        let folder = try FilePath.makeScratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        printNow("\(Self.today), \(Self.processor), \(ProcessInfo.processInfo.activeProcessorCount) processor cores:\n")
        printNow("| ratio | task | Nightpress | peer | time |\n|---|---|---|---|---|")
        try await show(PictureDuels.all + [ExchangeDuel(server: ReadyServer()).duel])
        try await show(books(in: folder))
        try await show(noOps(in: folder))
        try await show([ShardDuel(program: program, folder: folder.appending("shards")).duel()])
        try await show([ServerDuel(program: program, folder: folder.appending("servers")).duel()])
    }

    private func show(_ duels: [Duel]) async throws {
        for duel in duels { printNow(try await duel.row()) }
    }

    /// The library of many pages takes a minute.
    private func books(in folder: FilePath) throws -> [Duel] {
        let many = BookDuels(program: program, folder: folder.appending("many"), pages: 2000)
        let few = BookDuels(program: program, folder: folder.appending("few"), pages: 200)
        try many.makeLibrary()
        try few.makeLibrary()
        return [
            many.besideZIP("epub"), few.besideZIP("cbz"), try few.epubByPandoc(), try few.printBesideImg2pdf(),
            try few.thumbnails(),
        ]
    }

    /// Snakemake takes minutes for as many files as ninja does in milliseconds.
    private func noOps(in folder: FilePath) throws -> [Duel] {
        let many = NoOpDuels(program: program, folder: folder.appending("no-op-many"), stories: 100)
        let few = NoOpDuels(program: program, folder: folder.appending("no-op-few"), stories: 10)
        try many.makeLibrary()
        try few.makeLibrary()
        return [try many.ninja(), try few.snakemake()]
    }

    private static var today: String { Date.now.formatted(.iso8601.year().month().day()) }

    /// From Linux's list of processors.
    private static var processor: String {
        let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
        let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
        return model.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
    }
}
