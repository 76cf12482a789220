import Domain
import LibraryStore
import Platform
import SystemPackage

/// A file with the name of a library file that no row names.
package struct StrayFile: Hashable, Sendable {
    /// Relative to the library.
    package var path: String
    /// Bytes.
    package var size: Int
}

/// Searches `images/` and `renditions/` for files that no row names, one folder after another.
struct StrayFiles {
    struct Found {
        var strays: [StrayFile] = []
        /// What Nightpress did not put there, relative to the library. Directories end in a slash.
        var unknown: [String] = []
    }

    let library: Library

    func callAsFunction() async throws -> Found {
        var found = Found()
        try await look(into: "images", &found) { try await library.integrity.picturePaths(beginning: $0) }
        try await look(into: "renditions", &found) { try await library.pictures.renditionPaths(beginning: $0) }
        return found
    }

    /// `paths` returns the paths that rows name, by the first two digits of their digests.
    private func look(
        into parent: String, _ found: inout Found, knowing paths: (_ prefix: String) async throws -> Set<String>
    ) async throws {
        for folder in try library.fileSystem.entries(of: library.root.appending(parent)) {
            guard folder.kind == .directory, Self.isFolderName(folder.name) else {
                found.unknown.append(Self.path(of: folder, in: parent))
                continue
            }
            try await look(into: folder.name, of: parent, &found, knowing: paths)
        }
    }

    private func look(
        into folder: String, of parent: String, _ found: inout Found,
        knowing paths: (_ prefix: String) async throws -> Set<String>
    ) async throws {
        let entries = try library.fileSystem.entries(of: library.root.appending(parent).appending(folder))
        guard !entries.isEmpty else { return }
        let known = try await paths(folder)
        for entry in entries {
            let path = Self.path(of: entry, in: "\(parent)/\(folder)")
            // A file at the path of a recorded picture was checked as that picture.
            guard !known.contains("\(parent)/\(folder)/\(entry.name)") else { continue }
            if entry.kind == .file, PictureFileName(entry.name)?.digest.hex.hasPrefix(folder) == true {
                found.strays.append(StrayFile(path: path, size: entry.size))
            } else {
                found.unknown.append(path)
            }
        }
    }

    static func path(of entry: DirectoryEntry, in folder: String) -> String {
        "\(folder)/\(entry.name)" + (entry.kind == .directory ? "/" : "")
    }

    private static func isFolderName(_ name: String) -> Bool {
        SHA256Digest(hex: name + String(repeating: "0", count: 62)) != nil
    }
}
