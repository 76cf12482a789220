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

    /// A library that does not exist yet is made on the disk of its nearest folder. A folder that cannot be looked at
    /// counts as missing.
    init(_ estimate: RoomEstimate, at library: FilePath, on fileSystem: any FileSystem) {
        var place = library
        while (try? fileSystem.status(of: place)) == nil, !place.parent.isEmpty, place.parent != place {
            place = place.parent
        }
        if (try? fileSystem.status(of: place)) == nil { place = "." }
        self.init(
            files: estimate.files, bytes: estimate.bytes, freeFiles: fileSystem.freeFiles(at: place),
            freeBytes: fileSystem.freeBytes(at: place))
    }

    init(files: Int, bytes: Int, freeFiles: Int?, freeBytes: Int?) {
        (self.files, self.bytes, self.freeFiles, self.freeBytes) = (files, bytes, freeFiles, freeBytes)
    }

    /// What the disk lacks; nil if it lacks nothing, or if its room is not known.
    var shortage: String? {
        let remedy = "remove some, or name a library on another disk with --library"
        if let freeFiles, freeFiles < files {
            return "the library’s disk has room for \(freeFiles) more files, and a run makes about \(files); \(remedy)"
        }
        if let freeBytes, freeBytes < bytes {
            return "the library’s disk has \(ByteCount(freeBytes)) free, and a run needs about \(ByteCount(bytes)); "
                + "remove files, or name a library on another disk with --library"
        }
        return nil
    }

    var text: String { "a run adds about \(files) files (\(ByteCount(bytes)))" }
}
