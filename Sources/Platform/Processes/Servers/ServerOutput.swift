/// Reports the start of a server to its lifecycle, and writes its output to its log.
struct ServerOutput: OutputSink {
    let life: ServerLifecycle
    let log: ServerLog

    mutating func started(process: Int32) { life.advance(to: .running(process: process)) }

    mutating func receive(_ bytes: [UInt8], from stream: OutputStream) -> Bool {
        log.append(bytes)
        return true
    }
}
