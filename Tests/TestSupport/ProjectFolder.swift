package import Foundation
import Platform
package import SystemPackage

/// The project folder on the disk.
package enum ProjectFolder {
    package static let root = FilePath(#filePath).parent.parent
        .parent

    package static func path(_ name: String) -> FilePath { root.resolving(name) }

    /// The names in one of its folders, sorted.
    package static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(folder).string).sorted()
    }

    package static func text(_ name: String) throws -> String {
        try String(contentsOfFile: path(name).string, encoding: .utf8)
    }

    package static func data(_ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: path(name).string))
    }
}
