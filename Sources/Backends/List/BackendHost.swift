package import Generation
package import Platform
import Synchronization
package import SystemPackage
package import Transport

/// What backends take from the machine they run on, given from outside.
package struct BackendHost: Sendable {
    var files: any FileSystem
    var environment: [String: String]
    var time: RetryClock
    var runner: ChildRunner
    /// Asks this machine only.
    var loopback: HTTPTransport
    /// Asks any machine, for pipelines that allow it.
    var network: HTTPTransport
    /// Where server logs are kept, and files that are handed to programs: folders that are there.
    var logs: FilePath
    var scratchFolder: FilePath
    /// Told of what a person should know, such as a key file that others can read.
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

    /// What a program of others is given: all but the keys, which are for servers.
    var childEnvironment: [String: String] { environment.filter { !keyVariables.contains($0.key) } }

    /// How the names of one job's files begin; no two jobs have the same.
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
