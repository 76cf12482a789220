/// What a command may use up.
package struct CommandLimits: Hashable, Sendable {
    /// From the start to the end. The time a machine sleeps does not count. Nil for as long as it takes.
    var time: Duration?
    /// Of standard output; more ends the command.
    var outputBytes: Int
    /// How much of standard error is kept, from its end.
    var errorBytes: Int
    /// What a command has from being asked to end (SIGTERM) to being killed, together with all it has started.
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
