/// `SHA256SUMS`: the digest of every other file of a bundle, as `sha256sum -c` takes it.
struct ChecksumList: Hashable, Sendable {
    static let path = "SHA256SUMS"
    /// The most bytes that are read. A manifest of its own limit names files for half of that.
    static let sizeLimit = 32 << 20

    struct Line: Hashable, Sendable {
        var digest: String
        /// Relative to the list.
        var path: String
    }

    /// By path, bytewise.
    private(set) var lines: [Line]

    init(_ lines: [Line]) {
        self.lines = lines.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    var bytes: [UInt8] {
        lines.flatMap { Array("\($0.digest)  \($0.path)\n".utf8) }
    }
}

extension ChecksumList {
    struct Failure: Error, Hashable, CustomStringConvertible {
        /// From 1.
        var line: Int
        var problem: String

        var description: String { "line \(line) \(problem)" }
    }

    private static let digestCount = 64
    private static let lineFeed = UInt8(ascii: "\n")

    /// Reads a list as it is written here: lines in order, each path once, never the list itself. Looks at one line at a
    /// time, so that one that is none ends it before memory is taken for more.
    init(parsing bytes: [UInt8]) throws(Failure) {
        lines = []
        guard bytes.count <= Self.sizeLimit else {
            throw Failure(line: 1, problem: "begins a list of \(bytes.count) bytes, at most \(Self.sizeLimit) are read")
        }
        var rest = bytes[...]
        while let end = rest.firstIndex(of: Self.lineFeed) {
            try add(rest[..<end])
            rest = rest[(end + 1)...]
        }
        if !rest.isEmpty { try add(rest) }
        guard rest.isEmpty, !bytes.isEmpty else { throw Failure(line: max(1, lines.count), problem: "does not end") }
    }

    private mutating func add(_ bytes: ArraySlice<UInt8>) throws(Failure) {
        let number = lines.count + 1
        guard let new = Self.line(bytes) else {
            throw Failure(line: number, problem: "is not a SHA-256, two spaces and a name")
        }
        if let last = lines.last, !last.path.utf8.lexicographicallyPrecedes(new.path.utf8) {
            throw Failure(line: number, problem: "is not in order: each name comes once, sorted by its bytes")
        }
        if new.path == Self.path { throw Failure(line: number, problem: "names the list itself") }
        lines.append(new)
    }

    private static func line(_ bytes: ArraySlice<UInt8>) -> Line? {
        let digest = bytes.prefix(digestCount)
        let rest = bytes.dropFirst(digestCount)
        guard digest.count == digestCount,
            digest.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
            rest.starts(with: "  ".utf8), rest.count > 2
        else { return nil }
        return Line(
            digest: String(decoding: digest, as: UTF8.self), path: String(decoding: rest.dropFirst(2), as: UTF8.self))
    }
}
