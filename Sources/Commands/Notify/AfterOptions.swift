import ArgumentParser
import Pipeline
import PipelineFiles
import Platform
import SystemPackage

/// Options for the end of a run.
struct AfterOptions: ParsableArguments {
    static let notifyVariable = "NIGHTPRESS_NOTIFY"
    static let metricsVariable = "NIGHTPRESS_METRICS"

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Run this program when the run has ended, with what came of it as JSON on its standard input, instead of those under “notify:”. (default: \(notifyVariable))",
            valueName: "program"),
        completion: .file())
    var notify: String?

    @Flag(name: .long, help: "Run no program when the run has ended, whatever the pipelines say.")
    var noNotify = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Write numbers for Prometheus to this file, NAME.prom for a node exporter, every 15 seconds and at the end. (default: \(metricsVariable))",
            valueName: "file"),
        completion: .file())
    var metrics: String?

    @Flag(name: .long, help: "Count placeholders as failures: in junit.xml, and with exit code 30 instead of 31.")
    var strict = false

    func validate() throws {
        try OptionCheck.refuseEmpty("--notify", notify, "a program")
        try OptionCheck.refuseEmpty("--metrics", metrics, "a file")
        if notify != nil, noNotify { throw ValidationError("--notify and --no-notify exclude each other.") }
    }

    /// The options that are given, with their names.
    var given: [(name: String, isGiven: Bool)] {
        [
            ("--notify", notify != nil), ("--no-notify", noNotify), ("--metrics", metrics != nil),
            ("--strict", strict),
        ]
    }

    /// The notify commands. The command line takes precedence over the environment, and the environment over the
    /// pipelines.
    func notices(of pipelines: [PipelineFile], on machine: CommandEnvironment) -> [NotifyCommand] {
        guard !noNotify else { return [] }
        if let program = notify ?? machine.environment[Self.notifyVariable].flatMap({ $0.isEmpty ? nil : $0 }) {
            return [NotifyCommand(command: [program])]
        }
        return pipelines.flatMap(\.notices).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    func notifier(for pipelines: [PipelineFile], on machine: CommandEnvironment) -> Notifier {
        Notifier(
            runner: ChildRunner(keeper: .thisProgram), commands: notices(of: pipelines, on: machine),
            environment: machine.environment, workingFolder: machine.run.workingFolder, redactor: machine.redactor)
    }

    func metricsFile(on machine: CommandEnvironment) -> FilePath? {
        let named = metrics ?? machine.environment[Self.metricsVariable].flatMap { $0.isEmpty ? nil : $0 }
        return named.map { FilePath($0) }
    }
}
