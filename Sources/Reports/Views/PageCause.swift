import Media

/// Why a page has not the picture that it was to have: the last request for one, which came to nothing.
package struct PageCause: Hashable, Sendable {
    var backend: String
    var rung: String
    /// The kind of the error: `refused`, `transient`…
    var outcome: String
    /// The generator's own words.
    var message: String?
    /// In which it was asked.
    var run: RunOrder

    package init(backend: String, rung: String, outcome: String, message: String?, run: RunOrder) {
        self.backend = backend
        self.rung = rung
        self.outcome = outcome
        self.message = message
        self.run = run
    }

    init(_ attempt: AttemptReport) {
        self.init(
            backend: attempt.backend, rung: attempt.rung, outcome: attempt.outcome, message: attempt.message, run: .this
        )
    }

    /// `in an earlier run: comfy, full: refused: the prompt was blocked`, on one line.
    var summary: String {
        let run = run.phrase.map { $0 + ": " } ?? ""
        let words = message.map { ": " + $0 } ?? ""
        return "\(run)\(backend), \(rung): \(outcome)\(words)".singleLine
    }
}
