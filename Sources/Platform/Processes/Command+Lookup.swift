import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Command {
    /// Whether the program exists and is executable. It may still fail to start.
    package var isFound: Bool {
        guard let path = try? programPath() else { return false }
        return access(path, X_OK) == 0 && !Self.isDirectory(path)
    }

    /// The path that is executed. Relative directories in `PATH` are ignored, because the program must not depend on
    /// the working directory.
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
