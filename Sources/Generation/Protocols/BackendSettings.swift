package import Domain
package import SystemPackage

/// The settings of a generator in a pipeline.
package struct BackendSettings: Hashable, Sendable {
    package var name: String
    package var kind: BackendKind
    /// The server's base URL as written in the pipeline; nil uses the default of the kind.
    package var url: String?
    /// The base URLs of several servers that make the same; empty if there is one server. See ``members``.
    package var servers: [String] = []
    package var model: String?
    package var key: KeyLocation?
    /// The user name, if a server needs a name and a password.
    package var user: String?
    /// How many requests it accepts at a time; nil uses the server's own value.
    package var parallel: Int?
    /// Its languages, as BCP 47 primary tags in lower case; nil for any.
    package var languages: [String]?
    /// Tokens of prompt and reply together; nil uses the server's own value.
    package var context: Int?
    /// Whether it may be on another machine.
    package var allowsNetwork = false
    /// Time limit of a whole request; nil uses the default for texts or pictures.
    package var timeout: Duration?
    /// The program and its arguments, for a backend that is a command.
    package var command: CommandLineSpec = []
    /// What exit codes of a command mean, where that differs from the usual meaning.
    package var exits: [Int: ErrorKind] = [:]
    /// The server's command line, if this program starts the server for the run.
    package var start: ServerStart?
    package var images = ImageSettings()

    package var textTimeout: Duration { timeout ?? .seconds(300) }

    /// A picture takes minutes without a graphics card.
    package var imageTimeout: Duration { timeout ?? .seconds(600) }

    /// The built-in generators, which need no settings.
    package static let stub = BackendSettings(name: "stub", kind: .stub)
}

extension BackendSettings {
    package init(name: String, kind: BackendKind) {
        self.init(name: name, kind: kind, url: nil)
    }
}

/// Where to find a backend's key; never the key itself.
package enum KeyLocation: Hashable, Sendable {
    /// The name of an environment variable.
    case environment(String)
    case file(FilePath)
}

/// How a server is started for the run.
package struct ServerStart: Hashable, Sendable {
    /// The program and its arguments.
    package var command: CommandLineSpec
    /// Maximum time until it answers.
    package var patience: Duration

    package init(command: CommandLineSpec, patience: Duration = .seconds(120)) {
        self.command = command
        self.patience = patience
    }
}
