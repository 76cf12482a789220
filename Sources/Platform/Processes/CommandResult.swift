/// What came of a command that ran to its end, whatever its exit code.
package struct CommandResult: Hashable, Sendable {
    package var termination: Termination
    package var output: [UInt8]
    /// The end of what it wrote to standard error.
    package var errorTail: String
    /// From before the start until nothing of it was left.
    var duration: Duration
}
