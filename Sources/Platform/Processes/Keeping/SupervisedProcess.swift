import CPlatform
import SystemPackage

/// A running keeper, and this program's ends of the pipes to it and to its command.
struct SupervisedProcess: Sendable {
    /// As written in the command.
    let program: String
    /// The keeper's process number.
    let keeper: Int32
    let control: ControlLine
    let status: FileDescriptor
    let input: FileDescriptor
    let output: FileDescriptor
    /// Nil if standard error is joined with standard output.
    let error: FileDescriptor?

    /// `grace`: time for the command to end by itself after this program has ended.
    init(
        _ command: Command, keeper: ProcessSupervisor, grace: Duration, mergesErrors: Bool = false
    ) throws(StartFailure) {
        let request = try KeeperRequest(command, grace: grace)
        let pipes = try Self.pipes(mergesErrors ? 4 : 5)
        let (input, output, control, status) = (pipes[0], pipes[1], pipes[2], pipes[3])
        let error = pipes.dropFirst(4).first
        let ends = [input.readEnd, output.writeEnd, (error ?? output).writeEnd, control.readEnd, status.writeEnd]
        do throws(StartFailure) {
            self.keeper = try keeper.spawn(with: ends)
        } catch {
            for pipe in pipes { pipe.close() }
            throw error
        }
        for end in Set(ends) { try? end.close() }
        program = command.program
        self.control = ControlLine(control.writeEnd)
        self.status = status.readEnd
        self.input = input.writeEnd
        self.output = output.readEnd
        self.error = error?.readEnd
        Self.send(request, to: control.writeEnd)
    }

    private static func pipes(_ count: Int) throws(StartFailure) -> [Pipe] {
        var pipes: [Pipe] = []
        do throws(StartFailure) {
            while pipes.count < count { pipes.append(try Pipe()) }
        } catch {
            for pipe in pipes { pipe.close() }
            throw error
        }
        return pipes
    }

    /// A write fails if the keeper has ended. The status pipe reports that, so the error is ignored.
    private static func send(_ request: KeeperRequest, to control: FileDescriptor) {
        request.bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = UnsafeRawBufferPointer(rebasing: rest)
                let count = keeper_write(control.rawValue, part.baseAddress, part.count)
                guard count >= 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
