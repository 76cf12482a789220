package import SystemPackage

/// A generator as a pipeline configures it.
package struct BackendSettings: Hashable, Sendable {
    package var name: String
    package var kind: BackendKind
    /// The server's base URL as it was written; nil takes the kind's own.
    package var url: String?
    package var model: String?
    package var key: KeyLocation?
    /// The name that goes with the key where a server asks for a name and a password.
    package var user: String?
    /// How many requests it takes at a time; nil leaves it to what the server says of itself.
    package var parallel: Int?
    /// Languages it serves, as BCP 47 primary tags in lower case; nil where it takes any.
    package var languages: [String]?
    /// Tokens of prompt and reply together; nil leaves it to what the server says of itself.
    package var context: Int?
    /// Whether it may be on another machine.
    package var allowsNetwork = false
    /// How long a whole request may take; nil takes the usual time for what is made.
    package var timeout: Duration?
    /// The program and its arguments, for a backend that is a command.
    package var command: CommandLineSpec = []
    /// The server's own command line, where it is ours for the night.
    package var start: ServerStart?
    package var images = ImageSettings()

    package var textTimeout: Duration { timeout ?? .seconds(300) }

    /// A picture on a processor without a graphics card takes minutes.
    package var imageTimeout: Duration { timeout ?? .seconds(600) }

    /// The built-in generators, which need no configuration.
    package static let stub = BackendSettings(name: "stub", kind: .stub)
}

extension BackendSettings {
    package init(name: String, kind: BackendKind) {
        self.init(name: name, kind: kind, url: nil)
    }
}

/// Where a backend's key lies; never the key itself.
package enum KeyLocation: Hashable, Sendable {
    /// The name of an environment variable.
    case environment(String)
    case file(FilePath)
}

/// How a server is started for the night.
package struct ServerStart: Hashable, Sendable {
    /// The program and its arguments.
    package var command: CommandLineSpec
    /// How long it may take until it answers.
    package var patience: Duration

    package init(command: CommandLineSpec, patience: Duration = .seconds(120)) {
        self.command = command
        self.patience = patience
    }
}
