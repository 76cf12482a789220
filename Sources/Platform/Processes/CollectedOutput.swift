/// The output of a command, kept in memory.
struct CollectedOutput: OutputSink {
    private(set) var output: [UInt8] = []
    private(set) var errors: TailBuffer
    private let limit: Int

    init(_ limits: CommandLimits) {
        limit = limits.outputBytes
        errors = TailBuffer(limit: limits.errorBytes)
    }

    mutating func started(process: Int32) {}

    mutating func receive(_ bytes: [UInt8], from stream: OutputStream) -> Bool {
        switch stream {
        case .standardError:
            errors.append(bytes)
            return true
        case .standardOutput:
            guard bytes.count <= limit - output.count else { return false }
            output += bytes
            return true
        }
    }
}
