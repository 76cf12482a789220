import Foundation
import Platform
package import SystemPackage

/// A folder outside a library, which nothing that is done to the library may change.
package struct DecoyFolder {
    package let path: FilePath

    package init(path: FilePath) {
        self.path = path
    }

    /// What a change would change: kinds, modes, sizes, times and bytes, by path.
    package func facts() throws -> [String: String] {
        var facts: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path.string) {
            let place = path.resolving(name).string
            let attributes = try FileManager.default.attributesOfItem(atPath: place)
            let isFile = attributes[.type] as? FileAttributeType == .typeRegular
            let bytes = isFile ? FileManager.default.contents(atPath: place) : nil
            let date = attributes[.modificationDate] as? Date
            facts[name] =
                "\(attributes[.type] ?? "") \(attributes[.posixPermissions] ?? "") \(date?.timeIntervalSince1970 ?? 0) "
                + (bytes?.base64EncodedString() ?? "")
        }
        return facts
    }

    /// Moves a file or folder of a library here, or makes one if the library does not have it, and links to it.
    package func replace(_ name: String, in library: FilePath) throws {
        let place = library.resolving(name)
        let decoy = path.resolving(name.replacing("/", with: "-"))
        if FileManager.default.fileExists(atPath: place.string) {
            try FileManager.default.moveItem(atPath: place.string, toPath: decoy.string)
        } else {
            let parent = place.removingLastComponent().string
            try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            let isFolder = !name.contains(".") && name != "lock"
            let file = isFolder ? decoy.resolving("precious") : decoy
            if isFolder {
                try FileManager.default.createDirectory(atPath: decoy.string, withIntermediateDirectories: true)
            }
            try Data("precious".utf8).write(to: URL(filePath: file.string))
        }
        try FileManager.default.createSymbolicLink(atPath: place.string, withDestinationPath: decoy.string)
    }
}
