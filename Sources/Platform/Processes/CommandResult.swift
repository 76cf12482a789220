/// The result of a command that ran to its end, with any exit code.
package struct CommandResult: Hashable, Sendable {
    package var termination: Termination
    package var output: [UInt8]
    /// The end of its standard error.
    package var errorTail: String
    /// From before the start until none of its processes was left.
    var duration: Duration
}
