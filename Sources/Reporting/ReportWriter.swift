package import FileSystems
package import SystemPackage

/// Writes the four files of a report. `index.html` comes last: where it is, the others are.
package struct ReportWriter: Sendable {
    package static let fileNames = ["attempts.tsv", "index.html", "junit.xml", "run.json"]

    private let fileSystem: any FileSystem

    package init(fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
    }

    /// `folder` is `<library>/reports/<run>`; it is made where it is not there. A report that is there already
    /// is replaced.
    package func write(_ report: RunReport, to folder: FilePath) throws {
        let isNew = try fileSystem.status(of: folder) == nil
        do {
            try fileSystem.makeDirectory(folder)
            try write(report.json(), to: folder.appending("run.json"))
            try write(report.junit().utf8, to: folder.appending("junit.xml"))
            try write(report.attemptLog().utf8, to: folder.appending("attempts.tsv"))
            try write(report.html().utf8, to: folder.appending("index.html"))
        } catch {
            // On a full disk half a report takes the room that the next run needs; the error that matters is the one above.
            if isNew { try? fileSystem.removeTree(folder) }
            throw error
        }
    }

    private func write(_ bytes: some Collection<UInt8>, to path: FilePath) throws {
        try fileSystem.write(Array(bytes), to: path, durably: true)
    }
}
