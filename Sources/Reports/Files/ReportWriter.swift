package import Platform
package import SystemPackage

/// Writes the files of a report. `index.html` gets its name last. If it exists, the other files exist, too.
package struct ReportWriter: Sendable {
    /// The report's files without those in ``storyFolder``.
    package static let fileNames = ["attempts.tsv", "index.html", "junit.xml", "report.css", "run.json", "search.js"]
    /// Contains a folder for each collection, and in it a document for each story. During writing, the folder has the
    /// name of its `partial` instead.
    package static let storyFolder = StoryDocuments.folder

    private let fileSystem: any FileSystem
    /// Masks keys in all files.
    private let redactor: Redactor

    package init(fileSystem: any FileSystem, redactor: Redactor = Redactor()) {
        self.fileSystem = fileSystem
        self.redactor = redactor
    }

    /// `folder` is `<library>/reports/<run>`. It is created if it does not exist. An existing report is replaced.
    /// `stories` passes the stories of the outline in its order, one after another, so that only one story is in
    /// memory.
    package func write(
        _ outline: ReportOutline, to folder: FilePath, stories: (_ take: (StoryReport) throws -> Void) throws -> Void
    ) throws {
        let isNew = try fileSystem.status(of: folder) == nil
        do {
            try fileSystem.makeDirectory(folder)
            var files = try ReportFiles(outline, in: folder, on: fileSystem, redactor)
            do {
                try files.begin()
                try stories { try files.add($0) }
                try files.end()
            } catch {
                files.remove()
                throw error
            }
        } catch {
            // After an error such as a full disk, half a report would take space that the next run needs. The original
            // error is reported.
            if isNew { try? fileSystem.removeTree(folder) }
            throw error
        }
    }

    /// Whether a file name in a collection's folder is one that story documents can have.
    package static func isStoryDocument(_ name: String) -> Bool { StoryDocuments.isDocumentName(name) }
}
