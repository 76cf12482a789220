import Foundation
import SystemPackage

/// A program that uses the module, in its own process.
struct Parent {
    private let process = Process()
    private let output = Pipe()

    init(_ arguments: [String], environment: [String: String]) throws {
        process.executableURL = URL(filePath: Fixture.keeperProgram.string)
        process.arguments = arguments
        // The crash is intended, so no backtrace is needed.
        process.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardOutput = output
        try process.run()
    }

    /// The output so far. Waits for the first byte.
    func line() throws -> String {
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func lines() throws -> [Substring] {
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    func waitUntilExit() { process.waitUntilExit() }
}
