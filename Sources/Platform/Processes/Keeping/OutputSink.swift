/// Where the bytes of a command go.
protocol OutputSink {
    /// Called once; what the command writes at once may be given before.
    mutating func started(process: Int32)

    /// Returns false when no more of the output is wanted, which ends the command.
    mutating func receive(_ bytes: [UInt8], from stream: OutputStream) -> Bool
}
