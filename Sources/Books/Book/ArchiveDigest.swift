import Media
import Platform
import SystemPackage

/// The SHA-256 at the end of an archive of Nightpress: that of all bytes before its digits, which are the last 64.
///
/// It is in the archive's comment, so that `head -c -64 BOOK | sha256sum` prints what `tail -c 64 BOOK` shows.
struct ArchiveDigest: Hashable {
    private static let mark = "Nightpress SHA-256 "
    private static let digits = 64

    /// The comment of an archive before its digest is known.
    static let placeholder = mark + String(repeating: "0", count: digits)

    private let digest: SHA256Digest

    /// The stated digest; nil if the comment is another.
    init?(comment: [UInt8]) {
        guard comment.starts(with: Self.mark.utf8),
            let digest = SHA256Digest(hex: String(decoding: comment.dropFirst(Self.mark.utf8.count), as: UTF8.self))
        else { return nil }
        self.digest = digest
    }

    /// The digest of an archive with such a comment.
    init(of path: FilePath) throws(ArchiveError) {
        digest = try Self.withFile(path, .readOnly, ArchiveError.cannotOpen) { try Self.hash(of: $0).digest }
    }

    /// Replaces the placeholder. On an error the file is left without its digest; the caller removes it. Throws
    /// `CancellationError` if the task is cancelled. Returns the digest of the whole file.
    static func write(to path: FilePath) throws -> SHA256Digest {
        try Task.checkCancellation()
        return try withFile(path, .readWrite, ArchiveError.cannotWrite) { file in
            var hash = try hash(of: file)
            let digits = Array(hash.digest.hex.utf8)
            let end = try file.seek(offset: 0, from: .end)
            _ = try file.writeAll(toAbsoluteOffset: end - Int64(digits.count), digits)
            digits.withUnsafeBytes { hash.update($0) }
            return hash.digest
        }
    }

    private static func withFile<Value>(
        _ path: FilePath, _ mode: FileDescriptor.AccessMode, _ failure: (FilePath, String) -> ArchiveError,
        _ body: (FileDescriptor) throws -> Value
    ) throws(ArchiveError) -> Value {
        do {
            let file = try FileDescriptor.open(path, mode, options: [.closeOnExec, .noFollow])
            return try file.closeAfter { try body(file) }
        } catch {
            throw failure(path, (error as? Errno).map(\.description) ?? "\(error)")
        }
    }

    /// Of all bytes before the digits.
    private static func hash(of file: FileDescriptor) throws -> SHA256Hasher {
        var hasher = SHA256Hasher()
        var rest = try file.seek(offset: 0, from: .end) - Int64(digits)
        var piece = [UInt8](repeating: 0, count: 1 << 20)
        var offset: Int64 = 0
        while rest > 0 {
            let count = try piece.withUnsafeMutableBytes { buffer in
                let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<Int(min(rest, Int64(buffer.count)))])
                let count = try file.read(fromAbsoluteOffset: offset, into: part)
                hasher.update(UnsafeRawBufferPointer(rebasing: part[..<count]))
                return count
            }
            guard count > 0 else { break }
            offset += Int64(count)
            rest -= Int64(count)
        }
        return hasher
    }
}
