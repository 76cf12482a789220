import LibraryStore
import Platform
import SystemPackage

/// Removes files that are identified by their folder and name.
extension CleanLibrary {
    /// The folders in which exports make books and copies of pictures.
    private static let workFolders: Set = ["books", "renditions"]

    /// Files in `temporary/`, and files that were being written when a run died.
    func clearTemporaryFiles(_ result: inout CleanResult) throws {
        for entry in try entries(of: "temporary") {
            let path = StrayFiles.path(of: entry, in: "temporary")
            if entry.kind == .file {
                clear(RemovableFile(reason: .temporary, path: path, bytes: entry.size), [path], &result)
            } else if entry.kind == .directory, Self.workFolders.contains(entry.name) {
                try clearTree(path, &result)
            } else {
                result.unknown.append(path)
            }
        }
        let copies = try library.fileSystem.entries(of: library.root).filter {
            $0.kind == .file && $0.name.hasPrefix(".library.sqlite.") && $0.name.contains(".partial")
        }
        for copy in copies {
            clear(RemovableFile(reason: .temporary, path: copy.name, bytes: copy.size), [copy.name], &result)
        }
        for snapshot in try library.unfinishedSnapshots() {
            clear(
                RemovableFile(reason: .temporary, path: snapshot.path, bytes: snapshot.size), [snapshot.path], &result)
        }
        for run in try entries(of: "reports") where run.kind == .directory {
            let report = try report("reports/\(run.name)")
            for partial in report.partials {
                clear(
                    RemovableFile(reason: .temporary, path: partial.path, bytes: partial.size), [partial.path],
                    &result)
            }
            if let tree = report.partialTree { try clearTree("\(tree)/", &result) }
        }
    }

    /// `path` ends in a slash.
    private func clearTree(_ path: String, _ result: inout CleanResult) throws {
        let tree = try FileTree(String(path.dropLast()), in: library.root, library.fileSystem)
        let file = RemovableFile(reason: .temporary, path: path, bytes: tree.bytes)
        clear(file, files: tree.files, folders: tree.folders, isShared: false, &result)
    }

    /// Reports of all runs except the newest `count` with a report. A folder that contains other files is kept, with
    /// those files.
    func clearReports(keeping count: Int, _ result: inout CleanResult) async throws {
        let entries = try entries(of: "reports")
        let names = try await library.integrity.runNames()
        let folders = Set(entries.filter { $0.kind == .directory }.map(\.name)).intersection(names)
        result.unknown += entries.filter { !folders.contains($0.name) }.map {
            StrayFiles.path(of: $0, in: "reports")
        }
        for name in names.filter(folders.contains).dropFirst(count).reversed() {
            let report = try report("reports/\(name)")
            let bytes = report.files.reduce(0) { $0 + $1.size }
            clear(
                RemovableFile(reason: .olderReport, path: report.path + "/", bytes: bytes),
                files: report.files.map(\.path),
                folders: report.folders, isShared: !report.unknown.isEmpty, &result)
            result.unknown += report.unknown
        }
    }

    private func report(_ path: String) throws(FileSystemError) -> ReportFolder {
        try ReportFolder(path, in: library.root, library.fileSystem)
    }

    private func entries(of folder: String) throws -> [DirectoryEntry] {
        try library.fileSystem.entries(of: library.root.appending(folder))
    }
}
