package import Foundation

/// A program of the machine that tests compare files with, or use to set something up.
package struct Program {
    package struct Outcome {
        package let status: Int32
        /// Standard output and standard error.
        package let output: String
    }

    package let file: URL

    /// Nil if it is in no directory of `PATH`.
    package init?(_ name: String) {
        let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard let path = directories.map({ "\($0)/\(name)" }).first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        file = URL(filePath: path)
    }

    package static func isInstalled(_ name: String) -> Bool { Program(name) != nil }

    /// Runs it to the end.
    package func run(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = file
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
