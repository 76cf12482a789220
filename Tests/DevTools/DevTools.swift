import Foundation
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Tools for development: `make bench`, `make duel` and `make sheets`.
@main
struct DevTools {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "bench": try await Benchmark.run(arguments.dropFirst())
        case "duel" where arguments.count == 2:
            try await DuelBenchmark(program: FilePath(arguments[arguments.startIndex + 1])).run()
        case "sheets": try await MakeSheets.run(arguments.dropFirst())
        default: exitWithUsage()
        }
    }

    static func exitWithUsage() -> Never {
        print(
            """
            usage: DevTools bench PROGRAM [PAGES…]
                   DevTools duel PROGRAM
                   DevTools sheets FOLDER PIPELINE
            """)
        exit(2)
    }
}
