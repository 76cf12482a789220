import Foundation
import SystemPackage

/// The official validator, where `NIGHTPRESS_EPUBCHECK` names a command that takes a file and fails on an error.
struct EPUBCheck {
    static let command = ProcessInfo.processInfo.environment["NIGHTPRESS_EPUBCHECK"]

    struct Outcome {
        let status: Int32
        let output: String
    }

    static func check(_ file: FilePath) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "\(command ?? "false") \"$1\" 2>&1", "sh", file.string]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
