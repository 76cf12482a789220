import LibraryStore
import Media
import Platform
import SystemPackage

/// Checks whether the picture files for books match the library's records, and whether they are turned. Each file is
/// read once, even if several books show it.
struct BookPictureCheck {
    /// How many files are read at the same time.
    private static let width = 4

    private struct Finding {
        var fault: PictureCheck.Fault?
        var isOnItsSide: Bool
    }

    private let check: PictureCheck
    private var findings: [String: Finding] = [:]

    init(root: FilePath, fileSystem: any FileSystem) {
        check = PictureCheck(root: root, fileSystem: fileSystem)
    }

    /// Checks the pictures that were not checked before.
    mutating func inspect(_ pictures: [StoredPicture]) async throws {
        var waiting = Set<String>()
        let new = pictures.filter { findings[$0.digest] == nil && waiting.insert($0.digest).inserted }
        try await withThrowingTaskGroup(of: (digest: String, finding: Finding).self) { [check] group in
            for (index, picture) in new.enumerated() {
                if index >= Self.width, let checked = try await group.next() {
                    findings[checked.digest] = checked.finding
                }
                group.addTask {
                    try Task.checkCancellation()
                    return (picture.digest, Self.finding(on: picture, check))
                }
            }
            for try await checked in group { findings[checked.digest] = checked.finding }
        }
    }

    private static func finding(on picture: StoredPicture, _ check: PictureCheck) -> Finding {
        var isOnItsSide = false
        let fault = check.fault(in: picture.keptFile) { beginning in
            isOnItsSide = PictureHeader.isOnItsSide(beginning, picture.format)
        }
        return Finding(fault: fault, isOnItsSide: isOnItsSide)
    }

    /// Nil if the file matches its record. Call ``inspect(_:)`` with the picture first, also for ``isOnItsSide(_:)``.
    func fault(in picture: StoredPicture) -> PictureCheck.Fault? { findings[picture.digest]?.fault }

    /// Whether programs turn the picture by a quarter before they show it.
    func isOnItsSide(_ picture: StoredPicture) -> Bool { findings[picture.digest]?.isOnItsSide ?? false }
}
