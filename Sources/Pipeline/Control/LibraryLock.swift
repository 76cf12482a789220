import Domain
import LibraryStore
import Platform
import SystemPackage

/// The right to write to a library. One run holds it at a time.
struct LibraryLock: ~Copyable {
    /// How often a refused lock is read at most until the same holder is read twice. The text of a lock that was just
    /// taken can still be missing, or can still name the previous holder.
    private static let looks = 10

    private var file: FileLock
    /// Whether the previous holder died. A holder that ended, even with an error, has released the lock.
    let isTakenOver: Bool
    private let path: FilePath
    private let stop: StopSignal
    /// Keeps the lock while work goes on; nil if no other machine can reach the library.
    let renewal: LockRenewal?

    /// Takes the lock. Waits at most `patience`; after that, throws an error that names the holder. Throws
    /// ``LockWaitStopped`` if the stop signal is raised while it waits.
    static func take(
        _ root: FilePath, environment: HostEnvironment, patience: Duration, stop: StopSignal = StopSignal(),
        listener: @Sendable (RunEvent) -> Void
    ) async throws -> LibraryLock {
        let layout = LibraryLayout(root: root)
        let fileSystem = environment.fileSystem.confined(to: root)
        do {
            if let there = try fileSystem.status(of: root), there.kind != .directory {
                throw LibraryError.notADirectory(root)
            }
            try fileSystem.makeDirectory(root)
        } catch let error as FileSystemError {
            throw LibraryError.fileSystem(root, error)
        }
        let isShared = environment.fileSystem.isShared(root)
        let name = environment.lockHolder
        let deadline = environment.uptime() + patience.seconds
        var hasReportedWaiting = false
        var lastSeen: String?
        var looks = 0
        while true {
            let other: String
            if isShared, let elsewhere = try aliveElsewhere(layout, environment) {
                other = elsewhere
            } else {
                let holder = isShared ? SharedHolder(environment, name: name).text : name
                switch try attempt(layout, holder: holder, on: fileSystem) {
                case .taken(let file, let leftBy):
                    if let leftBy {
                        listener(.notice("took over the lock of \(leftBy), which ended without releasing it"))
                    }
                    let renewal = isShared ? LockRenewal(layout.lock, name: name, environment, stop) : nil
                    return LibraryLock(
                        file: file, isTakenOver: leftBy != nil, path: layout.lock, stop: stop, renewal: renewal)
                case .held(let holder):
                    looks += 1
                    if holder != lastSeen, looks < Self.looks {
                        lastSeen = holder == FileLock.unnamedHolder ? nil : holder
                        try await environment.sleep(.milliseconds(20))
                        continue
                    }
                    other = holder
                }
            }
            guard environment.uptime() < deadline else { throw LibraryError.locked(root, by: other) }
            if !hasReportedWaiting { listener(.notice("waiting for \(other), which uses the library “\(root)”")) }
            hasReportedWaiting = true
            if let reason = stop.reason { throw LockWaitStopped(reason: reason) }
            try await environment.sleep(isShared ? .seconds(5) : .milliseconds(200))
        }
    }

    /// A process of another machine that holds the lock, although the system of this one may not know it.
    private static func aliveElsewhere(_ layout: LibraryLayout, _ environment: HostEnvironment) throws -> String? {
        do {
            return SharedHolder(text: try FileLock.text(at: layout.lock))?.aliveElsewhere(environment)
        } catch {
            throw LibraryError.fileSystem(layout.root, error)
        }
    }

    private static func attempt(
        _ layout: LibraryLayout, holder: String, on fileSystem: any FileSystem
    ) throws -> FileLock.Attempt {
        do {
            return try fileSystem.lock(layout.lock, holder: holder)
        } catch {
            throw LibraryError.fileSystem(layout.root, error)
        }
    }

    /// Marks the crash of the previous holder as handled. Before this call, the next holder still finds that crash.
    /// After this call, a holder that a user ends at once does not count as killed by its panels in progress.
    mutating func settle() {
        file.settle()
        stop.beforeAbandoning { [path] in FileLock.forgetHolder(at: path) }
    }

    /// Releases the lock. Without this call, the lock is released at the end of its scope.
    consuming func release() {}
}

extension Duration {
    fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}

extension HostEnvironment {
    /// What the lock of a library says about this process.
    var lockHolder: String {
        let since = UTCTime(secondsSince1970: Int(now())).iso8601
        return "process \(program.processIdentifier) on \(program.host) since \(since)"
    }
}
