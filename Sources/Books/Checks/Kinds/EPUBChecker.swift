import Domain
import Media

/// Compares an EPUB with its container and its package document.
struct EPUBChecker {
    private static let mimetype = "mimetype"
    private static let mediaType = "application/epub+zip"
    private static let container = "META-INF/container.xml"
    private static let packageType = "application/oebps-package+xml"
    /// Media types of XML documents, in addition to types that end with `+xml`.
    private static let xmlTypes: Set = ["application/xml", "text/xml"]

    static func isOne(_ archive: OpenArchive) -> Bool {
        archive.entries.first?.name == mimetype || archive.has(container)
    }

    func callAsFunction(_ archive: OpenArchive) -> BundleChecker {
        var examination = BundleChecker()
        examineMimetype(archive, &examination)
        guard archive.has(Self.container) else {
            examination.problems.append(.missing(Self.container, namedBy: "every EPUB"))
            return examination
        }
        guard let container = archive.document(Self.container) else { return examination }
        var document = Self.container
        do throws(TagScanner.Failure) {
            document = try package(in: container)
            guard archive.has(document) else {
                examination.problems.append(.missing(document, namedBy: Self.container))
                return examination
            }
            guard let package = archive.document(document) else { return examination }
            examination = try compare(package, named: document, archive, examination)
        } catch {
            examination.problems.append(.malformed(document, problem: error.reason))
        }
        return examination
    }

    private func examineMimetype(_ archive: OpenArchive, _ examination: inout BundleChecker) {
        guard archive.has(Self.mimetype) else {
            examination.problems.append(.missing(Self.mimetype, namedBy: "every EPUB"))
            return
        }
        if archive.entries.first?.name != Self.mimetype {
            examination.problems.append(.outOfPlace(Self.mimetype, place: "the first of the archive"))
        }
        if let place = archive.survey.places[Self.mimetype], archive.entries[place].isCompressed {
            examination.problems.append(.compressed(Self.mimetype))
        }
        if let bytes = archive.document(Self.mimetype), bytes != Array(Self.mediaType.utf8) {
            examination.problems.append(.malformed(Self.mimetype, problem: "it is not “\(Self.mediaType)” alone"))
        }
    }

    /// The name of the package document.
    private func package(in container: [UInt8]) throws(TagScanner.Failure) -> String {
        var scanner = TagScanner(container)
        while let root = try scanner.next("rootfile") {
            guard root.attributes["media-type"] == Self.packageType, let path = root.attributes["full-path"] else {
                continue
            }
            return path
        }
        throw TagScanner.Failure(reason: "it names no package document")
    }

    private func compare(
        _ document: [UInt8], named package: String, _ archive: OpenArchive, _ examination: BundleChecker
    ) throws(TagScanner.Failure) -> BundleChecker {
        var (examination, scanner) = (examination, TagScanner(document))
        for name in [Self.container, package] { examination.expectations[name] = EntryExpectation(isXML: true) }
        var listed: Set<String> = [Self.mimetype, package]
        var (identifiers, hasOrder): (Set<String>, Bool) = ([], false)
        while let tag = try scanner.next("item", "itemref") {
            if tag.name == "item" {
                if let identifier = tag.attributes["id"] { identifiers.insert(identifier) }
                compare(tag, of: package, archive, &listed, &examination)
                continue
            }
            hasOrder = true
            let reference = tag.attributes["idref"] ?? ""
            if !identifiers.contains(reference) {
                examination.problems.append(
                    .malformed(package, problem: "its reading order has “\(reference.excerpt)”, which is no item"))
            }
        }
        if !hasOrder { examination.problems.append(.malformed(package, problem: "it has no reading order")) }
        for entry in archive.files where !listed.contains(entry.name) && !entry.name.hasPrefix("META-INF/") {
            examination.problems.append(.unlisted(entry.name, by: package))
        }
        return examination
    }

    private func compare(
        _ item: TagScanner.Tag, of package: String, _ archive: OpenArchive, _ listed: inout Set<String>,
        _ examination: inout BundleChecker
    ) {
        guard let href = item.attributes["href"], let name = Self.resolved(href, in: package) else {
            let words = item.attributes["href"].map { "its item “\($0.excerpt)” leads out of the book" }
            examination.problems.append(.malformed(package, problem: words ?? "an item has no “href”"))
            return
        }
        guard listed.insert(name).inserted else {
            examination.problems.append(.malformed(package, problem: "it lists “\(name.excerpt)” twice"))
            return
        }
        guard archive.has(name) else {
            examination.problems.append(.missing(name, namedBy: package))
            return
        }
        guard let type = item.attributes["media-type"]?.lowercased() else { return }
        examination.expectations[name] = EntryExpectation(
            format: PictureFormat(mediaType: type).map { EntryExpectation.Fact(value: $0, authority: package) },
            isXML: type.hasSuffix("+xml") || Self.xmlTypes.contains(type))
    }

    /// The name of the entry that a reference points to. Nil if it points out of the archive, or to another machine.
    private static func resolved(_ reference: String, in package: String) -> String? {
        guard let path = reference.removingPercentEncoding, !path.contains(":"), !path.hasPrefix("/") else {
            return nil
        }
        var parts = package.split(separator: "/").dropLast().map { String($0) }
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            switch part {
            case ".": continue
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }
}

extension String {
    /// Nil if the unescaped bytes are not UTF-8.
    fileprivate var removingPercentEncoding: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
            guard digits.count == 2 else { return nil }
            bytes.append(UInt8(digits[0] << 4 | digits[1]))
            rest.removeFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
