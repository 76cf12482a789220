import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Appends lines to a file, a named pipe or a terminal without blocking.
struct NonBlockingFile {
    private let descriptor: FileDescriptor
    /// Whether it can be truncated after an incomplete line.
    private let isRegular: Bool
    private let isStandardOutput: Bool

    /// A nil path means standard output. A pipe without a reader is an error.
    init(_ path: FilePath?) throws(Errno) {
        isStandardOutput = path == nil
        descriptor = try path.map(Self.open) ?? .standardOutput
        var facts = stat()
        isRegular = fstat(descriptor.rawValue, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    }

    private static func open(_ path: FilePath) throws(Errno) -> FileDescriptor {
        do {
            return try FileDescriptor.open(
                path, .writeOnly, options: [.append, .create, .nonBlocking, .closeOnExec, .init(rawValue: O_NOCTTY)],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
        } catch let error as Errno {
            throw error
        } catch {
            throw .ioError
        }
    }

    /// Writes the whole line or nothing. Returns false if there is no space for it now.
    func write(_ line: [UInt8]) throws(Errno) -> Bool {
        guard isRegular || hasRoom else { return false }
        let length = isRegular ? lseek(descriptor.rawValue, 0, SEEK_END) : 0
        do {
            var written = 0
            while written < line.count {
                written += try line[written...].withUnsafeBytes { try descriptor.write($0) }
            }
            return true
        } catch Errno.wouldBlock {
            return false
        } catch let error as Errno {
            if isRegular { _ = ftruncate(descriptor.rawValue, length) }
            throw error
        } catch {
            throw .ioError
        }
    }

    private var hasRoom: Bool {
        var room = pollfd(fd: descriptor.rawValue, events: Int16(POLLOUT), revents: 0)
        return poll(&room, 1, 0) == 1
    }

    /// Does not close standard output.
    func close() {
        if !isStandardOutput { try? descriptor.close() }
    }
}
