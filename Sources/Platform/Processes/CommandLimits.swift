/// Limits for a command.
package struct CommandLimits: Hashable, Sendable {
    /// From start to end. The time that the machine sleeps does not count. Nil for no limit.
    var time: Duration?
    /// Of standard output. A larger output ends the command.
    var outputBytes: Int
    /// How many bytes from the end of standard error are kept.
    var errorBytes: Int
    /// Time between SIGTERM and SIGKILL for the command and all processes that it started.
    var grace: Duration

    package init(
        time: Duration?, outputBytes: Int = 64_000_000, errorBytes: Int = 16_384, grace: Duration = .seconds(1)
    ) {
        self.time = time
        self.outputBytes = outputBytes
        self.errorBytes = errorBytes
        self.grace = grace
    }
}
