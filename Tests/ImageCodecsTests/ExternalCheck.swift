import Foundation

/// A checker of files that may be installed on the machine.
struct ExternalCheck {
    let path: String

    /// Nil where no directory of `PATH` has the program.
    init?(_ program: String) {
        let directories = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        guard
            let path = directories.map({ "\($0)/\(program)" }).first(where: FileManager.default.isExecutableFile)
        else { return nil }
        self.path = path
    }

    static func isInstalled(_ program: String) -> Bool { ExternalCheck(program) != nil }

    /// Writes the bytes to a temporary file, runs the program on it, and gives back its exit status and output.
    func run(_ options: [String], on bytes: [UInt8], named name: String) throws -> (status: Int32, output: String) {
        let directory = FileManager.default.temporaryDirectory.appending(path: "codecs-\(UUID())")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appending(path: name)
        try Data(bytes).write(to: file)
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = options + [file.path]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
