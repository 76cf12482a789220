import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FileDescriptor {
    /// Makes reads and writes that would block fail with `wouldBlock`.
    func neverWait() {
        _ = fcntl(rawValue, F_SETFL, fcntl(rawValue, F_GETFL) | O_NONBLOCK)
    }

    /// The descriptors that can be read (or written), or whose other end is closed. Empty after the time is over.
    static func ready(
        reading: [FileDescriptor], writing: [FileDescriptor], within time: Duration
    ) -> Set<FileDescriptor> {
        var entries =
            reading.map { pollfd(fd: $0.rawValue, events: Int16(POLLIN), revents: 0) }
            + writing.map { pollfd(fd: $0.rawValue, events: Int16(POLLOUT), revents: 0) }
        let milliseconds = Int32(clamping: time.milliseconds) + 1
        guard poll(&entries, nfds_t(entries.count), milliseconds) > 0 else { return [] }
        return Set(entries.filter { $0.revents != 0 }.map { FileDescriptor(rawValue: $0.fd) })
    }
}
