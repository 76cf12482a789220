package import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An exclusive lock on a file, made with `flock`. The system releases it when the process ends for any reason.
///
/// The first line of the file is the name of the holder; what follows is for other machines. If a file has text but is
/// not locked, its last holder died. The next holder writes that holder's text back on release, unless it has called
/// ``settle()``.
package struct FileLock: ~Copyable, Sendable {
    package enum Attempt: ~Copyable {
        /// `leftBy` is the text of a holder that ended without releasing the lock.
        case taken(FileLock, leftBy: String?)
        case held(by: String)
    }

    /// The status of a lock, for a caller that does not take it.
    package enum Status: Hashable, Sendable {
        case free
        case held(by: String)
        /// Left by a process that ended without releasing it.
        case left(by: String)
    }

    /// The name of a holder that has not written its text yet, or has removed it already.
    package static let unnamedHolder = "another process"

    private let file: FileDescriptor
    private let name: String
    /// The text of a holder that ended without releasing the lock.
    private var predecessor: String?

    static func attempt(at path: FilePath, holder: String) throws(FileSystemError) -> Attempt {
        do {
            let file = try FileDescriptor.open(
                path, .readWrite, options: [.create, .closeOnExec, .noFollow],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
            do {
                try requireRegular(file, path)
                guard flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 else {
                    let cause = Errno(rawValue: errno)
                    guard cause == .wouldBlock else { throw cause }
                    let holder = name(in: try readText(file))
                    try file.close()
                    return .held(by: holder.isEmpty ? unnamedHolder : holder)
                }
                let previous = try readText(file)
                // On a full disk the text is missing, but the lock is held. The holder's work may free space.
                do { try replaceText(file, with: holder) } catch Errno.noSpace {}
                let predecessor = previous.isEmpty ? nil : previous
                let lock = FileLock(file: file, name: name(in: holder), predecessor: predecessor)
                return .taken(lock, leftBy: predecessor.map { name(in: $0) })
            } catch {
                // Closing a descriptor that was just opened can fail only for the same reason. The error above is
                // thrown.
                try? file.close()
                throw error
            }
        } catch Errno.tooManySymbolicLinkLevels {
            throw FileSystemError(.lock, path, .isLinkInLibrary)
        } catch let error as Errno {
            throw FileSystemError(.lock, path, .system(error))
        } catch let error as FileSystemError {
            throw error
        } catch {
            throw FileSystemError(.lock, path, .system(.ioError))
        }
    }

    private static func requireRegular(_ file: FileDescriptor, _ path: FilePath) throws {
        var facts = stat()
        guard fstat(file.rawValue, &facts) == 0 else { throw Errno(rawValue: errno) }
        if let obstacle = FileStatus(facts).kind.obstacle { throw FileSystemError(.lock, path, obstacle) }
    }

    /// Creates and changes nothing. If the file has no text, the lock is not tried, so that a status check does not
    /// block a process that wants the lock.
    package static func status(at path: FilePath) throws(FileSystemError) -> Status {
        do {
            // Without the option, opening a pipe would wait for the program at its other end.
            let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .noFollow, .nonBlocking])
            return try file.closeAfter {
                try requireRegular(file, path)
                let holder = name(in: try readText(file))
                guard !holder.isEmpty else { return .free }
                if flock(file.rawValue, LOCK_SH | LOCK_NB) == 0 { return .left(by: holder) }
                let cause = Errno(rawValue: errno)
                guard cause == .wouldBlock else { throw cause }
                return .held(by: holder)
            }
        } catch Errno.noSuchFileOrDirectory {
            return .free
        } catch Errno.tooManySymbolicLinkLevels {
            throw FileSystemError(.lock, path, .isLinkInLibrary)
        } catch let error as Errno {
            throw FileSystemError(.lock, path, .system(error))
        } catch let error as FileSystemError {
            throw error
        } catch {
            throw FileSystemError(.lock, path, .system(.ioError))
        }
    }

    /// Records that the work of a holder that died has been repaired.
    package mutating func settle() { predecessor = nil }

    /// Removes the holder's text, for a process that is about to end as intended. It opens the file by name, because
    /// the lock may be closed already. At worst a later holder loses its text, but not the lock.
    package static func forgetHolder(at path: FilePath) {
        let options: FileDescriptor.OpenOptions = [.truncate, .closeOnExec, .noFollow, .nonBlocking]
        guard let file = try? FileDescriptor.open(path, .writeOnly, options: options) else { return }
        try? file.close()
    }

    /// A text of another holder is left: on a disk that several machines share, it may have taken over the lock.
    deinit {
        let found = (try? Self.readText(file)).map { Self.name(in: $0) } ?? ""
        guard found.isEmpty || found == name else {
            close(file.rawValue)
            return
        }
        ftruncate(file.rawValue, 0)
        if let predecessor {
            let text = Array(predecessor.utf8)
            pwrite(file.rawValue, text, text.count, 0)
        }
        close(file.rawValue)
    }

    private static func name(in text: String) -> String { String(text.prefix { $0 != "\n" }) }

    /// The whole text of a lock; empty if there is none. Takes no lock.
    package static func text(at path: FilePath) throws(FileSystemError) -> String {
        do {
            let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec, .noFollow, .nonBlocking])
            return try file.closeAfter { try readText(file) }
        } catch Errno.noSuchFileOrDirectory {
            return ""
        } catch let error as Errno {
            throw FileSystemError(.lock, path, .system(error))
        } catch {
            throw FileSystemError(.lock, path, .system(.ioError))
        }
    }

    /// Replaces the text of a lock that this process holds. Returns false, and replaces nothing, if the file has the name
    /// of another holder.
    package static func renew(at path: FilePath, as text: String) throws(FileSystemError) -> Bool {
        do {
            let file = try FileDescriptor.open(path, .readWrite, options: [.closeOnExec, .noFollow, .nonBlocking])
            return try file.closeAfter {
                guard name(in: try readText(file)) == name(in: text) else { return false }
                try replaceText(file, with: text)
                return true
            }
        } catch Errno.noSuchFileOrDirectory {
            return false
        } catch let error as Errno {
            throw FileSystemError(.lock, path, .system(error))
        } catch {
            throw FileSystemError(.lock, path, .system(.ioError))
        }
    }

    private static func readText(_ file: FileDescriptor) throws -> String {
        let bytes = try [UInt8](unsafeUninitializedCapacity: 1024) {
            $1 = try file.read(fromAbsoluteOffset: 0, into: UnsafeMutableRawBufferPointer($0))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func replaceText(_ file: FileDescriptor, with text: String) throws {
        guard ftruncate(file.rawValue, 0) == 0 else { throw Errno(rawValue: errno) }
        _ = try file.writeAll(toAbsoluteOffset: 0, Array(text.utf8))
        // After a power cut the text shows that the holder did not finish.
        guard fsync(file.rawValue) == 0 else { throw Errno(rawValue: errno) }
    }
}
