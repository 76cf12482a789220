import Pipeline
import Platform
import SystemPackage

/// About how many files and bytes a run needs, and how many are free on the library's disk.
struct RoomView: Encodable {
    private enum CodingKeys: CodingKey {
        case files, bytes, freeFiles, freeBytes
    }

    let files: Int
    let bytes: Int
    /// Nil if the file system does not say.
    let freeFiles: Int?
    let freeBytes: Int?
    /// What the disk lacks, as text; nil if it lacks nothing.
    let shortage: String?

    /// A library that does not exist yet is made on the disk of its nearest folder.
    init(_ estimate: RoomEstimate, at library: FilePath, on fileSystem: any FileSystem) {
        var place = library
        while (try? fileSystem.status(of: place)) == nil, !place.parent.isEmpty, place.parent != place {
            place = place.parent
        }
        if (try? fileSystem.status(of: place)) == nil { place = "." }
        (files, bytes) = (estimate.files, estimate.bytes)
        (freeFiles, freeBytes) = (fileSystem.freeFiles(at: place), fileSystem.freeBytes(at: place))
        shortage = estimate.shortage(freeFiles: freeFiles, freeBytes: freeBytes)
    }

    var text: String {
        let free = [freeFiles.map { "\($0) files" }, freeBytes.map { "\(ByteCount($0))" }].compactMap(\.self)
        return "a run adds about \(files) files (\(ByteCount(bytes)))"
            + (shortage == nil ? "" : "; the library’s disk has room for \(free.joined(separator: " and "))")
    }
}
