/// A command that is told how a run ended.
package struct NotifyCommand: Hashable, Sendable {
    /// After which runs.
    package enum NotifyCondition: String, CaseIterable, Sendable {
        case always
        /// Where not all pages are ready, or the run did not come to its end.
        case trouble
        /// Where a person has something to mend: pages failed, input is wrong, the library is in use, or an error.
        case failure
    }

    /// Seconds that may be given to it.
    static let timeLimits = 1...3600
    static let standardTime = 30

    /// The program and its arguments, as they are run.
    package var command: [String]
    package var occasion: NotifyCondition
    package var timeLimit: Duration

    package init(
        command: [String], occasion: NotifyCondition = .always, timeLimit: Duration = .seconds(Self.standardTime)
    ) {
        self.command = command
        self.occasion = occasion
        self.timeLimit = timeLimit
    }
}
