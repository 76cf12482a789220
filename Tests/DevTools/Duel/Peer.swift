import Foundation
import SystemPackage

/// Other programs on this machine.
enum Peer {
    /// Nil if no folder of `PATH` has the program.
    static func program(_ name: String) -> FilePath? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { FilePath(String($0)).appending(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.string) }
    }
}

extension ProgramRun {
    var milliseconds: Double { seconds * 1000 }
}

extension FilePath {
    /// Writes a text, and the folder for it if it does not exist.
    func write(_ text: String) throws {
        let folder = removingLastComponent().string
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: string))
    }

    /// Removes it with its contents, and makes it again as an empty folder.
    func empty() throws {
        try? FileManager.default.removeItem(atPath: string)
        try FileManager.default.createDirectory(atPath: string, withIntermediateDirectories: true)
    }

    /// Writes stories of equal length and their pipeline into this folder.
    func writePipeline(stories: Int, pagesPerStory: Int, _ more: String = "") throws {
        var listed = "collection: Benchmark\naudience: { ages: 1-2 }\n\(more)stories:\n"
        for story in 0..<stories {
            try appending("story-\(story).txt").write(BenchmarkStory(pages: pagesPerStory, number: story).text)
            listed += "  - file: story-\(story).txt\n"
        }
        try appending("pipeline.yaml").write(listed)
    }
}
