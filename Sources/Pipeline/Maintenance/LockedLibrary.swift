import Domain
package import LibraryStore
import Platform
package import SystemPackage

/// An open library with its lock.
package struct LockedLibrary: ~Copyable {
    package let library: Library
    private let lock: LibraryLock

    /// Takes the lock and opens an existing library. If `recovers` is false, it does not recover what a holder that
    /// died left unfinished; the next holder finds that.
    package static func open(
        at root: FilePath, environment: HostEnvironment, patience: Duration, recovers: Bool = true,
        stop: StopSignal = StopSignal(), listener: @Sendable (RunEvent) -> Void
    ) async throws -> LockedLibrary {
        // Taking the lock would make a missing folder.
        try Library.requirePresence(at: root, fileSystem: environment.fileSystem)
        var lock = try await LibraryLock.take(
            root, environment: environment, patience: patience, stop: stop, listener: listener)
        let isTakenOver = recovers && lock.isTakenOver
        let library: Library
        do {
            library = try await opened(at: root, environment, afterCrash: isTakenOver, listener)
        } catch let error where LibraryError.isFullDisk(error) {
            guard removeUnfinished(in: root, environment.fileSystem, listener) else { throw error }
            library = try await opened(at: root, environment, afterCrash: isTakenOver, listener)
        }
        if recovers { lock.settle() }
        return LockedLibrary(library: library, lock: lock)
    }

    private static func opened(
        at root: FilePath, _ environment: HostEnvironment, afterCrash: Bool,
        _ listener: @Sendable (RunEvent) -> Void
    ) async throws -> Library {
        let library = try Library.open(
            at: root, fileSystem: environment.fileSystem, for: .writing, redactor: environment.redactor
        ) { listener(.keptCopy($0)) }
        do {
            try library.requireKnownPictures()
            try await library.control.forgetDeadRun()
            if afterCrash {
                RunEvent.adopted(try library.adoptLostPictures()).map(listener)
                _ = try await library.panels.recoverInterruptedPanels()
            }
        } catch {
            // The error to report is the first one.
            try? library.close()
            throw error
        }
        return library
    }

    /// Makes room for the database on a full disk. Returns whether anything was removed. A run removes these files in
    /// any case.
    private static func removeUnfinished(
        in root: FilePath, _ fileSystem: any FileSystem, _ listener: @Sendable (RunEvent) -> Void
    ) -> Bool {
        let folder = LibraryLayout(root: root).temporary
        let fileSystem = fileSystem.confined(to: root)
        let names = (try? fileSystem.list(folder)) ?? []
        for name in names { try? fileSystem.removeTree(folder.appending(name)) }
        if !names.isEmpty {
            listener(.notice("the disk is full: removed what was left unfinished in “\(folder)” to make room"))
        }
        return !names.isEmpty
    }

    /// Deletes collections and stories. The only snapshot left is from after that: a restored database does not have
    /// them. If no snapshot can be written, the earlier ones stay, and a notice says that.
    package func remove(
        _ removals: [Removal], environment: HostEnvironment, listener: @Sendable (RunEvent) -> Void
    ) async throws {
        try await library.integrity.remove(removals)
        let name = RunName(secondsSince1970: environment.now()).text
        if let notice = TakeSnapshot(library: library)(named: name, replacingAll: true) { listener(.notice(notice)) }
    }

    package consuming func close() throws {
        try library.close()
        lock.release()
    }
}

extension RunEvent {
    /// A notice that another program writes to the library while it is checked. Nil if none does.
    package static func inUse(_ root: FilePath) throws -> RunEvent? {
        guard case .held(let holder) = try FileLock.status(at: LibraryLayout(root: root).lock) else { return nil }
        return .notice("the library is in use by \(holder); what that is making may be listed, too")
    }

    /// A notice that something unfinished could not be removed.
    static func left(_ failure: FileSystemError) -> RunEvent {
        .notice("something unfinished could not be removed, and does no harm: \(failure)")
    }

    /// Nil for no picture.
    static func adopted(_ count: Int) -> RunEvent? {
        guard count > 0 else { return nil }
        return .notice(
            "\(Counted.pictures(count)) of an earlier run \(count == 1 ? "was" : "were") added to the database again, "
                + "and \(count == 1 ? "is" : "are") not requested")
    }

    static func keptCopy(_ path: FilePath) -> RunEvent {
        .notice("the library was made by an older Nightpress; its database is kept as it was in “\(path)”")
    }
}
