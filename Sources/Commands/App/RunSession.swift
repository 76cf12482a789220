import Domain
import Pipeline
import PipelineFiles
import Platform
import Prompts
import SystemPackage

/// A run as commands carry it out: it watches signals, opens generators, shows progress, and sends notifications at the
/// end.
struct RunSession: Sendable {
    private let session: CommandSession
    /// The folder for the exchange log; nil if no log is kept.
    let exchanges: FilePath?
    let after: AfterOptions
    private let begun = StartedRunName()

    init(_ session: CommandSession, exchanges: FilePath?, after: AfterOptions) {
        self.session = session
        self.exchanges = exchanges
        self.after = after
    }

    var stop: StopSignal { session.signals.stop }
    private var machine: CommandEnvironment { session.machine }
    private var progress: ProgressPrinter { session.progress }
    private var library: FilePath { session.root }

    /// Carries out the preparation before a run over these pipelines. If it fails, sends the same notifications as for
    /// a failed run.
    func preparing<Value>(
        for pipelines: [PipelineFile] = [], _ body: () async throws -> Value
    ) async throws -> Value {
        let started = machine.run.uptime()
        do {
            return try await body()
        } catch {
            let seconds = machine.run.uptime() - started
            await end(ending(of: error, pipelines, seconds: seconds), of: pipelines, metrics(of: pipelines))
            throw error
        }
    }

    /// Removes the live line before it returns or throws. `exitStatus` is for a command whose exit code depends on its
    /// requested pages, not on the run.
    func carryOut(
        _ request: RunRequest, _ prompts: Prompts, exitStatus: ((RunResult) async throws -> ExitStatus)? = nil
    ) async throws -> RunResult {
        session.signals.handOver()
        let started = machine.run.uptime()
        var request = request
        request.isStrict = after.strict
        let metrics = metrics(of: request.pipelines)
        let result: Result<RunResult, any Error>
        let ending: RunNotification
        do {
            var summary = try await progress.ticking(sleep: machine.run.sleep) {
                try await measured(request, prompts, by: metrics)
            }
            summary.hasComic = request.pipelines.contains(where: \.hasComic)
            let status = try await exitStatus?(summary) ?? self.exitStatus(of: summary)
            result = .success(summary)
            ending = self.ending(of: summary, status, request.pipelines)
        } catch {
            result = .failure(error)
            ending = self.ending(of: error, request.pipelines, seconds: machine.run.uptime() - started)
        }
        let notices = await end(ending, of: request.pipelines, metrics)
        var summary = try result.get()
        summary.notices += notices
        return summary
    }

    private func measured(
        _ request: RunRequest, _ prompts: Prompts, by metrics: RunMetrics?
    ) async throws -> RunResult {
        guard let metrics else { return try await runPipelines(request, prompts) }
        return try await withThrowingTaskGroup(of: RunResult?.self) { group in
            group.addTask { try await runPipelines(request, prompts) }
            group.addTask {
                await metrics.keepWriting()
                return nil
            }
            defer { group.cancelAll() }
            while let ended = try await group.next() {
                if let summary = ended { return summary }
            }
            throw CancellationError()
        }
    }

    private func runPipelines(_ request: RunRequest, _ prompts: Prompts) async throws -> RunResult {
        try await GeneratorSession.open(
            on: machine, prompts: prompts, pipelines: request.pipelines, library: request.library,
            exchanges: exchanges, notice: { [progress] in progress.show(.notice($0)) },
            body: { generators in
                let setup = RunSetup(
                    request: request, environment: machine.run, generators: generators, prompts: prompts,
                    stop: stop, listener: listen)
                return try await RunPipelines(setup)()
            })
    }

    @Sendable private func listen(to event: RunEvent) {
        begun.hear(event)
        progress.show(event)
    }
}

/// Notifications and metrics.
extension RunSession {
    private func metrics(of pipelines: [PipelineFile]) -> RunMetrics? {
        guard let path = after.metricsFile(on: machine) else { return nil }
        return RunMetrics(
            file: MetricsFile(path: path, fileSystem: machine.fileSystem, sleep: machine.run.sleep),
            root: library, collections: pipelines.map(\.collection.slug), machine: machine, begun: begun)
    }

    /// Returns what went wrong. These problems do not change how the run ended.
    @discardableResult
    private func end(
        _ ending: RunNotification, of pipelines: [PipelineFile], _ metrics: RunMetrics?
    ) async -> [String] {
        let problem = await metrics?.finish(ending)
        let notices =
            [problem].compactMap(\.self) + (await after.notifier(for: pipelines, on: machine).notify(ending))
        for notice in notices { progress.show(.notice(notice)) }
        progress.finish(ending)
        return notices
    }

    func exitStatus(of summary: RunResult) -> ExitStatus {
        summary.exitStatus(stoppedBy: stop.reason, isStrict: after.strict)
    }

    func ending(of summary: RunResult, _ status: ExitStatus, _ pipelines: [PipelineFile]) -> RunNotification {
        RunNotification(
            library: library, collections: pipelines.map(\.collection.slug), summary: summary, status: status)
    }

    private func ending(of error: any Error, _ pipelines: [PipelineFile], seconds: Double) -> RunNotification {
        RunNotification(
            library: library, collections: pipelines.map(\.collection.slug), run: begun.name,
            failure: CommandFailure(error), seconds: seconds)
    }
}
