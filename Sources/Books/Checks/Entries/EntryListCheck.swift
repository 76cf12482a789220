import Media

/// What the list of entries alone shows about an archive.
struct EntryListCheck {
    private(set) var problems: [BundleProblem] = []
    /// Indices of the entries that may be read.
    private(set) var readable: [Int] = []
    /// Indices of the entries that are too large to be in memory. Their sums are checked in parts.
    private(set) var large: [Int] = []
    /// Indices by name. If several entries have one name, the first.
    private(set) var places: [String: Int] = [:]

    init(_ entries: [ZIPReader.Entry], fileSize: Int, limits: BundleLimits) {
        var names = EntryNames()
        var (stored, unpacked) = (0, 0)
        for (place, entry) in entries.enumerated() {
            if let flaw = EntryName.flaw(in: entry.path) { problems.append(.unsafeName(entry.name, flaw)) }
            if let other = names.insert(entry) { problems.append(.repeatedName(entry.name, of: other)) }
            places[entry.name] = places[entry.name] ?? place
            if let obstacle = Self.obstacle(entry, limits) {
                problems.append(obstacle)
                if case .tooLarge = obstacle { large.append(place) }
            } else if !entry.isFolder {
                readable.append(place)
            }
            stored = Self.sum(stored, entry.storedSize)
            unpacked = Self.sum(unpacked, entry.size)
        }
        problems += names.conflicts.map { .insideFile($0.inner, file: $0.file) }
        if stored > fileSize {
            refuseAll(.overlappingEntries)
        } else if unpacked > limits.most(from: fileSize) {
            refuseAll(.tooMuch(size: unpacked, limit: limits.most(from: fileSize)))
        }
    }

    private mutating func refuseAll(_ problem: BundleProblem) {
        problems.insert(problem, at: 0)
        (readable, large) = ([], [])
    }

    /// Why an entry is not read.
    private static func obstacle(_ entry: ZIPReader.Entry, _ limits: BundleLimits) -> BundleProblem? {
        if entry.isSpecial { return .special(entry.name) }
        if entry.isEncrypted { return .encrypted(entry.name) }
        if entry.isFolder {
            return entry.size == 0 ? nil : .malformed(entry.name, problem: "it is a folder with bytes")
        }
        if entry.size > limits.entry { return .tooLarge(entry.name, size: entry.size, limit: limits.entry) }
        if entry.size / limits.ratio > entry.storedSize {
            return .impossibleSize(entry.name, size: entry.size, storedSize: entry.storedSize)
        }
        return nil
    }

    private static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, overflows) = left.addingReportingOverflow(right)
        return overflows ? .max : sum
    }
}

extension ZIPReader.Entry {
    /// Its name, without the slash at the end of a folder's.
    fileprivate var path: String { isFolder ? String(name.dropLast()) : name }
}
