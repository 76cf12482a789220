import Domain
import LibraryStore
import Platform
import SystemPackage

/// Holds a picture's file against its row.
struct PictureCheck: Sendable {
    struct Fault: Sendable {
        var kind: IntegrityProblem.Kind
        /// What is wrong, for behind a colon.
        var problem: String
    }

    /// The most bytes of a file that are in memory at a time.
    private static let pieceSize = 1 << 20
    /// Bytes of a file in which all stands that comes before its pixels: EXIF alone may have 65,533.
    private static let beginning = 1 << 17

    let root: FilePath
    let fileSystem: any FileSystem

    /// Nil where the file is what its row says; takes nil for a row that cannot be one.
    func fault(in file: PictureRecord?) -> Fault? {
        guard let picture = file else {
            return Fault(kind: .damagedPicture, problem: "its record is not that of a picture")
        }
        return fault(in: picture)
    }

    /// Nil where the file is what was recorded. `look` is handed its beginning.
    func fault(in picture: PictureRecord, look: (([UInt8]) -> Void)? = nil) -> Fault? {
        do {
            return try difference(of: picture, look)
        } catch {
            switch error.cause {
            case .system(.noSuchFileOrDirectory): return Fault(kind: .lostPicture, problem: "it does not exist")
            case .isLink, .isDirectory, .isSpecial:
                return Fault(kind: .damagedPicture, problem: error.reason)
            default: return Fault(kind: .unreadablePicture, problem: error.reason)
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
