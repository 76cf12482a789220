import SystemPackage

@testable import Domain

/// The files of a directory as they are on the disk, and as they are in memory.
struct SimulatedDisk {
    /// What a power cut does to data that is not synced. Systems differ.
    enum Cut: CaseIterable, Hashable {
        case nothingIsThere
        case namesWithEmptyFiles
        case namesWithHalfOfTheBytes
        case namesWithZeros
        /// For each name and each file, old or new at random.
        case someOfIt
    }

    private struct File {
        var bytes: [UInt8]
        var synced: [UInt8]?
    }

    private enum Entry: Hashable {
        case directory
        case file(Int)
    }

    private var files: [File] = []
    private var inMemory: [String: Entry] = [:]
    private var onDisk: [String: Entry] = [:]

    mutating func write(_ bytes: [UInt8], to path: FilePath) {
        if case .file(let number)? = inMemory[path.string] {
            files[number].bytes = bytes
        } else {
            files.append(File(bytes: bytes))
            inMemory[path.string] = .file(files.count - 1)
        }
    }

    func holds(_ path: FilePath) -> Bool { inMemory[path.string] != nil }

    mutating func makeDirectory(_ path: FilePath) { inMemory[path.string] = .directory }

    mutating func rename(_ path: FilePath, to destination: FilePath) {
        inMemory[destination.string] = inMemory.removeValue(forKey: path.string)
    }

    /// With everything below it.
    mutating func remove(_ path: FilePath) {
        inMemory = inMemory.filter { $0.key != path.string && !$0.key.hasPrefix(path.string + "/") }
    }

    /// Syncs the bytes of a file, or the names in a directory.
    mutating func sync(_ path: FilePath) {
        if case .file(let number)? = inMemory[path.string] {
            files[number].synced = files[number].bytes
        } else {
            onDisk = onDisk.filter { Self.parent(of: $0.key) != path.string }
            for (name, entry) in inMemory where Self.parent(of: name) == path.string { onDisk[name] = entry }
        }
    }

    mutating func syncAll() {
        for number in files.indices { files[number].synced = files[number].bytes }
        onDisk = inMemory
    }

    /// The files after a power cut by their paths. Directories have no bytes.
    func remains(after cut: Cut, seed: UInt64 = 0) -> [String: [UInt8]?] {
        var random = SeededGenerator(seed: seed)
        var remains: [String: [UInt8]?] = [:]
        // Parents come first.
        for path in Set(inMemory.keys).union(onDisk.keys).sorted() {
            let isOnDisk =
                switch cut {
                case .nothingIsThere: true
                case .namesWithEmptyFiles, .namesWithHalfOfTheBytes, .namesWithZeros: false
                case .someOfIt: random.next(below: 2) == 0
                }
            let parent = Self.parent(of: path)
            let isBelowTheTop = inMemory[parent] != nil || onDisk[parent] != nil
            guard let entry = isOnDisk ? onDisk[path] : inMemory[path],
                !isBelowTheTop || remains.keys.contains(parent)
            else { continue }
            switch entry {
            case .directory: remains.updateValue(nil, forKey: path)
            case .file(let number): remains[path] = rest(of: files[number], after: cut, &random)
            }
        }
        return remains
    }

    private static func parent(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }

    private func rest(of file: File, after cut: Cut, _ random: inout SeededGenerator) -> [UInt8] {
        guard file.synced != file.bytes else { return file.bytes }
        switch cut {
        case .nothingIsThere: return file.synced ?? []
        case .namesWithEmptyFiles: return []
        case .namesWithHalfOfTheBytes: return Array(file.bytes.prefix(file.bytes.count / 2))
        case .namesWithZeros: return [UInt8](repeating: 0, count: file.bytes.count)
        case .someOfIt: return Array(file.bytes.prefix(random.next(below: file.bytes.count + 1)))
        }
    }
}
