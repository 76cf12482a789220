import Domain
import Foundation
import Generation
import Media
import Platform
import Synchronization
import SystemPackage

/// A directory in which libraries, on one or several machines, share pictures that models drew for them. For every
/// recipe it contains `<recipe>.json`, a ``CacheEntry``, and the picture that the entry names, as `<sha256>.png` or
/// `<sha256>.jpg`.
///
/// A run does not depend on it. A missing picture is drawn, a damaged one is ignored, and if the directory fails, the
/// run continues without it. It has no subdirectories: so no link to a directory is followed, and a user who may write
/// to it needs no permission for directories that other users made. Several runs may write at the same time: each file
/// is written under its own name and then renamed. An entry names its picture by digest, so that it never describes
/// another picture.
final class PictureCache: Sendable {
    private struct Standing {
        var isRead = true
        var isWritten = true
        var hasReportedEntry = false
        /// Number of files written so far. It makes the names of new files unique.
        var written = 0
    }

    /// Why an entry cannot be used.
    private struct Unusable: Error {
        var name: String
        var problem: String
    }

    /// Maximum bytes of a picture, the same as for pictures from servers.
    static let pictureLimit = 64_000_000
    private static let entryLimit = 16_384
    private static let pieceSize = 1 << 20

    private let folder: FilePath
    private let fileSystem: any FileSystem
    private let writer: String
    private let post: @Sendable (String) -> Void
    private let standing = Mutex(Standing())

    /// Nil, with a notice, if there is no such directory. The directory is not made: if a network share is not mounted,
    /// it would be made in the wrong place.
    init?(at folder: FilePath, environment: HostEnvironment, post: @escaping @Sendable (String) -> Void) {
        self.folder = folder
        self.post = post
        fileSystem = environment.fileSystem
        let program = environment.program
        writer = SHA256Digest(of: "\(program.host) \(program.processIdentifier) \(environment.now())").hex
        do {
            let problem: String
            switch try fileSystem.status(of: folder)?.kind {
            case .directory?: return
            case nil: problem = "it does not exist; make the directory, or mount the share that it is on"
            default: problem = "it is not a directory; name one with --cache"
            }
            post("the cache “\(folder)” is not used: \(problem)")
        } catch {
            post("the cache “\(folder)” is not used: \(error.reason)")
        }
        return nil
    }

    /// A picture that was made by this recipe and matches its entry, with the name of the backend that drew it.
    @concurrent
    func picture(madeBy recipe: SHA256Digest) async -> (picture: GeneratedPicture, backend: String)? {
        guard standing.withLock(\.isRead) else { return nil }
        do {
            return try read(recipe)
        } catch let error as Unusable {
            let isFirst = standing.withLock { standing in
                defer { standing.hasReportedEntry = true }
                return !standing.hasReportedEntry
            }
            if isFirst {
                post(
                    "the cache “\(folder)” has unusable entries, such as “\(error.name)”: \(error.problem); "
                        + "their pictures are redrawn")
            }
        } catch {
            giveUp(\.isRead, "the cache “\(folder)” is not read any more in this run: \(error)")
        }
        return nil
    }

    /// Stores a picture for other libraries.
    @concurrent
    func keep(_ picture: GeneratedPicture, madeBy recipe: SHA256Digest, backend: String) async {
        guard standing.withLock(\.isWritten), picture.bytes.count <= Self.pictureLimit else { return }
        let entry = CacheEntry(of: picture, recipe: recipe, backend: backend)
        do {
            try write(picture.bytes, to: entry.pictureName)
            try write(try entry.json, to: CacheEntry.name(of: recipe))
        } catch {
            giveUp(\.isWritten, "nothing more is put into the cache “\(folder)” in this run: \(error)")
        }
    }

    private func giveUp(_ use: WritableKeyPath<Standing, Bool>, _ notice: String) {
        let isFirst = standing.withLock { standing in
            defer { standing[keyPath: use] = false }
            return standing[keyPath: use]
        }
        if isFirst { post(notice) }
    }

    private func read(_ recipe: SHA256Digest) throws -> (picture: GeneratedPicture, backend: String)? {
        let name = CacheEntry.name(of: recipe)
        guard let json = try bytes(of: name, limit: Self.entryLimit) else { return nil }
        guard let entry = try? CacheEntry(json: json) else {
            throw Unusable(name: name, problem: "it is not an entry of a cache")
        }
        if let problem = entry.problem(asking: recipe, pictureLimit: Self.pictureLimit) {
            throw Unusable(name: name, problem: problem)
        }
        guard let bytes = try bytes(of: entry.pictureName, limit: entry.bytes) else {
            throw Unusable(name: name, problem: "its picture is not there")
        }
        return (try picture(in: bytes, as: entry), entry.backend)
    }

    private func picture(in bytes: [UInt8], as entry: CacheEntry) throws -> GeneratedPicture {
        func unusable(_ problem: String) -> Unusable { Unusable(name: entry.pictureName, problem: problem) }
        guard bytes.count == entry.bytes, SHA256Digest(of: bytes) == entry.picture, let size = entry.size else {
            throw unusable("it is not the file that its entry describes")
        }
        do {
            let header = try PictureHeader.read(bytes)
            guard header.format == entry.format, (header.width, header.height) == (size.width, size.height) else {
                throw unusable("it is not the picture that its entry describes")
            }
            // Earlier versions kept pictures of models as they came.
            let stripped = try PictureDecoder.decodeAndStrip(bytes).stripped
            return GeneratedPicture(bytes: stripped, format: entry.format, size: size)
        } catch let error as PictureError {
            throw unusable("\(error)")
        }
    }

    /// Nil if there is no such file. Links are not followed.
    private func bytes(of name: String, limit: Int) throws -> [UInt8]? {
        let path = folder.appending(name)
        do throws(FileSystemError) {
            guard let status = try fileSystem.ownStatus(of: path) else { return nil }
            guard status.kind != .file || status.size <= limit else {
                throw FileSystemError(.read, path, .tooLarge(limit: limit))
            }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(max(0, min(status.size, limit)))
            try fileSystem.read(path, inPiecesOf: Self.pieceSize) { piece in
                // If the file grows meanwhile, its digest shows that.
                if bytes.count <= limit { bytes += piece }
            }
            return bytes
        } catch {
            switch error.cause {
            case .system(.noSuchFileOrDirectory): return nil
            case .isLink, .isDirectory, .isSpecial, .tooLarge, .system(.permissionDenied):
                throw Unusable(name: name, problem: error.reason)
            default: throw error
            }
        }
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        let number = standing.withLock { standing in
            standing.written += 1
            return standing.written
        }
        let temporary = folder.appending("\(writer)-\(number).partial")
        do {
            try fileSystem.create(temporary, bytes: bytes, durably: false)
            try fileSystem.rename(temporary, to: folder.appending(name), durably: false)
        } catch {
            // The incomplete file cannot be used. The error to report is the first one.
            try? fileSystem.remove(temporary)
            throw error
        }
    }
}
