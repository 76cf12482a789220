import Digests
import Domain
import FileSystems
import LibraryStore
import SystemPackage

/// A file of the kind that libraries keep, which no row names.
package struct StrayFile: Hashable, Sendable {
    /// Relative to the library.
    package var path: String
    /// Bytes.
    package var size: Int

    package init(path: String, size: Int) {
        self.path = path
        self.size = size
    }
}

/// Looks through `images/` for files that no row names, one folder after another.
struct StrayFiles {
    struct Found {
        var strays: [StrayFile] = []
        /// What Nightpress never put there, relative to the library; directories end in a slash.
        var unknown: [String] = []
    }

    let library: Library

    func callAsFunction() async throws -> Found {
        var found = Found()
        for folder in try library.fileSystem.entries(of: library.layout.images) {
            guard folder.kind == .directory, Self.isFolderName(folder.name) else {
                found.unknown.append(Self.path(of: folder, in: "images"))
                continue
            }
            try await look(into: folder.name, &found)
        }
        return found
    }

    private func look(into folder: String, _ found: inout Found) async throws {
        let entries = try library.fileSystem.entries(of: library.layout.images.appending(folder))
        guard !entries.isEmpty else { return }
        let known = try await library.picturePaths(beginning: folder)
        for entry in entries {
            let path = Self.path(of: entry, in: "images/\(folder)")
            // What lies where a row says that a picture is was looked at as that picture.
            guard !known.contains("images/\(folder)/\(entry.name)") else { continue }
            if entry.kind == .file, Self.isPictureName(entry.name, in: folder) {
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

    private static func isPictureName(_ name: String, in folder: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && name.hasPrefix(folder) && SHA256Digest(hex: String(parts[0])) != nil
            && PictureFormat.allCases.contains { $0.fileExtension == parts[1] }
    }
}
