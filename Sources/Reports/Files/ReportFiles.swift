import Platform
import SystemPackage

/// The files of a report during writing. Each is written next to its final path.
struct ReportFiles {
    private struct Part {
        var path: FilePath
        var form: any ReportFile
        var file: any NewFile
        /// JSON stays JSON.
        let isJSON: Bool

        func append(_ text: [UInt8], _ redactor: Redactor) throws {
            try file.append(isJSON ? redactor.redacted(json: text) ?? text : redactor.redacted(text))
        }
    }

    private let fileSystem: any FileSystem
    private let redactor: Redactor
    /// In the order in which they get their final names.
    private var parts: [Part] = []
    private var stories: StoryDocuments

    init(_ outline: ReportOutline, in folder: FilePath, on fileSystem: any FileSystem, _ redactor: Redactor) throws {
        self.fileSystem = fileSystem
        self.redactor = redactor
        stories = try StoryDocuments(outline, in: folder, on: fileSystem, redactor)
        let forms: [(name: String, form: any ReportFile)] = [
            ("run.json", RunDocumentFile(outline)), ("junit.xml", JUnitFile(outline)),
            ("attempts.tsv", AttemptLogFile(outline)), (StyleFile.name, StyleFile()), (SearchFile.name, SearchFile()),
            (IndexPage.name, IndexPage(outline)),
        ]
        for (name, form) in forms {
            let path = folder.appending(name)
            do {
                parts.append(
                    Part(
                        path: path, form: form, file: try fileSystem.begin(path.partial),
                        isJSON: ["json", "js"].contains(path.suffix)))
            } catch {
                remove()
                throw error
            }
        }
    }

    mutating func begin() throws {
        for index in parts.indices { try parts[index].append(parts[index].form.begin(), redactor) }
    }

    mutating func add(_ story: StoryReport) throws {
        for index in parts.indices { try parts[index].append(parts[index].form.add(story), redactor) }
        try stories.add(story)
    }

    /// Replaces existing files with the same names.
    mutating func end() throws {
        for index in parts.indices {
            try parts[index].append(parts[index].form.end(), redactor)
            try parts[index].file.finish(durably: true)
        }
        try stories.end()
        for part in parts { try fileSystem.rename(part.path.partial, to: part.path, durably: true) }
    }

    /// Removes all files that do not have their final names yet.
    func remove() {
        stories.remove()
        // Ignores errors here. The error that led to the removal is reported.
        for part in parts { try? fileSystem.remove(part.path.partial) }
    }
}
