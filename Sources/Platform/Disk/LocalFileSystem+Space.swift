import CPlatform
package import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension LocalFileSystem {
    /// Bytes that are free for users who are not administrators. Some network file systems do not report them.
    package func freeBytes(at path: FilePath) -> Int? {
        var facts = statvfs()
        guard path.withPlatformString({ statvfs($0, &facts) }) == 0, facts.f_blocks > 0 else { return nil }
        let (bytes, isTooMany) = Int(facts.f_bavail).multipliedReportingOverflow(by: Int(facts.f_frsize))
        return isTooMany ? .max : bytes
    }

    /// Some file systems make room for files on demand. They report no number.
    package func freeFiles(at path: FilePath) -> Int? {
        var facts = statvfs()
        guard path.withPlatformString({ statvfs($0, &facts) }) == 0, facts.f_files > 0 else { return nil }
        return Int(clamping: facts.f_favail)
    }

    /// False if it is not known, and for a path that does not exist.
    package func isShared(_ path: FilePath) -> Bool {
        path.withPlatformString { nightpress_is_shared($0) == 1 }
    }
}
