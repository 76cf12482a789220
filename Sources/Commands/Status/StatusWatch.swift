import Pipeline
import Reports

/// Updates the output of “status” until the run in progress has ended or its output is closed.
struct StatusWatch {
    let session: CommandSession
    let pause: Duration

    private var machine: CommandEnvironment { session.machine }
    private var isJSON: Bool { session.global.json }

    /// Throws with the signal's exit code if a signal ends the watch.
    func callAsFunction(_ reader: StatusReader) async throws {
        session.signals.handOver()
        let stop = session.signals.stop
        var block = TerminalPane(terminal: machine.output)
        var shown: String?
        while true {
            let report = try await reader(columns: machine.output.isInteractive ? block.columns : nil)
            if machine.output.isInteractive, !isJSON {
                block.show(report)
            } else {
                let fresh = try JSONText.line(session.document(report.document.withoutEstimates))
                if fresh != shown {
                    try machine.output.result(
                        machine.output.mentions.completed(try text(of: report, isFirst: shown == nil)))
                }
                shown = fresh
            }
            guard report.isOfRunInProgress, stop.reason == nil, machine.output.isRead else { break }
            try? await stop.racing { try await machine.run.sleep(pause) }
            if stop.reason != nil { break }
        }
        if let reason = stop.reason { throw CommandFailure(ExitStatus(reason)) }
    }

    private func text(of report: StatusReport, isFirst: Bool) throws -> String {
        guard !isJSON else { return try JSONText.line(session.document(report.document)) }
        return (isFirst ? "" : "\n") + report.lines.map { $0 + "\n" }.joined()
    }
}

extension StatusDocument {
    /// The document without the values that change only because time passes.
    fileprivate var withoutEstimates: StatusDocument {
        var document = self
        document.lastRun?.now?.picturesPerHour = nil
        document.lastRun?.now?.secondsLeft = nil
        return document
    }
}
