import CLibzip
package import SystemPackage

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Writes a ZIP archive whose bytes depend on nothing but what goes in: no time zone, no owner, no extra fields.
///
/// Entries stand in the order in which they were added. Nothing is on the disk before ``finish(isCancelled:)``. libzip
/// then writes beside the path given and renames, so that a file of that name is always whole; it does not sync.
package struct ZIPWriter: ~Copyable {
    package enum Compression: Sendable {
        /// As it is: right for pictures, which are compressed already.
        case stored
        case deflated
    }

    /// The most entries that an archive gets here: those of a picture book of some 60,000 pages.
    package static let entryLimit = 120_000

    private let path: FilePath
    private let archive: ZIPHandle
    private let timestamp: DOSTimestamp
    private var namesByFolded: [String: String] = [:]

    /// Every entry carries the day of `secondsSince1970`, in UTC, as its time of change.
    package init(path: FilePath, secondsSince1970: Int) throws(ArchiveError) {
        self.path = path
        timestamp = DOSTimestamp(secondsSince1970: secondsSince1970)
        do {
            archive = try ZIPHandle(path: path.string, flags: ZIP_CREATE | ZIP_TRUNCATE)
        } catch {
            throw .cannotWrite(path, reason: error.reason)
        }
    }

    /// Adds an entry from memory. The bytes are kept until the archive is written; large ones belong in a file.
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

    /// Adds a file's contents, which are read piece by piece when the archive is written.
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

    /// Writes the archive. `isCancelled` is asked between pieces; where it says yes, nothing is left behind.
    package consuming func finish(isCancelled: () -> Bool = { false }) throws(ArchiveError) {
        let path = path
        guard !namesByFolded.isEmpty else { throw .cannotWrite(path, reason: "nothing was put into it") }
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

    /// Why a file's contents cannot be had; nil where they can.
    private static func flaw(in source: OpaquePointer) -> String? {
        var status = zip_stat_t()
        guard zip_source_stat(source, &status) == 0 else { return LibzipError(zip_source_error(source)).words }
        return status.valid & UInt64(ZIP_STAT_SIZE) == 0 ? "it is not a regular file" : nil
    }

    /// Takes `source` over, also where it fails.
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

    /// A regular file with mode 0644, where Unix programs look for it.
    private static let regularFileForAllToRead: UInt32 = 0o100644 << 16
}

extension ZIPWriter.Compression {
    fileprivate var method: Int32 {
        switch self {
        case .stored: ZIP_CM_STORE
        case .deflated: ZIP_CM_DEFLATE
        }
    }

    /// zlib's; named, so that libzip's default may change.
    fileprivate var level: UInt32 { self == .deflated ? 9 : 0 }
}
