import FileSystems
import Pipeline
import PipelineFiles
import Prompts
import SystemPackage

/// A run as commands carry it out: with signals watched, generators at hand and progress shown.
struct NightShift {
    let machine: Machine
    let prompts: Prompts
    let progress: ProgressPrinter
    /// Where exchanges with servers are kept.
    let exchanges: FilePath?
    let stop = StopSignal()

    /// Returns with the live line taken away, whatever came of it.
    func carryOut(_ request: RunRequest) async throws -> RunSummary {
        let watch = SignalWatch(stop: stop)
        let result: Result<RunSummary, any Error>
        do {
            result = .success(try await night(request))
        } catch {
            result = .failure(error)
        }
        progress.finish()
        _ = consume watch
        return try result.get()
    }

    private func night(_ request: RunRequest) async throws -> RunSummary {
        try await Workshop.open(
            on: machine, prompts: prompts, pipelines: request.pipelines, library: request.library,
            exchanges: exchanges, notice: { [progress] in progress.show(.notice($0)) },
            body: { workshop in
                try await NightRun(
                    request: request, environment: machine.run, generators: workshop.factory, prompts: prompts,
                    stop: stop, listener: progress.show)()
            })
    }
}
