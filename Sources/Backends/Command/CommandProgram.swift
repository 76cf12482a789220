import Domain
import Generation
import Platform

/// An external program as a backend. It runs once for each request, directly and never through a shell.
struct CommandProgram: Sendable {
    /// The backend's name in the pipeline.
    private let backend: String
    private let purpose: CommandPurpose
    /// The program and its arguments.
    private let words: [String]
    /// What exit codes mean, where that differs from the usual meaning.
    private let exits: [Int: ErrorKind]
    private let timeout: Duration
    private let host: BackendHost

    init(_ settings: BackendSettings, for purpose: CommandPurpose, timeout: Duration, on host: BackendHost) {
        backend = settings.name
        words = settings.command.line
        exits = settings.exits
        self.purpose = purpose
        self.timeout = timeout
        self.host = host
    }

    /// The program's name. Throws if it cannot be run. `extra` are arguments that some requests add.
    func found(extra: [String] = []) throws(SetupError) -> String {
        let program = try name(extra: extra)
        guard Command(program, environment: host.environment.withoutKeys).isFound else {
            throw SetupError(
                .unavailable, "there is no program “\(program)”",
                remedy: "install it, or give its whole path as the first word of the command of “\(backend)”")
        }
        return program
    }

    private func name(extra: [String]) throws(SetupError) -> String {
        guard let program = words.first else {
            throw SetupError(.misconfigured, "it names no program", remedy: "give “\(backend)” a command")
        }
        if let failure = purpose.failure(of: words + extra, in: backend) { throw failure }
        return program
    }

    /// Throws ``GenerationError``. Cancellation passes as `CancellationError`, after all processes of the program have
    /// ended.
    func answer(
        to prompt: String, extra: [String] = [],
        fillings: KeyValuePairs<CommandPlaceholder, CommandJob.Filling>
    ) async throws -> [UInt8] {
        do {
            _ = try name(extra: extra)
        } catch {
            throw error.error
        }
        let job = try CommandJob(
            words + extra, for: purpose, prompt: prompt, fillings: fillings,
            files: CommandFiles(prefix: host.scratch(for: backend), in: host.files))
        defer { job.tidy() }
        var result = try await run(job)
        guard result.termination.isSuccess else {
            result.errorTail = host.redactor.redacted(result.errorTail)
            throw ProgramFailure(result, whereAnswerIsUnusable: purpose.fault, exits: exits).error(of: job.program)
        }
        return try job.answer(result.output)
    }

    private func run(_ job: CommandJob) async throws -> CommandResult {
        do {
            return try await host.runner.run(
                Command(job.program, job.arguments, environment: host.environment.withoutKeys), input: job.input,
                limits: CommandLimits(time: timeout, outputBytes: purpose.answerLimit))
        } catch let error as ChildProcessError {
            throw GenerationError(error, whereAnswerIsNone: purpose.fault)
        }
    }
}
