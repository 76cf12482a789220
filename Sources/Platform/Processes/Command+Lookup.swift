import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Command {
    /// Whether there is such a program to be run; whether it runs is seen when it is.
    package var isFound: Bool {
        guard let path = try? programPath() else { return false }
        return access(path, X_OK) == 0 && !Self.isDirectory(path)
    }

    /// The path that is executed. Directories of `PATH` that are not absolute are passed over: what is run must not
    /// depend on the folder it is run in.
    func programPath() throws(StartFailure) -> String {
        if program.contains("/") { return program }
        guard !program.isEmpty else { throw .notInPath }
        var refused: Errno?
        for directory in (environment["PATH"] ?? "").split(separator: ":") where directory.hasPrefix("/") {
            let path = "\(directory)/\(program)"
            if access(path, X_OK) == 0, !Self.isDirectory(path) { return path }
            if access(path, F_OK) == 0 { refused = .permissionDenied }
        }
        throw refused.map { .program($0) } ?? .notInPath
    }

    private static func isDirectory(_ path: String) -> Bool {
        guard let directory = opendir(path) else { return false }
        closedir(directory)
        return true
    }
}
