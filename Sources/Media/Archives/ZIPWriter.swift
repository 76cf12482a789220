import CLibzip
package import SystemPackage

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes a ZIP archive whose bytes depend only on its input: no time zone, no owner, no extra fields.
///
/// Entries have the order in which they were added. Nothing is written before ``finish(comment:isCancelled:)``. libzip
/// then writes a temporary file beside the path and renames it, so that the archive is always complete. It does not
/// sync.
package struct ZIPWriter: ~Copyable {
    package enum Compression: Sendable {
        /// Not compressed: for pictures, which are compressed already.
        case stored
        case deflated
    }

    /// Maximum entries of an archive: enough for a picture book of some 60,000 pages.
    package static let entryLimit = 120_000

    private let path: FilePath
    private let archive: ZIPHandle
    private let timestamp: DOSTimestamp
    private var namesByFolded: [String: String] = [:]

    /// All entries have the day of `secondsSince1970`, in UTC, as their modification time.
    package init(path: FilePath, secondsSince1970: Int) throws(ArchiveError) {
        self.path = path
        timestamp = DOSTimestamp(secondsSince1970: secondsSince1970)
        do {
            archive = try ZIPHandle(path: path.string, flags: ZIP_CREATE | ZIP_TRUNCATE)
        } catch {
            throw .cannotWrite(path, reason: error.reason)
        }
    }

    /// Adds an entry from memory. The bytes stay in memory until the archive is written. Use a file for large contents.
    package mutating func add(
        _ bytes: [UInt8], as name: String, _ compression: Compression
    ) throws(ArchiveError) {
        try claim(name)
        let copy = bytes.isEmpty ? nil : malloc(bytes.count)
        copy?.copyMemory(from: bytes, byteCount: bytes.count)
        let freesCopy: Int32 = 1
        guard copy != nil || bytes.isEmpty,
            let source = zip_source_buffer(archive.pointer, copy, UInt64(bytes.count), freesCopy)
        else {
            free(copy)
            throw .cannotAdd(entry: name, reason: "no memory is left")
        }
        try add(source, as: name, compression)
    }

    /// Adds a file's contents, which are read in pieces when the archive is written.
    package mutating func add(
        contentsOf file: FilePath, as name: String, _ compression: Compression
    ) throws(ArchiveError) {
        try claim(name)
        let toTheEnd: Int64 = -1
        guard let source = zip_source_file(archive.pointer, file.string, 0, toTheEnd) else {
            throw .cannotAdd(entry: name, reason: archive.error.words)
        }
        if let reason = Self.flaw(in: source) {
            zip_source_free(source)
            throw .cannotAdd(entry: name, reason: "“\(file)”: \(reason)")
        }
        try add(source, as: name, compression)
    }

    /// Writes the archive, with `comment` of at most 65,535 bytes as its last bytes. `isCancelled` is called between
    /// pieces. If it returns true, no file is left.
    package consuming func finish(comment: String = "", isCancelled: () -> Bool = { false }) throws(ArchiveError) {
        let path = path
        guard !namesByFolded.isEmpty else { throw .cannotWrite(path, reason: "nothing was put into it") }
        let length = UInt16(clamping: comment.utf8.count)
        guard zip_set_archive_comment(archive.pointer, comment, length) == 0 else {
            throw .cannotWrite(path, reason: archive.error.words)
        }
        do {
            try archive.close(isCancelled: isCancelled)
        } catch {
            throw error.code == ZIP_ER_CANCELLED ? .cancelled(path) : .cannotWrite(path, reason: error.reason)
        }
    }

    private mutating func claim(_ name: String) throws(ArchiveError) {
        if let flaw = EntryName.flaw(in: name) { throw .unusableName(entry: name, flaw: flaw) }
        guard namesByFolded.count < Self.entryLimit else { throw .tooManyEntries(path, limit: Self.entryLimit) }
        if let other = namesByFolded.updateValue(name, forKey: EntryName.folded(name)) {
            throw .nameTaken(entry: name, by: other)
        }
    }

    /// Why a file's contents cannot be read; nil if they can.
    private static func flaw(in source: OpaquePointer) -> String? {
        var status = zip_stat_t()
        guard zip_source_stat(source, &status) == 0 else { return LibzipError(zip_source_error(source)).words }
        return status.valid & UInt64(ZIP_STAT_SIZE) == 0 ? "it is not a regular file" : nil
    }

    /// Takes ownership of `source`, also on failure.
    private func add(_ source: OpaquePointer, as name: String, _ compression: Compression) throws(ArchiveError) {
        let index = zip_file_add(archive.pointer, name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
        guard index >= 0 else {
            let reason = archive.error.words
            zip_source_free(source)
            throw .cannotAdd(entry: name, reason: reason)
        }
        let entry = UInt64(index)
        guard zip_set_file_compression(archive.pointer, entry, compression.method, compression.level) == 0,
            zip_file_set_dostime(archive.pointer, entry, DOSTimestamp.noon, timestamp.date, 0) == 0,
            zip_file_set_external_attributes(
                archive.pointer, entry, 0, UInt8(ZIP_OPSYS_UNIX), Self.regularFileForAllToRead) == 0
        else { throw .cannotAdd(entry: name, reason: archive.error.words) }
    }

    /// Mode 0644 of a regular file, in the bits that Unix programs read.
    private static let regularFileForAllToRead: UInt32 = 0o100644 << 16
}

extension ZIPWriter.Compression {
    fileprivate var method: Int32 {
        switch self {
        case .stored: ZIP_CM_STORE
        case .deflated: ZIP_CM_DEFLATE
        }
    }

    /// A level of zlib. It is explicit because libzip's default may change.
    fileprivate var level: UInt32 { self == .deflated ? 9 : 0 }
}
