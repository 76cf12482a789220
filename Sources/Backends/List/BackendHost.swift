package import Generation
package import Platform
import Synchronization
package import SystemPackage

/// The parts of the machine that backends use, passed in by the caller.
package struct BackendHost: Sendable {
    var files: any FileSystem
    var environment: BackendEnvironment
    package let time: HostClock
    var runner: ChildRunner
    var transports: BackendTransports
    /// For files that are passed to programs.
    var scratchFolder: FilePath
    /// For the logs of servers. By default the scratch folder.
    package var logs: FilePath
    /// Called with messages for the user, for example about a key file that others can read.
    package var notice: @Sendable (String) -> Void = { _ in }
    /// Gets all keys that the backends use.
    package var redactor = Redactor()
    /// How long a server on this machine may take to answer the first question of a probe.
    package var firstProbeLimit = Duration.seconds(3)
    /// How long a server may take to answer any question of a probe.
    var probeLimit = Duration.seconds(10)
    private let jobs = Counter()

    package init(
        files: any FileSystem, environment: BackendEnvironment, time: HostClock, runner: ChildRunner,
        transports: BackendTransports, scratchFolder: FilePath
    ) {
        self.files = files
        self.environment = environment
        self.time = time
        self.runner = runner
        self.transports = transports
        self.scratchFolder = scratchFolder
        logs = scratchFolder
    }

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
