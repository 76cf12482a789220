import CPlatform
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Writes a command's input, reads its output and checks its time limit, until none of its processes is left.
struct Exchange<Sink: OutputSink> {
    /// Time after the grace for killed processes to end.
    private static var patience: Duration { .seconds(5) }
    /// The size of a pipe on Linux.
    private static var partSize: Int { 1 << 16 }

    let process: SupervisedProcess
    private(set) var sink: Sink
    private var input: ArraySlice<UInt8>
    private let limit: SuspendingClock.Instant?
    private let grace: Duration
    private var openDescriptors: Set<FileDescriptor>
    private var ending = ExchangeEnding()

    /// When the time is over, the command is asked to end, and killed after the grace; nil for no limit.
    init(_ process: SupervisedProcess, input: [UInt8], sink: Sink, time: Duration?, grace: Duration) {
        self.process = process
        self.input = input[...]
        self.sink = sink
        self.grace = grace
        limit = time.map { SuspendingClock.now + $0 }
        openDescriptors = Set([process.status, process.input, process.output] + [process.error].compactMap(\.self))
    }

    /// Blocks the calling thread until the end, and closes every descriptor of the process.
    mutating func run() -> ExchangeEnding {
        for descriptor in openDescriptors { descriptor.neverWait() }
        if input.isEmpty { close(process.input) }
        while openDescriptors.contains(process.status), ending.halt != .doesNotEnd {
            let reading = [process.status, process.output, process.error].compactMap(\.self)
            let ready = FileDescriptor.ready(
                reading: reading.filter(openDescriptors.contains),
                writing: [process.input].filter(openDescriptors.contains), within: pause)
            if ready.contains(process.input) { writeInput() }
            if ready.contains(process.output) { readOutput(process.output, .standardOutput) }
            if let error = process.error, ready.contains(error) { readOutput(error, .standardError) }
            if ready.contains(process.status) { readStatus() }
            heedTime()
        }
        finish()
        return ending
    }

    /// At most a second, so that a stop requested by another thread is noticed.
    private var pause: Duration {
        guard let limit, ending.halt == nil else { return .seconds(1) }
        return min(.seconds(1), limit - SuspendingClock.now)
    }

    private mutating func heedTime() {
        let now = SuspendingClock.now
        if let limit, now >= limit, ending.halt == nil, ending.report == nil { halt(.timedOut) }
        if let deadline = process.control.deadline, now > deadline + Self.patience {
            ending.halt = .doesNotEnd
            // A stopped keeper can continue its work.
            kill(process.keeper, SIGCONT)
        }
    }

    private mutating func halt(_ reason: ExchangeEnding.Halt) {
        ending.halt = ending.halt ?? reason
        process.control.stop(grace: grace)
    }

    private mutating func writeInput() {
        let count = input.withUnsafeBytes { keeper_write(process.input.rawValue, $0.baseAddress, $0.count) }
        if count < 0 {
            // A command need not read its input.
            if Errno(rawValue: Int32(-count)) != .wouldBlock { close(process.input) }
            return
        }
        input = input.dropFirst(count)
        if input.isEmpty { close(process.input) }
    }

    /// Reads some of the available output; false if there is none.
    @discardableResult
    private mutating func readOutput(_ descriptor: FileDescriptor, _ stream: OutputStream) -> Bool {
        let bytes = try? [UInt8](unsafeUninitializedCapacity: Self.partSize) {
            $1 = try descriptor.read(into: UnsafeMutableRawBufferPointer($0))
        }
        guard let bytes else { return false }
        if !bytes.isEmpty, sink.receive(bytes, from: stream) { return true }
        if !bytes.isEmpty { halt(.outputTooLarge) }
        close(descriptor)
        return false
    }

    private mutating func readStatus() {
        var report = keeper_report()
        let size = MemoryLayout.size(ofValue: report)
        let count = withUnsafeMutableBytes(of: &report) { try? process.status.read(into: $0) }
        if count == 0 { close(process.status) }
        guard count == size else { return }
        if Int(report.kind) == KEEPER_STARTED {
            ending.process = report.value
            sink.started(process: report.value)
        } else {
            ending.report = report
        }
    }

    private mutating func finish() {
        if ending.report == nil, ending.halt != .doesNotEnd, let group = ending.process { kill(-group, SIGKILL) }
        for (descriptor, stream) in [(process.output, OutputStream.standardOutput), (process.error, .standardError)] {
            guard let descriptor, openDescriptors.contains(descriptor) else { continue }
            while readOutput(descriptor, stream) {}
        }
        for descriptor in openDescriptors { close(descriptor) }
        process.control.close()
        if ending.halt != .doesNotEnd {
            while waitpid(process.keeper, nil, 0) < 0, errno == EINTR {}
        }
    }

    private mutating func close(_ descriptor: FileDescriptor) {
        if openDescriptors.remove(descriptor) != nil { try? descriptor.close() }
    }
}
