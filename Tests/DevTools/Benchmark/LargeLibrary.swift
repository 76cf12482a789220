import Foundation
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A library of any number of pages of 64x64, with its pipeline and stories. A run makes the first stories; the rows of
/// the others are copies of their rows, with the same pictures. The copies need the program `sqlite3`.
///
///     DevTools library PROGRAM FOLDER PAGES
struct LargeLibrary {
    static let pagesPerStory = 100
    /// The stories that a run makes.
    private static let drawnStories = 10

    let program: FilePath
    let folder: FilePath
    let pages: Int

    static func run(_ arguments: ArraySlice<String>) throws {
        let arguments = Array(arguments)
        guard arguments.count == 3, let pages = Int(arguments[2]) else { DevTools.exitWithUsage() }
        try FileManager.default.createDirectory(atPath: arguments[1], withIntermediateDirectories: true)
        try LargeLibrary(program: FilePath(arguments[0]), folder: FilePath(arguments[1]), pages: pages).make()
    }

    var library: FilePath { folder.appending("library") }
    private var stories: Int { max(1, pages / Self.pagesPerStory) }
    private var drawn: Int { min(Self.drawnStories, stories) }

    func make() throws {
        for story in 0..<stories {
            let text = BenchmarkStory(pages: min(pages, Self.pagesPerStory), number: story % drawn).text
            try write(text, to: "story-\(story).txt")
        }
        try writePipeline(drawn)
        _ = try ProgramRun(program, ["run", folder.string, "--stub", "--library", library.string, "--quiet"])
        try writePipeline(stories)
        try copyStories()
    }

    /// The pipeline in two versions with different picture styles.
    private func writePipeline(_ count: Int) throws {
        let listed = (0..<count).map { "  - file: story-\($0).txt\n" }.joined()
        for (name, head) in [("pipeline", ""), ("bold", "style: bold\n")] {
            try write(
                "collection: Benchmark\n\(head)audience: { ages: 1-2 }\nsize: 64x64\nstories:\n\(listed)",
                to: "\(name).yaml")
        }
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: folder.appending(name).string))
    }

    /// The columns whose values differ in a copy, with the table that the number belongs to.
    private static let numbered: [(table: String, columns: [String: String])] = [
        ("story", ["id": "story"]), ("page", ["id": "page", "story_id": "story"]),
        ("panel", ["id": "panel", "page_id": "page", "story_id": "story"]),
        ("attempt", ["id": "attempt", "panel_id": "panel"]),
    ]

    private func copyStories() throws {
        let tables = Self.numbered.map(\.table)
        var (last, columns) = ([String: Int](), [String: [String]]())
        for table in tables {
            last[table] = try sqlite("SELECT max(id) FROM \(table);").first.flatMap { Int($0) }
            columns[table] = try sqlite("SELECT name FROM pragma_table_info('\(table)');")
        }
        var sql = "PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; BEGIN;\n"
        for copy in 1..<max(1, stories / drawn) {
            for (table, numbered) in Self.numbered {
                sql += self.copy(table, columns[table] ?? [], numbered, copy, last)
            }
        }
        _ = try sqlite(sql + "COMMIT; PRAGMA wal_checkpoint(TRUNCATE);")
    }

    private func copy(
        _ table: String, _ columns: [String], _ numbered: [String: String], _ copy: Int, _ last: [String: Int]
    ) -> String {
        let values = columns.map { column -> String in
            if let owner = numbered[column] { return "\(column) + \(copy * (last[owner] ?? 0))" }
            switch (table, column) {
            case ("story", "slug"): return "'story-' || (position + \(copy * drawn))"
            case ("story", "position"): return "position + \(copy * drawn)"
            default: return column
            }
        }
        return """
            INSERT INTO \(table) (\(columns.joined(separator: ", "))) SELECT \(values.joined(separator: ", "))
                FROM \(table) WHERE id <= \(last[table] ?? 0) ORDER BY id;

            """
    }

    /// The lines that SQLite's own program prints.
    private func sqlite(_ sql: String) throws -> [String] {
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["sqlite3", "-bail", library.appending("library.sqlite").string]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(sql.utf8))
        try input.fileHandleForWriting.close()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            printNow("“sqlite3” ended with exit code \(process.terminationStatus)")
            exit(1)
        }
        return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
