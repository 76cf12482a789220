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

    /// Compares sizes only. The files of a folder that follow one another are looked at together.
    func faultsOfSizes(in records: [PictureRecord?]) -> [Fault?] {
        var faults: [Fault?] = []
        while faults.count < records.count {
            let rest = records[faults.count...]
            guard let first = rest.first?.map({ FilePath($0.path).parent }) else {
                faults.append(fault(in: nil))
                continue
            }
            let folder = rest.prefix { $0.map { FilePath($0.path).parent } == first }.compactMap(\.self)
            faults += faultsOfSizes(in: folder, of: root.resolving(first.string))
        }
        return faults
    }

    private func faultsOfSizes(in pictures: [PictureRecord], of folder: FilePath) -> [Fault?] {
        do {
            let names = pictures.map { FilePath($0.path).lastComponent?.string ?? "" }
            let statuses = try fileSystem.ownStatuses(of: names, in: folder)
            return zip(pictures, statuses).map { picture, status in
                if let obstacle = status?.kind.obstacle {
                    return Fault(
                        kind: .damagedPicture, problem: FileSystemError(.read, folder, obstacle).reason)
                }
                return faultOfSize(of: picture, status)
            }
        } catch {
            return pictures.map { _ in Fault(kind: .unreadablePicture, problem: "\(error)") }
        }
    }

    private func faultOfSize(of picture: PictureRecord, _ status: FileStatus?) -> Fault? {
        guard let status else { return Fault(kind: .lostPicture, problem: "it does not exist") }
        guard status.kind == .file, status.size != picture.fileSize else { return nil }
        return Fault(
            kind: .damagedPicture,
            problem: status.size == 0 ? "it is empty" : "it has \(status.size) bytes, not \(picture.fileSize)")
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
        if let fault = faultOfSize(of: picture, try fileSystem.ownStatus(of: path)) { return fault }
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
