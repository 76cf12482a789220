/// This program and its process, as locks, requests and reports name them.
package struct RunningProgram: Sendable {
    package let version: String
    /// The name of the machine.
    package let host: String
    package let processIdentifier: Int32

    package init(version: String, host: String, processIdentifier: Int32) {
        self.version = version
        self.host = host
        self.processIdentifier = processIdentifier
    }
}
