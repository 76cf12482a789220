import Foundation
import Platform
package import SystemPackage

/// A directory that is deleted after the test.
package final class TemporaryFolder: Sendable {
    /// Without symbolic links, as programs that run in it report it.
    package let path: FilePath

    /// `onDisk`: on a disk even if the system's temporary folder is in memory.
    package init(onDisk: Bool = false) throws {
        let parent = onDisk ? URL(filePath: "/var/tmp") : FileManager.default.temporaryDirectory
        // A short name: in a debug build, every use of a path takes time in proportion to its length.
        let name = UUID().uuidString.suffix(12).lowercased()
        path = FilePath("\(parent.resolvingSymlinksInPath().path)/np-\(name)")
        try FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path.string)
    }

    /// Writes a file, and makes the directories above it.
    @discardableResult
    package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> FilePath {
        let file = path.appending(name)
        try FileManager.default.createDirectory(
            atPath: file.parent.string, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file.string))
        return file
    }

    @discardableResult
    package func write(_ text: String, to name: String) throws -> FilePath {
        try write(text.utf8, to: name)
    }

    /// Writes a program from another process. A process started by a parallel test may inherit a file that this process
    /// has open for writing, and such a file cannot be executed.
    @discardableResult
    package func writeProgram(_ text: String, to name: String, mode: String = "755") throws -> FilePath {
        let file = path.resolving(name)
        let script = #"mkdir -p "$(dirname "$2")" && printf %s "$1" > "$2" && chmod "$3" "$2""#
        let outcome = try Program("sh")?.run(["-c", script, "sh", text, file.string, mode])
        guard outcome?.status == 0 else { throw CocoaError(.fileWriteUnknown) }
        return file
    }

    package func read(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: path.appending(name).string)))
    }

    package func contains(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path.appending(name).string)
    }

    /// The names in it, sorted.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path.string).sorted() }
    }
}
