package import Generation
package import Platform
import Synchronization
package import SystemPackage
package import Transport

/// The parts of the machine that backends use, passed in by the caller.
package struct BackendHost: Sendable {
    var files: any FileSystem
    var environment: [String: String]
    var time: RetryClock
    var runner: ChildRunner
    /// Connects to this machine only.
    var loopback: HTTPTransport
    /// Connects to all machines, for pipelines that allow it.
    var network: HTTPTransport
    /// An existing folder for server logs and for files that are passed to programs.
    var logs: FilePath
    var scratchFolder: FilePath
    /// Called with messages for the user, for example about a key file that others can read.
    var notice: @Sendable (String) -> Void
    /// Names of environment variables that hold keys.
    var keyVariables: Set<String>
    private let jobs = Counter()

    package init(
        files: any FileSystem, environment: [String: String], time: RetryClock, runner: ChildRunner,
        loopback: HTTPTransport, network: HTTPTransport, logs: FilePath, scratchFolder: FilePath,
        keyVariables: Set<String>, notice: @escaping @Sendable (String) -> Void
    ) {
        self.files = files
        self.environment = environment
        self.time = time
        self.runner = runner
        self.loopback = loopback
        self.network = network
        self.logs = logs
        self.scratchFolder = scratchFolder
        self.keyVariables = keyVariables
        self.notice = notice
    }

    /// The environment of external programs: all variables except the keys, which are for servers only.
    var childEnvironment: [String: String] { environment.filter { !keyVariables.contains($0.key) } }

    /// The common prefix of the names of one job's files. It is unique for each job.
    func scratch(for backend: String) -> FilePath {
        let name = String(backend.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        return scratchFolder.appending("\(name)-\(jobs.next())")
    }

    private final class Counter: Sendable {
        private let value = Mutex(0)

        func next() -> Int {
            value.withLock {
                $0 += 1
                return $0
            }
        }
    }
}
