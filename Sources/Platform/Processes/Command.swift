package import SystemPackage

/// An external program with its input. It is not passed through a shell.
package struct Command: Hashable, Sendable {
    /// A path, or a name that is searched in the directories of the environment's `PATH`. A relative path is relative
    /// to the working directory.
    var program: String
    /// Without the program's name.
    var arguments: [String]
    /// The complete environment: nothing is inherited.
    var environment: [String: String]
    /// Nil for the current one.
    var workingDirectory: FilePath?
    /// Bytes of private memory that each of its processes may have; nil for no limit. Only Linux observes it.
    var memory: Int?

    package init(
        _ program: String, _ arguments: [String] = [], environment: [String: String], workingDirectory: FilePath? = nil,
        memory: Int? = nil
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
        self.memory = memory
    }
}
