import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Tools for development: `make bench`, `make sheets`, and libraries of any size.
@main
struct DevTools {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        switch arguments.first {
        case "bench": try await Benchmark.run(arguments.dropFirst())
        case "library": try LargeLibrary.run(arguments.dropFirst())
        case "sheets": try await MakeSheets.run(arguments.dropFirst())
        default: exitWithUsage()
        }
    }

    static func exitWithUsage() -> Never {
        print(
            """
            usage: DevTools bench PROGRAM [PAGES…]
                   DevTools library PROGRAM FOLDER PAGES
                   DevTools sheets FOLDER PIPELINE
            """)
        exit(2)
    }
}
