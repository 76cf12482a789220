/// `SHA256SUMS`: the digest of every other file of a bundle, in the format of `sha256sum -c`.
struct ChecksumList: Hashable, Sendable {
    static let path = "SHA256SUMS"
    /// Maximum bytes that are read. The files in a manifest of maximum size need half of that.
    static let sizeLimit = 32 << 20

    struct Line: Hashable, Sendable {
        var digest: String
        /// Relative to the list.
        var path: String
    }

    /// Sorted by path, bytewise.
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
        /// Line number, from 1.
        var line: Int
        var problem: String

        var description: String { "line \(line) \(problem)" }
    }

    private static let digestCount = 64
    private static let lineFeed = UInt8(ascii: "\n")

    /// Reads a list in the format that this type writes: lines in order, each path once, never the list itself. Reads
    /// one line at a time, so that an invalid line stops the reading before more memory is used.
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
