package import Domain
import Media

/// Why a page does not have the intended picture: the last failed attempt.
package struct PageCause: Hashable, Sendable {
    let attempt: Attempt
    /// The run of the attempt.
    let run: RelativeRun

    package init(_ attempt: Attempt, in run: RelativeRun) {
        self.attempt = attempt
        self.run = run
    }

    /// `in an earlier run: comfy, full: refused: the prompt was blocked`, on one line.
    var summary: String {
        let run = run.phrase.map { $0 + ": " } ?? ""
        return (run + attempt.summary).singleLine
    }
}

extension Attempt {
    /// `comfy, full: refused: the prompt was blocked`
    fileprivate var summary: String {
        "\(backend), \(rung.rawValue): \(outcome)\(message.map { ": " + $0 } ?? "")"
    }
}
