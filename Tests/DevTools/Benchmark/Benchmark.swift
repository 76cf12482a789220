import SystemPackage

/// Measures what a page costs to draw, encode and store, what whole runs and books cost in time and memory, and what
/// commands on large libraries do, so that the growth is seen.
///
///     DevTools bench PROGRAM [PAGES…]
///
/// Nothing here passes or fails: machines differ, and so does what else they do.
struct Benchmark {
    static func run(_ arguments: ArraySlice<String>) throws {
        guard let program = arguments.first else { DevTools.exitWithUsage() }
        let sizes = arguments.dropFirst().compactMap { Int($0) }
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
