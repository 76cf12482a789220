import Domain
import FileSystems
import Pipeline
import PipelineFiles
import Prompts
import SystemPackage

/// A run as commands carry it out: with signals watched, generators at hand, progress shown, and others told of it when
/// it has ended.
struct NightShift: Sendable {
    let machine: Machine
    let prompts: Prompts
    let progress: ProgressPrinter
    /// Where exchanges with servers are kept.
    let exchanges: FilePath?
    let after: AfterOptions
    let stop = StopSignal()
    private let begun = BegunRun()

    init(
        machine: Machine, prompts: Prompts, progress: ProgressPrinter, exchanges: FilePath?, after: AfterOptions
    ) {
        self.machine = machine
        self.prompts = prompts
        self.progress = progress
        self.exchanges = exchanges
        self.after = after
    }

    /// Returns with the live line taken away, whatever came of it.
    func carryOut(_ request: RunRequest) async throws -> RunSummary {
        let watch = SignalWatch(stop: stop)
        let started = machine.run.uptime()
        var request = request
        request.isStrict = after.strict
        let metrics = metrics(of: request)
        var result: Result<RunSummary, any Error>
        do {
            result = .success(
                try await progress.ticking(sleep: machine.run.sleep) { try await measured(request, by: metrics) })
        } catch {
            result = .failure(error)
        }
        let notices = await tell(of: result, request, seconds: machine.run.uptime() - started, metrics)
        for notice in notices { progress.show(.notice(notice)) }
        result = result.map { summary in
            var summary = summary
            summary.notices += notices
            return summary
        }
        let end: RunEnd =
            switch result {
            case .success(let summary):
                .summary(summary, summary.exitStatus(stoppedBy: stop.reason, isStrict: after.strict))
            case .failure(let error): .failure(CommandFailure(error))
            }
        progress.finish(end)
        _ = consume watch
        return try result.get()
    }

    private func measured(_ request: RunRequest, by metrics: RunMetrics?) async throws -> RunSummary {
        guard let metrics else { return try await night(request) }
        return try await withThrowingTaskGroup(of: RunSummary?.self) { group in
            group.addTask { try await night(request) }
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

    private func night(_ request: RunRequest) async throws -> RunSummary {
        try await Workshop.open(
            on: machine, prompts: prompts, pipelines: request.pipelines, library: request.library,
            exchanges: exchanges, notice: { [progress] in progress.show(.notice($0)) },
            body: { workshop in
                try await NightRun(
                    request: request, environment: machine.run, generators: workshop.factory, prompts: prompts,
                    stop: stop, listener: listen)()
            })
    }

    @Sendable private func listen(to event: RunEvent) {
        begun.hear(event)
        progress.show(event)
    }
}

/// Those who are told.
extension NightShift {
    private func metrics(of request: RunRequest) -> RunMetrics? {
        guard let path = after.metricsFile(on: machine) else { return nil }
        return RunMetrics(
            file: MetricsFile(path: path, fileSystem: machine.fileSystem, sleep: machine.run.sleep),
            root: request.library, collections: request.pipelines.map(\.collection.slug), machine: machine,
            begun: begun)
    }

    /// Returns what went wrong, which changes nothing of how the run ended.
    private func tell(
        of result: Result<RunSummary, any Error>, _ request: RunRequest, seconds: Double, _ metrics: RunMetrics?
    ) async -> [String] {
        let ending = ending(of: result, request, seconds: seconds)
        let problem = await metrics?.finish(ending)
        return [problem].compactMap(\.self)
            + (await after.notifier(for: request.pipelines, on: machine).tell(ending))
    }

    func ending(
        of result: Result<RunSummary, any Error>, _ request: RunRequest, seconds: Double = 0
    ) -> RunEnding {
        let collections = request.pipelines.map(\.collection.slug)
        switch result {
        case .success(let summary):
            return RunEnding(
                library: request.library, collections: collections, summary: summary,
                status: summary.exitStatus(stoppedBy: stop.reason, isStrict: after.strict))
        case .failure(let error):
            return RunEnding(
                library: request.library, collections: collections, run: begun.name, failure: CommandFailure(error),
                seconds: seconds)
        }
    }
}
