import CPlatform
package import SystemPackage

/// Makes the keeper process between this program and a command. It is a second process of this program's own
/// executable.
///
/// The keeper runs the command and ends it with all its descendants: on request, or when this program ends for any
/// reason, including `kill -9`. On Linux it adopts descendants that have left the command's process group or session,
/// and stays until the last one has ended. It cannot end: a process of another user (`sudo`), a process that another
/// service started for the command (`systemd-run`, `docker`), and, if the keeper itself is ended by `kill -9`,
/// descendants outside the command's process group. On macOS it can end only the process group. The macOS code was
/// never compiled or run.
package struct ProcessSupervisor: Hashable, Sendable {
    /// The only argument of a keeper.
    static let argument = "__keep"

    #if os(Linux)
        /// Refers to this program even after its file was replaced or removed.
        package static let thisProgram = ProcessSupervisor(program: "/proc/self/exe")
    #endif

    var program: FilePath

    /// An executable that calls `runIfAsked` before anything else.
    package init(program: FilePath) {
        self.program = program
    }

    /// Runs as a keeper if this process was started as one, and returns its exit code; else nil. Call it before the
    /// program has threads, with its arguments without its name.
    package static func runIfAsked(_ arguments: [String]) -> Int32? {
        arguments == [argument] ? keeper_main() : nil
    }
}
