import Reports
import SystemPackage

/// What a command prints with `--json`: the members that all documents have, and those of the command.
struct CommandDocument<Body: Encodable>: Encodable {
    private enum Keys: CodingKey {
        case schemaVersion, command, library, exitCode
    }

    /// As it is typed.
    let command: String
    /// As the command line names it; nil for a command that works without one.
    let library: String?
    let status: ExitStatus
    let body: Body

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: Keys.self)
        try members.encode(JSONText.schemaVersion, forKey: .schemaVersion)
        try members.encode(command, forKey: .command)
        try members.encodeIfPresent(library, forKey: .library)
        try members.encode(status.rawValue, forKey: .exitCode)
        try body.encode(to: encoder)
    }
}
