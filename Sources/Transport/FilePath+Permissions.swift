import SystemPackage

extension FilePath {
    /// By its mode bits; false where nothing is there.
    var isReadableByOthers: Bool {
        guard let facts = try? stat() else { return false }
        return !facts.permissions.isDisjoint(with: [.groupRead, .otherRead])
    }
}
