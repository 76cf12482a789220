/// Receives the output of a command.
protocol OutputSink {
    /// Called once. Output may be received before.
    mutating func started(process: Int32)

    /// Returns false to end the command because no more output is wanted.
    mutating func receive(_ bytes: [UInt8], from stream: OutputStream) -> Bool
}
