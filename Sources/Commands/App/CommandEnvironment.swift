import Backends
import BuiltIn
import Domain
import Foundation
import Generation
import Pipeline
import PipelineFiles
import Platform
import Prompts
import SystemPackage

/// The machine that a command runs on. Only this type reads the clock, the environment and the host.
struct CommandEnvironment: Sendable {
    var environment: [String: String]
    var fileSystem: any FileSystem
    var run: HostEnvironment
    var processorCount: Int { run.processorCount }
    var output: Terminal
    var messages: Terminal
    /// Gets all keys of the run.
    var redactor: Redactor { run.redactor }
    var pipelineReader: PipelineReader { PipelineReader(kinds: BackendList.kinds, fileSystem: fileSystem) }

    /// Draws pages without a picture for books.
    func placeholders() throws -> any ImageGenerator {
        try BuiltInGenerators(prompts: Prompts(), processorCount: processorCount).imageGenerator(for: .placeholder)
    }

    static func current() throws -> CommandEnvironment {
        let environment = ProcessInfo.processInfo.environment
        let clock = ContinuousClock()
        let start = clock.now
        var run = HostEnvironment(
            fileSystem: LocalFileSystem(),
            time: HostClock(
                now: { Date().timeIntervalSince1970 }, uptime: { (clock.now - start) / .seconds(1) },
                sleep: { try await Task.sleep(for: $0, clock: clock) }),
            timeZone: .current,
            program: RunningProgram(
                version: Version.current, host: ProcessInfo.processInfo.hostName,
                processIdentifier: ProcessInfo.processInfo.processIdentifier, boot: BootIdentifier.current),
            workingFolder: FilePath(FileManager.default.currentDirectoryPath),
            makeScratchFolder: { try ScratchFolder.make() })
        run.sourceDateEpoch = try sourceDateEpoch(in: environment)
        run.releaseMemory = MemoryTrim.run
        run.documents = DocumentConverter(runner: ChildRunner(keeper: .thisProgram), environment: environment)
        run.processorCount = ProcessInfo.processInfo.activeProcessorCount
        let redactor = Redactor()
        run.redactor = redactor
        let mentions = CommandMentions(arguments: CommandLine.arguments)
        return CommandEnvironment(
            environment: environment, fileSystem: run.fileSystem, run: run,
            output: Terminal(.standardOutput, environment: environment, mentions: mentions, redactor: redactor),
            messages: Terminal(
                .standardError, environment: environment, mentions: mentions, redactor: redactor))
    }

    private static func sourceDateEpoch(in environment: [String: String]) throws -> Int? {
        guard let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty else { return nil }
        // ZIP archives cannot store dates before 1980 or after 2107.
        guard let seconds = Int(text), (315_532_800...4_354_819_198).contains(seconds) else {
            throw CommandFailure(
                .usage,
                "SOURCE_DATE_EPOCH is “\(text)”, must be seconds since 1970, from 315532800 (1980) to 4354819198 (2107)"
            )
        }
        return seconds
    }
}
