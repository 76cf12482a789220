import Platform

/// A user's own drawings for the built-in illustrator: the `.svg` files of a folder, in the order of their names.
package struct ArtFolder: Hashable, Sendable {
    /// The beginning of the name of a file that draws a setting. It has no nouns, so that plans do not depend on it.
    package static let settingPrefix = "setting-"
    /// The beginning of the name of a file that draws a figure.
    package static let figurePrefix = "figure-"

    package struct File: Hashable, Sendable {
        /// Without its extension.
        package var name: String
        /// The path as messages name it.
        package var path: String
        package var bytes: [UInt8]
        /// SHA-256 of the bytes.
        package var digest: String

        package init(name: String, path: String, bytes: [UInt8], digest: String) {
            self.name = name
            self.path = path
            self.bytes = bytes
            self.digest = digest
        }
    }

    /// No drawings.
    package static let none = ArtFolder(files: [])

    package let files: [File]
    /// The same for folders with the same drawings; nil without any.
    package let digest: String?

    package init(files: [File]) {
        self.files = files
        let names = files.map { "\($0.name) \($0.digest)" }
        digest = files.isEmpty ? nil : SHA256Digest(of: names.joined(separator: "\n")).hex
    }
}
