package import SystemPackage

/// A program of somebody else and what it is given. No shell reads any of it.
package struct Command: Hashable, Sendable {
    /// A path, or a name that is looked for in the directories of the environment's `PATH`. A relative path counts from
    /// the working directory.
    var program: String
    /// Without the program's name.
    var arguments: [String]
    /// All of it: nothing is inherited.
    var environment: [String: String]
    /// Nil for the present one.
    var workingDirectory: FilePath?

    package init(
        _ program: String, _ arguments: [String] = [], environment: [String: String], workingDirectory: FilePath? = nil
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.workingDirectory = workingDirectory
    }
}
