import Media
import Platform

/// Checks a PDF: that its objects are where its table says, and of this program's files that no byte has changed, that
/// fonts are embedded, and that nothing is in them which printing houses refuse.
struct PDFChecker {
    private let bytes: [UInt8]
    private var problems: [BundleProblem] = []
    private var objects = 0
    private var pictures = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        check()
    }

    var findings: BundleFindings {
        BundleFindings(
            kind: .pdf, fileSize: bytes.count, entries: objects, pictures: pictures, problems: problems)
    }

    private mutating func check() {
        guard let start = tableStart, let end = text(at: bytes.count - 32, 32)?.last, end.isNewline || end == "F" else {
            problems.append(.brokenRule(.end, place: "the file"))
            return
        }
        let isOwn = last("/Producer (Nightpress)") != nil || hasOwnTrailer
        if isOwn, !isUnchanged { problems.append(.brokenRule(.digest, place: "the bytes")) }
        // A table in a stream, as other programs write it, is not looked into.
        guard text(at: start, 4) == "xref" else {
            if !isDigit(at: start) { problems.append(.brokenRule(.end, place: "the file")) }
            return
        }
        let offsets = table(at: start)
        objects = offsets.count
        if trailer(from: start).contains("/Encrypt") { problems.append(.brokenRule(.encryption, place: "the file")) }
        for (number, offset) in offsets {
            guard let object = text(at: offset, 4096), object.hasPrefix("\(number) ") else {
                problems.append(.brokenRule(.object, place: "object \(number)"))
                continue
            }
            let dictionary = Self.dictionary(of: object)
            if dictionary.contains("/Subtype /Image") { pictures += 1 }
            if isOwn { check(dictionary, number) }
        }
    }

    private mutating func check(_ object: String, _ number: Int) {
        let place = "object \(number)"
        if object.contains("/Type /FontDescriptor"), !object.contains("/FontFile") {
            problems.append(.brokenRule(.font, place: place))
        }
        if ["/SMask", "/S /Transparency", "/BM ", "/ca ", "/CA "].contains(where: object.contains) {
            problems.append(.brokenRule(.transparency, place: place))
        }
        if ["/JavaScript", "/AA ", "/OpenAction", "/Launch"].contains(where: object.contains) {
            problems.append(.brokenRule(.action, place: place))
        }
        let boxes = ["/MediaBox", "/BleedBox", "/TrimBox"].compactMap { Self.box($0, in: object) }
        for (outer, inner) in zip(boxes, boxes.dropFirst()) where !Self.contains(outer, inner) {
            problems.append(.brokenRule(.boxes, place: place))
        }
    }

    /// The part of an object before its stream.
    private static func dictionary(of object: String) -> String {
        let ends = ["\nstream\n", "\nendobj"].compactMap { object.firstRange(of: $0)?.lowerBound }
        return String(object[..<(ends.min() ?? object.endIndex)])
    }

    private static func box(_ name: String, in object: String) -> [Double]? {
        guard let start = object.firstRange(of: name + " ["), let end = object[start.upperBound...].firstIndex(of: "]")
        else { return nil }
        let values = object[start.upperBound..<end].split(separator: " ").compactMap { Double($0) }
        return values.count == 4 ? values : nil
    }

    private static func contains(_ outer: [Double], _ inner: [Double]) -> Bool {
        outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]
    }

    private var tableStart: Int? {
        guard let place = last("startxref") else { return nil }
        let digits = (text(at: place + 9, 24) ?? "").drop(while: \.isWhitespace).prefix(while: \.isNumber)
        return Int(digits).flatMap { $0 < bytes.count ? $0 : nil }
    }

    /// The places of the objects that are in use, with their numbers.
    private func table(at start: Int) -> [(number: Int, offset: Int)] {
        guard let head = text(at: start, 40) else { return [] }
        let lines = head.split(whereSeparator: \.isNewline)
        guard lines.count > 1, let count = lines[1].split(separator: " ").last.flatMap({ Int($0) }),
            count > 0, count <= bytes.count / 20
        else { return [] }
        let first = start + 5 + lines[1].utf8.count + 1
        return (1..<count).compactMap { number in
            guard let entry = text(at: first + number * 20, 18), entry.hasSuffix("n"),
                let offset = Int(entry.prefix(10))
            else { return nil }
            return (number, offset)
        }
    }

    private func trailer(from start: Int) -> String {
        guard let place = last("trailer"), place > start else { return "" }
        return text(at: place, 1024) ?? ""
    }

    /// Whether the second identifier begins the SHA-256 of what is before it, and nothing but the end that belongs to it
    /// follows.
    private var isUnchanged: Bool {
        guard let end = last(">]>>"), end > 33, let table = last("\nxref\n") else { return false }
        var hasher = SHA256Hasher()
        bytes[..<(end - 32)].withUnsafeBytes { hasher.update($0) }
        return text(at: end - 32, 32) == String(hasher.digest.hex.prefix(32))
            && bytes[end...].elementsEqual(">]>>\nstartxref\n\(table + 1)\n%%EOF\n".utf8)
    }

    /// Whether the trailer has the form in which this program writes it, also if the name of the program is damaged.
    private var hasOwnTrailer: Bool {
        guard let trailer = last("trailer\n<</Size "), let text = text(at: trailer, 256) else { return false }
        return text.firstMatch(of: /^trailer\n<<\/Size \d+ \/Root \d+ 0 R \/Info \d+ 0 R \/ID \[<[0-9A-F]{32}> </)
            != nil
    }

    private func text(at offset: Int, _ count: Int) -> String? {
        guard offset >= 0, offset < bytes.count else { return nil }
        return String(decoding: bytes[offset..<min(bytes.count, offset + count)], as: UTF8.self)
    }

    private func isDigit(at offset: Int) -> Bool { offset < bytes.count && (0x30...0x39).contains(bytes[offset]) }

    /// The last place of a word in the last part of the file that can have it.
    private func last(_ word: String) -> Int? {
        let word = Array(word.utf8)
        guard bytes.count >= word.count else { return nil }
        return stride(from: bytes.count - word.count, through: max(0, bytes.count - (4 << 20)), by: -1).first { place in
            bytes[place] == word[0] && bytes[place..<(place + word.count)].elementsEqual(word)
        }
    }
}
