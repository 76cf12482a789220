package import SystemPackage

extension ZIPEndRecords {
    /// Bytes of a record in the list of entries, without its name.
    private static let recordCount = 46

    /// Names with a NUL in the list of entries. libzip replaces the NUL by a space. Uses as much memory as the list:
    /// check the list's size first.
    package func namesWithNUL(path: FilePath) throws(ArchiveError) -> [String] {
        guard let directory, listCount == 1 else { return [] }
        return try Self.withFile(path) { file in
            let list = try Self.bytes(directory.count, at: Int(directory.lowerBound), of: file)
            return Self.names(in: list).filter { $0.contains(0) }.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Reads up to the first invalid record.
    private static func names(in list: [UInt8]) -> [ArraySlice<UInt8>] {
        var names: [ArraySlice<UInt8>] = []
        var position = 0
        while isSignature(1, 2, list, at: position), list.count - position >= recordCount {
            let start = position + recordCount
            let counts = [28, 30, 32].map { Int(number(list, at: position + $0, count: 2)) }
            guard start + counts[0] <= list.count else { break }
            names.append(list[start..<start + counts[0]])
            position = start + counts.reduce(0, +)
        }
        return names
    }
}
