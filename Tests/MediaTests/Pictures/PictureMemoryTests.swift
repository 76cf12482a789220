import Foundation
import Testing

/// A process that only decodes pictures uses little memory for every file. The kernel counts a whole process, so the
/// gallery is decoded in a separate one.
@Suite struct PictureMemoryTests {
    private static let mark = "NIGHTPRESS_TEST_ALONE"
    private static let isAlone = ProcessInfo.processInfo.environment[mark] == "1"
    private static let isCounted = FileManager.default.fileExists(atPath: "/proc/self/status")

    @Test(.enabled(if: isCounted && !isAlone, "only Linux tells what a process took"), .timeLimit(.minutes(3)))
    func looksAtTheGalleryWithin200Megabytes() throws {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "PictureMemoryTests"]
        process.environment = ProcessInfo.processInfo.environment.merging([Self.mark: "1"]) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(output)")
        #expect(output.contains("takesNoMoreThan200Megabytes() passed"), "\(output)")
    }

    @Test(.enabled(if: isAlone)) func takesNoMoreThan200Megabytes() throws {
        // The program of all tests itself uses much memory.
        let own = try Self.peak()
        for picture in HostilePicture.all {
            _ = picture.decoded()
            let taken = try Self.peak() - own
            try #require(taken < 200 * 1024, "\(picture.name): \(taken) kB beside \(own) kB")
        }
    }

    /// The largest memory of this process so far, in kB.
    private static func peak() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
        return try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
    }
}
