package import FileSystems
package import SystemPackage

/// Writes the four files of a report. `index.html` gets its name last: where it is, the others are.
package struct ReportWriter: Sendable {
    package static let fileNames = ["attempts.tsv", "index.html", "junit.xml", "run.json"]

    private let fileSystem: any FileSystem

    package init(fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
    }

    /// `folder` is `<library>/reports/<run>`; it is made where it is not there. A report that is there already
    /// is replaced. `stories` hands out the stories of the outline in its order, one after another: no more than one
    /// need be in memory.
    package func write(
        _ outline: ReportOutline, to folder: FilePath, stories: (_ take: (StoryReport) throws -> Void) throws -> Void
    ) throws {
        let isNew = try fileSystem.status(of: folder) == nil
        do {
            try fileSystem.makeDirectory(folder)
            var files = try ReportFiles(outline, in: folder, on: fileSystem)
            do {
                try files.begin()
                try stories { try files.add($0) }
                try files.end()
            } catch {
                files.remove()
                throw error
            }
        } catch {
            // On a full disk half a report takes the room that the next run needs; the error that matters is the one above.
            if isNew { try? fileSystem.removeTree(folder) }
            throw error
        }
    }
}
