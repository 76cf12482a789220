import Domain
import LibraryStore
import Platform
import SystemPackage

/// The right to write to a library, held by one run at a time.
struct LibraryLock: ~Copyable {
    /// How often a refusal is looked at again until the same holder is read twice. The text of a lock that has only just
    /// been taken is still missing, or that of the holder before.
    private static let looks = 10

    private var file: FileLock
    /// Whether the holder before died. One that came to its end, if only with an error, has let go of it.
    let isTakenOver: Bool
    private let path: FilePath
    private let stop: StopSignal

    /// Takes the lock, waiting at most as long as `patience`; says who holds it when that was not enough. Throws
    /// ``LockWaitStopped`` where it is to stop meanwhile.
    static func take(
        _ root: FilePath, environment: HostEnvironment, patience: Duration, stop: StopSignal = StopSignal(),
        listener: @Sendable (RunEvent) -> Void
    ) async throws -> LibraryLock {
        let layout = LibraryLayout(root: root)
        do {
            if let there = try environment.fileSystem.status(of: root), there.kind != .directory {
                throw LibraryError.notADirectory(root)
            }
            try environment.fileSystem.makeDirectory(root)
        } catch let error as FileSystemError {
            throw LibraryError.fileSystem(root, error)
        }
        let since = UTCTime(secondsSince1970: Int(environment.now())).iso8601
        let holder = "process \(environment.processIdentifier) on \(environment.host) since \(since)"
        let deadline = environment.uptime() + patience.seconds
        var hasReportedWaiting = false
        var lastSeen: String?
        var looks = 0
        while true {
            switch try attempt(layout, holder: holder, on: environment.fileSystem) {
            case .taken(let file, let leftBy):
                if let leftBy { listener(.notice("took over the lock of \(leftBy), which ended without releasing it")) }
                return LibraryLock(file: file, isTakenOver: leftBy != nil, path: layout.lock, stop: stop)
            case .held(let other):
                looks += 1
                if other != lastSeen, looks < Self.looks {
                    lastSeen = other == FileLock.unnamedHolder ? nil : other
                    try await environment.sleep(.milliseconds(20))
                    continue
                }
                guard environment.uptime() < deadline else { throw LibraryError.locked(root, by: other) }
                if !hasReportedWaiting { listener(.notice("waiting for \(other), which uses the library “\(root)”")) }
                hasReportedWaiting = true
                if let reason = stop.reason { throw LockWaitStopped(reason: reason) }
                try await environment.sleep(.milliseconds(200))
            }
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

    /// A crash of the holder before is reckoned with. Until then it is left for the next holder to find.
    /// From now on the holder that somebody ends at once has not died of what it had in hand.
    mutating func settle() {
        file.settle()
        stop.beforeAbandoning { [path] in FileLock.forgetHolder(at: path) }
    }

    /// Lets go of the lock, which otherwise happens where its scope ends.
    consuming func release() {}
}

extension Duration {
    fileprivate var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
    }
}
