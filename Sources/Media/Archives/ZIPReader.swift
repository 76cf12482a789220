import CLibzip
package import SystemPackage

/// Lists and reads the entries of a ZIP archive.
package struct ZIPReader: ~Copyable {
    package struct Entry: Hashable, Sendable {
        package let name: String
        /// Bytes, unpacked.
        package let size: Int
        /// Bytes in the archive.
        package let storedSize: Int
        package var isCompressed = false
        package var isEncrypted = false
        /// Whether a program could unpack it as a symbolic link, a device or similar.
        package var isSpecial = false
        /// Whether it is a folder.
        package var isFolder: Bool { name.utf8.last == UInt8(ascii: "/") }
    }

    private let path: FilePath
    private let archive: ZIPHandle

    /// In the order of the archive.
    package let entries: [Entry]

    /// Opens an archive. Checks that its directory matches its entries and that names are unique, unless `isLenient`.
    package init(path: FilePath, isLenient: Bool = false) throws(ArchiveError) {
        let archive = try Self.open(path, flags: ZIP_RDONLY | (isLenient ? 0 : ZIP_CHECKCONS))
        entries = try Self.entries(of: archive, at: path)
        self.archive = archive
        self.path = path
    }

    /// Opens an archive in memory; `name` is for errors. Its directory is not compared with its entries.
    package init(bytes: [UInt8], name: FilePath) throws(ArchiveError) {
        let archive: ZIPHandle
        do {
            archive = try ZIPHandle(bytes: bytes, flags: 0)
        } catch {
            throw .cannotOpen(name, reason: error.words)
        }
        entries = try Self.entries(of: archive, at: name)
        self.archive = archive
        path = name
    }

    /// Unpacks the entry at that index of ``entries`` in parts, whatever size it is listed with, until `body` returns
    /// false. At the end, libzip checks the CRC.
    package func unpack(at index: Int, _ body: (ArraySlice<UInt8>) -> Bool) throws(ArchiveError) {
        guard let file = zip_fopen_index(archive.pointer, UInt64(index), 0) else {
            throw .cannotRead(path, entry: entries[index].name, reason: archive.error.words)
        }
        defer { zip_fclose(file) }
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = part.withUnsafeMutableBytes { Int(zip_fread(file, $0.baseAddress, UInt64($0.count))) }
            guard count >= 0 else {
                throw .cannotRead(
                    path, entry: entries[index].name, reason: LibzipError(zip_file_get_error(file)).words)
            }
            guard count > 0, body(part[..<count]) else { return }
        }
    }

    /// The bytes of an entry, checked against their CRC. Refuses an entry of more than `limit` bytes before reading it.
    func read(_ name: String, limit: Int) throws(ArchiveError) -> [UInt8] {
        guard let index = entries.firstIndex(where: { $0.name == name }) else { throw .noEntry(path, entry: name) }
        return try read(at: index, limit: limit)
    }

    /// The bytes of the entry at that index of ``entries``, in the same way.
    package func read(at index: Int, limit: Int) throws(ArchiveError) -> [UInt8] {
        let (name, size) = (entries[index].name, entries[index].size)
        guard size <= limit else { throw .entryTooLarge(path, entry: name, size: size, limit: limit) }
        guard let file = zip_fopen_index(archive.pointer, UInt64(index), 0) else {
            throw .cannotRead(path, entry: name, reason: archive.error.words)
        }
        defer { zip_fclose(file) }
        var count = 0
        // With no capacity, Swift writes the count to a storage that all empty arrays share.
        let bytes = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { buffer, initializedCount in
            count = Self.fill(UnsafeMutableBufferPointer(rebasing: buffer[..<size]), from: file)
            initializedCount = max(count, 0)
        }
        let countBeyond = count < 0 ? -1 : Self.countBeyondEnd(file)
        guard countBeyond >= 0 else {
            throw .cannotRead(path, entry: name, reason: LibzipError(zip_file_get_error(file)).words)
        }
        guard count == size, countBeyond == 0 else {
            throw .cannotRead(path, entry: name, reason: "it does not have the \(size) bytes it is listed with")
        }
        return bytes
    }

    private static func open(_ path: FilePath, flags: Int32) throws(ArchiveError) -> ZIPHandle {
        do {
            return try ZIPHandle(path: path.string, flags: flags)
        } catch {
            throw .cannotOpen(path, reason: error.words)
        }
    }

    private static func entries(of archive: borrowing ZIPHandle, at path: FilePath) throws(ArchiveError) -> [Entry] {
        var entries: [Entry] = []
        for index in 0..<UInt64(zip_get_num_entries(archive.pointer, 0)) {
            var status = zip_stat_t()
            guard zip_stat_index(archive.pointer, index, 0, &status) == 0, let name = status.name else {
                throw .cannotOpen(path, reason: archive.error.words)
            }
            entries.append(
                Entry(
                    name: String(cString: name), size: Int(clamping: status.size),
                    storedSize: Int(clamping: status.comp_size), isCompressed: status.comp_method != ZIP_CM_STORE,
                    isEncrypted: status.encryption_method != ZIP_EM_NONE,
                    isSpecial: isSpecial(index, of: archive)))
        }
        return entries
    }

    /// Checks the mode for archives of any system, because programs use it for more systems than Unix.
    private static func isSpecial(_ index: UInt64, of archive: borrowing ZIPHandle) -> Bool {
        var system: UInt8 = 0
        var attributes: UInt32 = 0
        guard zip_file_get_external_attributes(archive.pointer, index, 0, &system, &attributes) == 0 else {
            return false
        }
        let (kind, regular, directory) = (attributes >> 28, UInt32(0o10), UInt32(0o04))
        return kind != 0 && kind != regular && kind != directory
    }

    /// Reads until the buffer is full or the entry ends; −1 if libzip fails.
    private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, from file: OpaquePointer) -> Int {
        var count = 0
        while count < buffer.count, let start = buffer.baseAddress {
            let read = zip_fread(file, start + count, UInt64(buffer.count - count))
            if read < 0 { return -1 }
            if read == 0 { break }
            count += Int(read)
        }
        return count
    }

    /// 0 at the end, 1 before it, −1 if libzip fails. At the end it fails if the CRC is wrong.
    private static func countBeyondEnd(_ file: OpaquePointer) -> Int {
        var byte: UInt8 = 0
        return Int(zip_fread(file, &byte, 1))
    }
}
