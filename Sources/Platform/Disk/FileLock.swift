package import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One holder at a time, by `flock`: the system releases it when the process ends, however it ends.
///
/// The file's text says who holds it. Text in a file that nobody has locked was left by a process that died. It comes
/// back when a holder lets go that has not settled what that process left behind.
package struct FileLock: ~Copyable, Sendable {
    package enum Attempt: ~Copyable {
        /// `leftBy` is the text of a holder that ended without releasing.
        case taken(FileLock, leftBy: String?)
        case held(by: String)
    }

    /// How a lock stands, for someone who does not want it.
    package enum Status: Hashable, Sendable {
        case free
        case held(by: String)
        /// By a process that ended without releasing it.
        case left(by: String)
    }

    /// What a holder is called that has not written its text yet, or has taken it away already.
    package static let unnamedHolder = "another process"

    private let file: FileDescriptor
    /// The text of a holder that ended without releasing.
    private var predecessor: String?

    static func attempt(at path: FilePath, holder: String) throws(FileSystemError) -> Attempt {
        do {
            let file = try FileDescriptor.open(
                path, .readWrite, options: [.create, .closeOnExec],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
            do {
                guard flock(file.rawValue, LOCK_EX | LOCK_NB) == 0 else {
                    let cause = Errno(rawValue: errno)
                    guard cause == .wouldBlock else { throw cause }
                    let holder = try readText(file)
                    try file.close()
                    return .held(by: holder.isEmpty ? unnamedHolder : holder)
                }
                let previous = try readText(file)
                // On a full disk nobody learns who holds it; held it is, and what it is held for may make room.
                do { try replaceText(file, with: holder) } catch Errno.noSpace {}
                let predecessor = previous.isEmpty ? nil : previous
                return .taken(FileLock(file: file, predecessor: predecessor), leftBy: predecessor)
            } catch {
                // Closing a descriptor that was only just opened can fail only where the first error lies, too.
                try? file.close()
                throw error
            }
        } catch let error as Errno {
            throw FileSystemError(.lock, path, .system(error))
        } catch {
            throw FileSystemError(.lock, path, .system(.ioError))
        }
    }

    /// Makes and changes nothing. Where nobody has left a text the lock is not even tried, so that looking at it never
    /// keeps it from one who wants it.
    package static func status(at path: FilePath) throws(FileSystemError) -> Status {
        do {
            let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec])
            return try file.closeAfter {
                let holder = try readText(file)
                guard !holder.isEmpty else { return .free }
                if flock(file.rawValue, LOCK_SH | LOCK_NB) == 0 { return .left(by: holder) }
                let cause = Errno(rawValue: errno)
                guard cause == .wouldBlock else { throw cause }
                return .held(by: holder)
            }
        } catch Errno.noSuchFileOrDirectory {
            return .free
        } catch let error as Errno {
            throw FileSystemError(.lock, path, .system(error))
        } catch {
            throw FileSystemError(.lock, path, .system(.ioError))
        }
    }

    /// What a holder left behind that ended without releasing is put in order.
    package mutating func settle() { predecessor = nil }

    /// Takes the holder's text away, for one that ends at once and means to. It is by name because the file may have been
    /// closed meanwhile; a holder that came after loses its text at most, never the lock.
    package static func forgetHolder(at path: FilePath) {
        truncate(path.string, 0)
    }

    deinit {
        ftruncate(file.rawValue, 0)
        if let predecessor {
            let text = Array(predecessor.utf8)
            pwrite(file.rawValue, text, text.count, 0)
        }
        close(file.rawValue)
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
        // After a power cut it tells that the holder did not come to its end.
        guard fsync(file.rawValue) == 0 else { throw Errno(rawValue: errno) }
    }
}
