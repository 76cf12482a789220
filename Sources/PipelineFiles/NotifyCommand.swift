/// A command that runs at the end of a run and gets the result.
package struct NotifyCommand: Hashable, Sendable {
    /// The runs after which the command runs.
    package enum NotifyCondition: String, CaseIterable, Sendable {
        case always
        /// Not all pages are ready, or the run did not end normally.
        case trouble
        /// A person must act: pages failed, the input is wrong, the library is in use, or an error occurred.
        case failure
    }

    /// The allowed time limits in seconds.
    static let timeLimits = 1...3600
    static let standardTime = 30

    /// The program and its arguments.
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
