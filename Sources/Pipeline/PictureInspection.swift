import LibraryStore

/// Whether the files of pictures that go into books are what the library recorded. Each is read once, however many books
/// show it.
struct PictureInspection {
    /// How many files are read at a time.
    private static let width = 4

    private let check: PictureCheck
    private var isWhole: [String: Bool] = [:]

    init(of library: Library) {
        check = PictureCheck(root: library.root, fileSystem: library.fileSystem)
    }

    /// Looks at those that were not looked at before.
    mutating func inspect(_ pictures: [StoredPicture]) async throws {
        var waiting = Set<String>()
        let new = pictures.filter { isWhole[$0.digest] == nil && waiting.insert($0.digest).inserted }
        try await withThrowingTaskGroup(of: (digest: String, isWhole: Bool).self) { [check] group in
            for (index, picture) in new.enumerated() {
                if index >= Self.width, let checked = try await group.next() {
                    isWhole[checked.digest] = checked.isWhole
                }
                group.addTask {
                    try Task.checkCancellation()
                    return (picture.digest, check.fault(in: picture.keptFile) == nil)
                }
            }
            for try await checked in group { isWhole[checked.digest] = checked.isWhole }
        }
    }

    /// Of one that was looked at.
    func isWhole(_ picture: StoredPicture) -> Bool { isWhole[picture.digest] ?? false }
}
