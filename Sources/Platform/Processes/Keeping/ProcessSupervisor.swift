import CPlatform
package import SystemPackage

/// The process that stands between this program and a command: this program's own executable, started anew.
///
/// It runs the command, and ends it with all that came of it when it is told to or when this program is gone, be it by
/// `kill -9`. On Linux it adopts descendants that have left the command's process group or session, and stays until the
/// last one is gone. What it cannot end: a process that runs as another user (`sudo`), one that the command had another
/// service start (`systemd-run`, `docker`), and, when the keeper itself is killed by `kill -9`, descendants outside the
/// command's process group. On macOS, for which this is written and where it was never compiled or run, its reach is
/// the process group.
package struct ProcessSupervisor: Hashable, Sendable {
    /// The one argument that makes this program a keeper.
    static let argument = "__keep"

    #if os(Linux)
        /// Names this program even after its file was replaced or removed.
        package static let thisProgram = ProcessSupervisor(program: "/proc/self/exe")
    #endif

    var program: FilePath

    /// An executable that calls `runIfAsked` first of all.
    package init(program: FilePath) {
        self.program = program
    }

    /// Looks after a command if that is what this process was started for, and returns its exit code then; nil
    /// otherwise. To be called before the program has threads, with its arguments, its name left out.
    package static func runIfAsked(_ arguments: [String]) -> Int32? {
        arguments == [argument] ? keeper_main() : nil
    }
}
