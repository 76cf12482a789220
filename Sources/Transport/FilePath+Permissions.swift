import SystemPackage

extension FilePath {
    /// Checks the mode bits. False if the file does not exist.
    var isReadableByOthers: Bool {
        guard let facts = try? stat() else { return false }
        return !facts.permissions.isDisjoint(with: [.groupRead, .otherRead])
    }
}
