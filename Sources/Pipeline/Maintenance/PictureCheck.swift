import Domain
import LibraryStore
import Platform
import SystemPackage

/// Compares a picture's file with its row.
struct PictureCheck: Sendable {
    struct Fault: Sendable {
        var kind: IntegrityProblem.Kind
        /// Text to follow a colon.
        var problem: String
    }

    /// Maximum bytes of a file in memory at the same time.
    private static let pieceSize = 1 << 20
    /// How many bytes of a file contain everything before its pixels. EXIF alone may have 65,533 bytes.
    private static let beginning = 1 << 17

    let root: FilePath
    let fileSystem: any FileSystem

    /// Nil if the file matches its row. `file` is nil for a row that is not a valid picture.
    func fault(in file: PictureRecord?) -> Fault? {
        guard let picture = file else {
            return Fault(kind: .damagedPicture, problem: "its record is not that of a picture")
        }
        return fault(in: picture)
    }

    /// Nil if the file matches its record. `look` gets the first bytes of the file.
    func fault(in picture: PictureRecord, look: (([UInt8]) -> Void)? = nil) -> Fault? {
        do {
            return try difference(of: picture, look)
        } catch {
            switch error.cause {
            case .system(.noSuchFileOrDirectory): return Fault(kind: .lostPicture, problem: "it does not exist")
            case .isLink, .isDirectory, .isSpecial:
                return Fault(kind: .damagedPicture, problem: error.reason)
            default:
                // The error may be about a folder on the way to the file.
                let isOfFile = error.path == root.resolving(picture.path)
                return Fault(kind: .unreadablePicture, problem: isOfFile ? error.reason : "\(error)")
            }
        }
    }

    private func difference(of picture: PictureRecord, _ look: (([UInt8]) -> Void)?) throws(FileSystemError) -> Fault? {
        let path = root.resolving(picture.path)
        guard let status = try fileSystem.ownStatus(of: path) else {
            return Fault(kind: .lostPicture, problem: "it does not exist")
        }
        if status.kind == .file, status.size != picture.fileSize {
            return Fault(
                kind: .damagedPicture,
                problem: status.size == 0 ? "it is empty" : "it has \(status.size) bytes, not \(picture.fileSize)")
        }
        var hasher = SHA256Hasher()
        var head: [UInt8] = []
        let signature = picture.format.signature
        try fileSystem.read(path, inPiecesOf: Self.pieceSize) { piece in
            if head.isEmpty { look?(Array(piece.prefix(Self.beginning))) }
            head += piece.prefix(signature.count - head.count)
            hasher.update(piece)
        }
        if head != signature {
            return Fault(
                kind: .damagedPicture,
                problem: "it does not begin as a \(picture.format.rawValue.uppercased()) file does")
        }
        if hasher.digest.hex != picture.digest {
            return Fault(kind: .damagedPicture, problem: "its content is not what was stored")
        }
        return nil
    }
}
