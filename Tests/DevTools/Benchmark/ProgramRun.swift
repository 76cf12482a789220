import Foundation
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The time and memory of one run of a program. A failing run ends the benchmark.
struct ProgramRun {
    let seconds: Double
    let processorSeconds: Double
    /// The largest measured memory.
    let megabytes: Int

    init(_ program: FilePath, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: program.string)
        process.arguments = arguments
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
            printNow("“\(arguments.joined(separator: " "))” ended with exit code \(process.terminationStatus)")
            exit(1)
        }
        seconds = elapsed / .seconds(1)
        processorSeconds = Stopwatch.processorSecondsOfChildren - before
        megabytes = peak.kilobytes / 1000
    }
}
