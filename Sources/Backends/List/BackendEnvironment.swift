/// The environment variables of this program. Those that hold keys are for servers only.
package struct BackendEnvironment: Sendable {
    let variables: [String: String]
    /// Names of the variables that hold keys.
    private let keyVariables: Set<String>

    package init(_ variables: [String: String], keyVariables: Set<String>) {
        self.variables = variables
        self.keyVariables = keyVariables
    }

    /// For external programs.
    var withoutKeys: [String: String] { variables.filter { !keyVariables.contains($0.key) } }
}
