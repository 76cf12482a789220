import Pipeline
import Prompts

extension RunCommand {
    /// Prints what the run would do. The exit code is that of a run only if the input has problems.
    func forecast(
        _ request: RunRequest, _ prompts: Prompts, in session: CommandSession
    ) async throws {
        let (machine, progress) = (session.machine, session.progress)
        let forecast = try await GeneratorSession.open(
            on: machine, prompts: prompts, pipelines: request.pipelines, library: request.library,
            notice: { progress.show(.notice($0)) },
            body: { generators in
                let setup = RunSetup(
                    request: request, environment: machine.run, generators: generators, prompts: prompts,
                    stop: StopSignal(), listener: progress.show)
                return try await DryRun(of: setup, listsPictures: global.verbose)()
            })
        let status: ExitStatus = forecast.hasInputProblems ? .input : .whole
        let width = machine.output.isInteractive ? min(machine.output.width, 120) : 80
        try session.print(
            DryRunDocument(forecast), status: status, or: DryRunText(forecast: forecast, width: width).text)
        if status != .whole { throw CommandFailure(status) }
    }
}
