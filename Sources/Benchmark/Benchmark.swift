import Foundation
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Measures what a page costs to draw, encode and store, what whole runs and books cost in time and memory, and what
/// commands on large libraries do, so that the growth is seen.
///
///     Benchmark PROGRAM [PAGES…]
///
/// Nothing here passes or fails: machines differ, and so does what else they do.
@main
struct Benchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let program = arguments.first else {
            printNow("usage: Benchmark PROGRAM [PAGES…]")
            exit(2)
        }
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
