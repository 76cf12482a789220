import Domain
import Media
import Platform
import SystemPackage

/// Compares an EPUB with its container and its package document.
struct EPUBChecker {
    private static let mimetype = "mimetype"
    private static let mediaType = "application/epub+zip"
    private static let container = "META-INF/container.xml"
    private static let containerNamespace = "urn:oasis:names:tc:opendocument:xmlns:container"
    private static let packageType = "application/oebps-package+xml"
    /// Media types of XML documents, in addition to types that end with `+xml`.
    private static let xmlTypes: Set = ["application/xml", "text/xml"]

    /// The first bytes of the file.
    let opening: [UInt8]

    static func isOne(_ archive: OpenArchive, _ path: FilePath) -> Bool {
        archive.entries.first?.name == mimetype || archive.has(container) || path.suffix?.lowercased() == "epub"
    }

    func callAsFunction(_ archive: OpenArchive) -> BundleChecker {
        var examination = BundleChecker()
        var problems = mimetypeProblems(archive)
        guard archive.has(Self.container) else {
            examination.problems = problems + [.missing(Self.container, namedBy: "every EPUB")]
            return examination
        }
        guard let container = archive.document(Self.container) else { return examination }
        do throws(XMLScanner.Failure) {
            let names = try packages(in: container, of: archive)
            problems += names.filter { !archive.has($0) }.map { .missing($0, namedBy: Self.container) }
            let documents = names.compactMap { name in archive.document(name).map { (name: name, document: $0) } }
            if let own = documents.first(where: { Self.isOwn($0.document) }) {
                examination = ownBook(own.document, named: own.name, archive)
                examination.isOwn = true
            } else {
                examination = ForeignEPUBChecker()(documents, archive)
            }
        } catch {
            if let flaw = error.flaw { problems.append(.malformed(Self.container, problem: flaw)) }
        }
        examination.problems = problems + examination.problems
        return examination
    }

    /// Whether Nightpress wrote a package document: the identifier has its name, and each picture has an origin.
    private static func isOwn(_ package: [UInt8]) -> Bool {
        let text = String(decoding: package, as: UTF8.self)
        return text.contains("unique-identifier=\"publication-id\"")
            && text.contains("<meta refines=\"#picture-") && text.contains("property=\"iptc:DigitalSourceType\"")
    }

    /// Programs recognise an EPUB by its first bytes, which are those of this entry.
    private func mimetypeProblems(_ archive: OpenArchive) -> [BundleProblem] {
        guard archive.has(Self.mimetype) else { return [.missing(Self.mimetype, namedBy: "every EPUB")] }
        var problems: [BundleProblem] = []
        let (name, content) = (Array(Self.mimetype.utf8), Array(Self.mediaType.utf8))
        let (lengths, start) = (26..<30, 30)
        if opening.count <= start || !opening.dropFirst(start).starts(with: name) {
            problems.append(.outOfPlace(Self.mimetype, place: "the first of the archive"))
        } else if opening[lengths] != [UInt8(name.count), 0, 0, 0] {
            problems.append(.malformed(Self.mimetype, problem: "there is an extra field before its content"))
        }
        if let place = archive.survey.places[Self.mimetype], archive.entries[place].isCompressed {
            problems.append(.compressed(Self.mimetype))
        }
        if let bytes = archive.document(Self.mimetype), bytes != content {
            problems.append(.malformed(Self.mimetype, problem: "it is not “\(Self.mediaType)” alone"))
        }
        return problems
    }

    /// The names of the package documents. There are several if a book has several renditions. A path with an entity
    /// that the document declares is not judged.
    private func packages(in container: [UInt8], of archive: OpenArchive) throws(XMLScanner.Failure) -> [String] {
        var (names, hasEntity): ([String], Bool) = ([], false)
        guard let document = XMLEncoding.utf8(container) else { return [] }
        try XMLScanner.scan(document, allowsDeclarations: true) { (element) throws(XMLScanner.Failure) in
            if element.path.count == 1 {
                let declaration = element.prefix.isEmpty ? "xmlns" : "xmlns:\(element.prefix)"
                let namespace = element.attributes[Substring(declaration)] ?? ""
                guard namespace == Self.containerNamespace || EntryReference.hasEntity(namespace) else {
                    throw .malformed("its outermost element is not in the namespace “\(Self.containerNamespace)”")
                }
            }
            guard element.name == "rootfile", element.attributes["media-type"] == Self.packageType,
                let path = element.attributes["full-path"]
            else { return }
            guard !EntryReference.hasEntity(path) else {
                hasEntity = true
                return
            }
            var candidates = [path]
            if case .entry(let found) = EntryReference(path, in: "") { candidates = found + [path] }
            let name = candidates.first(where: archive.has) ?? candidates[0]
            if !names.contains(name) { names.append(name) }
        }
        guard !names.isEmpty || hasEntity else { throw .malformed("it names no package document") }
        return names
    }

    private func ownBook(_ document: [UInt8], named package: String, _ archive: OpenArchive) -> BundleChecker {
        do throws(TagScanner.Failure) {
            return try compare(document, named: package, archive, BundleChecker())
        } catch {
            return BundleChecker(problems: [.malformed(package, problem: error.reason)])
        }
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
            isXML: type.hasSuffix("+xml") || Self.xmlTypes.contains(type),
            isFont: type == "font/ttf" || type == "font/otf")
    }

    /// The name of the entry that a reference points to. Nil if it points out of the archive, or to another machine.
    private static func resolved(_ reference: String, in package: String) -> String? {
        guard let path = reference.removingPercentEncoding, !path.contains(":"), !path.hasPrefix("/") else {
            return nil
        }
        return EntryReference.name(path, in: package.split(separator: "/").dropLast().map { String($0) })
    }
}
