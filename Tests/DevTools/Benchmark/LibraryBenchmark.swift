import Foundation
import SystemPackage

/// The cost of commands on libraries of several sizes, one line each, which shows the growth.
struct LibraryBenchmark {
    private static let repeats = 5
    /// Up to this size, a dry run of a library whose pages are all stale is measured.
    private static let staleLimit = 10_000
    private static let names = [
        "run, nothing to do", "run -n", "run -n, all stale", "status", "retry", "export of a story",
        "report of 10 pages", "verify --quick",
    ]

    let program: FilePath
    let sizes: [Int]

    func run() throws {
        printNow("libraries of pages of 64x64: seconds, the median of \(Self.repeats), and megabytes, the most of them")
        printNow(Self.line(["pages"] + Self.names))
        for pages in sizes { printNow(try line(for: pages)) }
        try measureNinja(outputs: 10_000)
    }

    private func line(for pages: Int) throws -> String {
        let folder = try FilePath.makeScratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        let large = LargeLibrary(program: program, folder: folder, pages: pages)
        try large.make()
        let options = ["--library", large.library.string, "--quiet"]
        let run = ["run", folder.string, "--stub"] + options
        // Brings an older state of the database up to date, and stores the states of all files.
        let first = "benchmark/story-0"
        _ = try ProgramRun(program, run + ["--force", "\(first)/1"])
        let stale = ["run", folder.appending("bold.yaml").string, "--stub", "-n", "--refresh"] + options
        var cells = [try median(of: run), try median(of: run + ["-n"])]
        cells.append(pages <= Self.staleLimit ? try median(of: stale) : "–")
        for command in [["status"], ["retry"]] { cells.append(try median(of: command + options)) }
        let books = folder.appending("books").string
        cells.append(try median(of: ["export", first, "--output", books] + options))
        _ = try ProgramRun(program, run + (1...10).flatMap { ["--force", "\(first)/\($0)"] })
        for command in [["report"], ["verify", "--quick"]] { cells.append(try median(of: command + options)) }
        return Self.line(["\(pages)"] + cells)
    }

    private func median(of arguments: [String], by program: FilePath? = nil) throws -> String {
        let runs = try (0..<Self.repeats).map { _ in try ProgramRun(program ?? self.program, arguments) }
        let seconds = runs.map(\.seconds).sorted()[Self.repeats / 2]
        return "\(seconds.hundredths) s, \(runs.map(\.megabytes).max() ?? 0) MB"
    }

    /// A build program with as many outputs that are up to date, for comparison; nothing where it is not installed.
    private func measureNinja(outputs: Int) throws {
        let ninja = FilePath("/usr/bin/ninja")
        guard FileManager.default.isExecutableFile(atPath: ninja.string) else { return }
        let folder = try FilePath.makeScratchFolder()
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        let rules = (0..<outputs).map { "build out-\($0): touch in-\($0)\n" }.joined()
        for number in 0..<outputs {
            try Data().write(to: URL(filePath: folder.appending("in-\(number)").string))
        }
        try Data("rule touch\n  command = touch $out\n\(rules)".utf8).write(
            to: URL(filePath: folder.appending("build.ninja").string))
        let arguments = ["-C", folder.string, "--quiet"]
        _ = try ProgramRun(ninja, arguments)
        printNow("ninja with \(outputs) outputs, nothing to do: \(try median(of: arguments, by: ninja))")
    }

    private static func line(_ cells: [String]) -> String {
        cells.map { String(repeating: " ", count: max(2, 20 - $0.count)) + $0 }.joined()
    }
}
