import SystemPackage

/// Measures Nightpress beside other programs, how the time of each reader grows, the time to draw, encode and store a
/// page, the time and memory of whole runs and books, and commands on large libraries of several sizes, which shows the
/// growth.
///
///     DevTools bench PROGRAM [PAGES…]
///
/// It has no pass or fail: machines and their other load differ.
struct Benchmark {
    static func run(_ arguments: ArraySlice<String>) async throws {
        guard let program = arguments.first else { DevTools.exitWithUsage() }
        let sizes = arguments.dropFirst().compactMap { Int($0) }
        try await DuelBenchmark(program: FilePath(program)).run()
        try ReaderBenchmark().run()
        try PageBenchmark().run()
        for pages in sizes.isEmpty ? [200, 2000] : sizes {
            try RunBenchmark(program: FilePath(program), pages: pages).run()
            try BookBenchmark(program: FilePath(program), pages: pages).run()
        }
        try RecordBenchmark(program: FilePath(program), pages: 200).run()
        try ReportBenchmark(program: FilePath(program), pictures: 1000, pages: 5000).run()
        try LibraryBenchmark(program: FilePath(program), sizes: [1_000, 10_000, 100_000]).run()
    }
}
