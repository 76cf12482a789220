import Foundation

extension BuiltProgram {
    /// A command prefix that removes root's right to read everything. Empty for other users, nil if there is no such
    /// command.
    package static var unprivileged: [String]? {
        guard getuid() == 0 else { return [] }
        let setpriv = "/usr/bin/setpriv"
        guard FileManager.default.isExecutableFile(atPath: setpriv) else { return nil }
        return [setpriv, "--bounding-set=-all", "--inh-caps=-all"]
    }
}
