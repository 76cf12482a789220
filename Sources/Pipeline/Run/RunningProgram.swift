/// This program and its process, as locks, requests and reports name them.
package struct RunningProgram: Sendable {
    package let version: String
    /// The name of the machine.
    package let host: String
    package let processIdentifier: Int32
    /// Differs between machines, and each time that a machine is started. Empty if not known.
    package let boot: String

    package init(version: String, host: String, processIdentifier: Int32, boot: String = "") {
        self.boot = boot
        self.version = version
        self.host = host
        self.processIdentifier = processIdentifier
    }
}
