package import Platform
package import SystemPackage

/// Writes the files of a report. `index.html` gets its name last: where it is, the others are.
package struct ReportWriter: Sendable {
    /// Besides those of ``storyFolder``.
    package static let fileNames = ["attempts.tsv", "index.html", "junit.xml", "report.css", "run.json", "search.js"]
    /// Holds a folder for each collection, and in it a document for each story; while they are written, there is one of
    /// the name of its `partial` instead.
    package static let storyFolder = StoryDocuments.folder

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

    /// Whether a file in the folder of a collection has a name as documents of stories have.
    package static func isStoryDocument(_ name: String) -> Bool { StoryDocuments.isDocumentName(name) }
}
