import CPlatform
import SystemPackage

/// The request to a keeper as bytes.
struct KeeperRequest {
    let bytes: [UInt8]

    /// `grace`: time for the command to end by itself after this program has ended.
    init(_ command: Command, grace: Duration) throws(StartFailure) {
        let program = try command.programPath()
        let arguments = [command.program] + command.arguments
        let variables = command.environment.sorted { $0.key < $1.key }
        for (name, _) in variables where name.isEmpty || name.contains("=") { throw .variableName(name) }
        let strings =
            [program, command.workingDirectory?.string ?? ""] + arguments
            + variables.map { "\($0.key)=\($0.value)" }
        guard !strings.contains(where: { $0.utf8.contains(0) }) else { throw .zeroByte }
        let body: [UInt8] = strings.flatMap { (string: String) -> [UInt8] in Array(string.utf8) + [0] }
        guard let count = UInt32(exactly: body.count) else { throw .program(.argListTooLong) }
        let head = keeper_request(
            byte_count: count, argument_count: UInt32(arguments.count), environment_count: UInt32(variables.count),
            grace: grace.milliseconds, memory: UInt64(clamping: command.memory ?? 0))
        bytes = withUnsafeBytes(of: head) { [UInt8]($0) } + body
    }
}
