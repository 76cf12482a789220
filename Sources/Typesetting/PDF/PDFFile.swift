import Domain
import Media
import Platform
import SystemPackage

/// The objects of a PDF file, written one after another, so that memory use does not grow with the file.
///
/// The same objects give the same bytes.
final class PDFFile {
    /// The number of an object.
    struct Reference: Hashable, CustomStringConvertible {
        let number: Int
        var description: String { "\(number) 0 R" }
    }

    private static let pieceSize = 1 << 16

    private let file: any NewFile
    private var pending: [UInt8] = []
    private var position = 0
    private var hasher = SHA256Hasher()
    /// By number, from 1; nil for one that is not written yet.
    private var offsets: [Int?] = []

    init(_ file: any NewFile) throws(FileSystemError) {
        self.file = file
        // PDF/A wants four bytes above 127 in the second line.
        try append(Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
    }

    /// A number for an object that is written later.
    func reserve() -> Reference {
        offsets.append(nil)
        return Reference(number: offsets.count)
    }

    @discardableResult
    func add(_ object: String, as reference: Reference? = nil) throws(FileSystemError) -> Reference {
        let reference = reference ?? reserve()
        offsets[reference.number - 1] = position
        try append(Array("\(reference.number) 0 obj\n\(object)\nendobj\n".utf8))
        return reference
    }

    /// `entries` are those of the stream's dictionary besides its length.
    @discardableResult
    func addStream(
        _ entries: String, _ data: [UInt8], as reference: Reference? = nil
    ) throws(FileSystemError) -> Reference {
        let reference = reference ?? reserve()
        offsets[reference.number - 1] = position
        let separator = entries.isEmpty ? "" : " "
        try append(
            Array("\(reference.number) 0 obj\n<<\(entries)\(separator)/Length \(data.count)>>\nstream\n".utf8))
        try append(data)
        try append(Array("\nendstream\nendobj\n".utf8))
        return reference
    }

    /// `identifier` has 32 hexadecimal digits. The second identifier begins the SHA-256 of all that is before it, so that a
    /// damaged file is recognized.
    func finish(catalog: Reference, information: Reference, identifier: String) throws(FileSystemError) {
        let start = position
        var table = "xref\n0 \(offsets.count + 1)\n0000000000 65535 f\r\n"
        for offset in offsets {
            let digits = String(offset ?? 0)
            table += String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n\r\n"
        }
        table += """
            trailer
            <</Size \(offsets.count + 1) /Root \(catalog) /Info \(information) /ID [<\(identifier)> <
            """
        try append(Array(table.utf8))
        try append(Array("\(hasher.digest.hex.prefix(32))>]>>\nstartxref\n\(start)\n%%EOF\n".utf8))
        try flush()
        try file.finish(durably: false)
    }

    private func append(_ bytes: [UInt8]) throws(FileSystemError) {
        pending += bytes
        bytes.withUnsafeBytes { hasher.update($0) }
        position += bytes.count
        if pending.count >= Self.pieceSize { try flush() }
    }

    private func flush() throws(FileSystemError) {
        if !pending.isEmpty { try file.append(pending) }
        pending.removeAll(keepingCapacity: true)
    }
}
