import Reports
import SystemPackage

/// The document that a command prints with `--json`: the members of all documents and the command's own members.
struct CommandDocument<Body: Encodable>: Encodable {
    private enum Keys: CodingKey {
        case schemaVersion, command, library, exitCode
    }

    /// The command as it is typed.
    let command: String
    /// The library as the command line names it; nil for a command that needs no library.
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
