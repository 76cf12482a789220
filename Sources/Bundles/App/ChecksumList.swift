/// `SHA256SUMS`: the digest of every other file of a bundle, as `sha256sum -c` takes it.
package struct ChecksumList: Hashable, Sendable {
    package static let path = "SHA256SUMS"

    package struct Line: Hashable, Sendable {
        package var digest: String
        /// Relative to the list.
        package var path: String

        package init(digest: String, path: String) {
            self.digest = digest
            self.path = path
        }
    }

    /// By path, bytewise.
    package private(set) var lines: [Line]

    package init(_ lines: [Line]) {
        self.lines = lines.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }

    package var bytes: [UInt8] {
        lines.flatMap { Array("\($0.digest)  \($0.path)\n".utf8) }
    }
}

extension ChecksumList {
    package struct Failure: Error, Hashable, CustomStringConvertible {
        /// From 1.
        package var line: Int
        package var problem: String

        package var description: String { "line \(line) \(problem)" }
    }

    private static let digestCount = 64

    /// Reads a list as it is written here: lines in order, each path once, never the list itself.
    package init(parsing bytes: [UInt8]) throws(Failure) {
        lines = []
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let number = lines.count + 1
            if line.isEmpty, line.endIndex == bytes.endIndex { break }
            guard let new = Self.line(line) else {
                throw Failure(line: number, problem: "is not a SHA-256, two spaces and a name")
            }
            if let last = lines.last, !last.path.utf8.lexicographicallyPrecedes(new.path.utf8) {
                throw Failure(line: number, problem: "is not in order: each name comes once, sorted by its bytes")
            }
            if new.path == Self.path { throw Failure(line: number, problem: "names the list itself") }
            lines.append(new)
        }
        guard bytes.last == UInt8(ascii: "\n") else {
            throw Failure(line: max(1, lines.count), problem: "does not end")
        }
    }

    private static func line(_ bytes: ArraySlice<UInt8>) -> Line? {
        let text = String(decoding: bytes, as: UTF8.self)
        let digest = text.prefix(digestCount)
        guard digest.utf8.count == digestCount,
            digest.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
            text.dropFirst(digestCount).hasPrefix("  "), text.utf8.count > digestCount + 2
        else { return nil }
        return Line(digest: String(digest), path: String(text.dropFirst(digestCount + 2)))
    }
}
