package import SystemPackage

/// The end records of a ZIP archive. They are read before libzip opens the file, so that sizes can be checked before
/// memory is allocated.
///
/// An archive may have several end records, one after another in its comment: the maximum of their values is used.
/// Reads the file from the disk directly, as libzip does later.
package struct ZIPEndRecords: Hashable, Sendable {
    /// Bytes of the file.
    package private(set) var fileSize = 0
    /// The first bytes of the file: the header of its first entry, and the beginning of the entry's name.
    package private(set) var opening: [UInt8] = []
    /// The comment behind the first end record that ends with the file.
    package private(set) var comment: [UInt8] = []
    /// Whether the file begins with the signature of an archive.
    package private(set) var beginsAsArchive = false
    /// Whether the file has an end record.
    package private(set) var endsAsArchive = false
    package private(set) var entryCount: UInt64 = 0
    /// Bytes of the list of entries.
    package private(set) var directorySize: UInt64 = 0

    /// How many lists of entries programs may find. Some use the first end record that ends with the file, others the
    /// last end record; with a short and a long record, some use the one and some the other. 1 in every valid archive.
    package private(set) var listCount = 0
    /// The list of the first end record that ends with the file, if the list ends where the record begins.
    private(set) var directory: Range<UInt64>?

    private static let openingCount = 64
    private static let endCount = 22
    private static let commentLimit = 65_535
    private static let locatorCount = 20
    private static let wideEndCount = 56

    package init(path: FilePath) throws(ArchiveError) {
        self = try Self.withFile(path) { file in
            var census = ZIPEndRecords()
            try census.read(file)
            return census
        }
    }

    private init() {}

    static func withFile<Value>(
        _ path: FilePath, _ body: (FileDescriptor) throws -> Value
    ) throws(ArchiveError) -> Value {
        do {
            let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec])
            return try file.closeAfter { try body(file) }
        } catch {
            throw .cannotOpen(path, reason: (error as? Errno).map(\.description) ?? "\(error)")
        }
    }

    private mutating func read(_ file: FileDescriptor) throws {
        fileSize = Int(try file.seek(offset: 0, from: .end))
        opening = try Self.bytes(Self.openingCount, at: 0, of: file)
        beginsAsArchive = Self.isSignature(3, 4, opening, at: 0)
        let count = min(fileSize, Self.endCount + Self.commentLimit + Self.locatorCount)
        let tail = try Self.bytes(count, at: fileSize - count, of: file)
        guard tail.count >= Self.endCount else { return }
        for index in 0...(tail.count - Self.endCount) where Self.isSignature(5, 6, tail, at: index) {
            try readEnd(in: tail, at: index, of: file)
        }
    }

    /// An end record in the short or the long form.
    private struct End {
        /// The offset of the record.
        var place: UInt64
        var entries: UInt64
        /// Bytes of the list of entries.
        var size: UInt64
        var offset: UInt64

        var list: Range<UInt64>? { offset <= place && place - offset == size ? offset..<place : nil }
    }

    private mutating func readEnd(in tail: [UInt8], at index: Int, of file: FileDescriptor) throws {
        endsAsArchive = true
        let endsWithFile = index + Self.endCount + Int(Self.number(tail, at: index + 20, count: 2)) == tail.count
        if endsWithFile, listCount == 0 { comment = Array(tail[(index + Self.endCount)...]) }
        if endsWithFile || listCount > 0 { listCount += 1 }
        let place = UInt64(fileSize - tail.count + index)
        var end = End(
            place: place, entries: Self.number(tail, at: index + 10, count: 2),
            size: Self.number(tail, at: index + 12, count: 4), offset: Self.number(tail, at: index + 16, count: 4))
        if index >= Self.locatorCount, Self.isSignature(6, 7, tail, at: index - Self.locatorCount) {
            let recorded = Self.number(tail, at: index - Self.locatorCount + 8, count: 8)
            let beside = place - UInt64(Self.locatorCount)
            let wide = try wideEnd(at: recorded, of: file)
            // Some programs ignore the recorded offset and expect the long record directly before its locator.
            let other = beside < Self.wideEndCount ? nil : try wideEnd(at: beside - UInt64(Self.wideEndCount), of: file)
            if let other, other.place != wide?.place { listCount += 1 }
            if let wide {
                if Self.differ(end, wide) { listCount += 1 }
                end = wide
            }
        }
        entryCount = max(entryCount, end.entries)
        directorySize = max(directorySize, end.size)
        if endsWithFile, directory == nil { directory = end.list }
    }

    /// The long record, for archives of more than four gigabytes or 65,535 entries; nil if there is none.
    private func wideEnd(at offset: UInt64, of file: FileDescriptor) throws -> End? {
        guard offset <= UInt64(max(0, fileSize - Self.wideEndCount)) else { return nil }
        let end = try Self.bytes(Self.wideEndCount, at: Int(offset), of: file)
        guard end.count == Self.wideEndCount, Self.isSignature(6, 6, end, at: 0) else { return nil }
        return End(
            place: offset, entries: Self.number(end, at: 32, count: 8), size: Self.number(end, at: 40, count: 8),
            offset: Self.number(end, at: 48, count: 8))
    }

    /// Whether the short record describes another list than the long one. A field with its maximum value means that the
    /// value is only in the long record.
    private static func differ(_ short: End, _ wide: End) -> Bool {
        short.entries != UInt64(UInt16.max) && short.entries != wide.entries
            || short.size != UInt64(UInt32.max) && short.size != wide.size
            || short.offset != UInt64(UInt32.max) && short.offset != wide.offset
    }

    static func isSignature(_ third: UInt8, _ fourth: UInt8, _ bytes: [UInt8], at index: Int) -> Bool {
        bytes.count - index >= 4 && bytes[index] == 0x50 && bytes[index + 1] == 0x4B && bytes[index + 2] == third
            && bytes[index + 3] == fourth
    }

    /// Little-endian.
    static func number(_ bytes: [UInt8], at index: Int, count: Int) -> UInt64 {
        bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Returns fewer bytes at the end of the file.
    static func bytes(_ count: Int, at offset: Int, of file: FileDescriptor) throws -> [UInt8] {
        // All empty arrays share one storage: to set its count would be a data race.
        guard count > 0 else { return [] }
        return try [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            while initializedCount < count {
                let rest = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[initializedCount...])
                let read = try file.read(fromAbsoluteOffset: Int64(offset + initializedCount), into: rest)
                guard read > 0 else { return }
                initializedCount += read
            }
        }
    }
}
