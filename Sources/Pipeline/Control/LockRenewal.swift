import Platform
import SystemPackage

/// Renews a lock while work goes on, so that processes of other machines see that its holder lives.
struct LockRenewal: Sendable {
    private let path: FilePath
    private let environment: HostEnvironment
    private let stop: StopSignal
    private let name: String

    /// `name` is that with which the lock was taken.
    init(_ path: FilePath, name: String, _ environment: HostEnvironment, _ stop: StopSignal) {
        self.path = path
        self.name = name
        self.environment = environment
        self.stop = stop
    }

    /// Ends the run if the lock has another holder: that one writes to the library now.
    fileprivate func keepRenewing(_ listener: @Sendable (RunEvent) -> Void) async {
        while !Task.isCancelled {
            do {
                try await environment.sleep(.seconds(SharedHolder.renewalInterval))
                guard try !FileLock.renew(at: path, as: SharedHolder(environment, name: name).text) else { continue }
                listener(
                    .notice(
                        "another process has taken the lock “\(path)”, because this one did not renew it for "
                            + "\(Int(SharedHolder.lifetime)) s; this run stops"))
                stop.raise(.terminated)
                return
            } catch is FileSystemError {
                // The next renewal may succeed.
            } catch {
                return
            }
        }
    }
}

extension LockRenewal? {
    /// Does the work, and renews the lock meanwhile.
    func keeping<Value: Sendable>(
        listener: @escaping @Sendable (RunEvent) -> Void, _ work: () async throws -> Value
    ) async throws -> Value {
        guard let self else { return try await work() }
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await self.keepRenewing(listener) }
            defer { group.cancelAll() }
            return try await work()
        }
    }
}
