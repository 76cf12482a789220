package import Domain
import Media

/// Why a page has not the picture that it was to have: the last request for one, which came to nothing.
package struct PageCause: Hashable, Sendable {
    let attempt: Attempt
    /// In which it was asked.
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
