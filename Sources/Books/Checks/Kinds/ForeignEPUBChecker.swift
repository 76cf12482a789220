import Domain
import Media

/// Compares an EPUB of another program with its package documents.
///
/// Reports only what is certain: documents that are not well-formed XML, and files that are named but missing. EPUB has
/// several versions, and extensions that this program does not know, so nothing else is judged.
struct ForeignEPUBChecker {
    private static let encryption = "META-INF/encryption.xml"
    private static let linkTypes: Set<String> = [
        "application/xhtml+xml", "image/svg+xml", "application/x-dtbncx+xml", "application/smil+xml",
    ]

    func callAsFunction(_ packages: [(name: String, document: [UInt8])], _ archive: OpenArchive) -> BundleChecker {
        var examination = BundleChecker(isForeign: true)
        for package in packages {
            do throws(XMLScanner.Failure) {
                try compare(package.document, named: package.name, archive, &examination)
            } catch {
                if let flaw = error.flaw { examination.problems.append(.malformed(package.name, problem: flaw)) }
            }
        }
        do throws(XMLScanner.Failure) {
            for name in try encrypted(archive) { examination.expectations[name] = nil }
        } catch {
            // What is encrypted is unknown, so no other entry is judged.
            examination.expectations = [:]
            if let flaw = error.flaw { examination.problems.append(.malformed(Self.encryption, problem: flaw)) }
        }
        return examination
    }

    private func compare(
        _ document: [UInt8], named package: String, _ archive: OpenArchive, _ examination: inout BundleChecker
    ) throws(XMLScanner.Failure) {
        var (items, references): ([XMLScanner.Element], [String]) = ([], [])
        var (identifiers, hasBase): (Set<String>, Bool) = ([], false)
        guard let document = XMLEncoding.utf8(document) else { return }
        try XMLScanner.scan(document, allowsDeclarations: true) { (element) throws(XMLScanner.Failure) in
            hasBase = hasBase || element.attributes["xml:base"] != nil
            guard element.path.count == 3 else { return }
            switch (element.path[1], element.name) {
            case ("manifest", "item"):
                items.append(element)
                if let identifier = element.attributes["id"] { identifiers.insert(identifier.singleLine) }
            case ("spine", "itemref"): references.append(element.attributes["idref"]?.singleLine ?? "")
            default: break
            }
        }
        if !hasBase { for item in items { compare(item, of: package, archive, &examination) } }
        for reference in references where !identifiers.contains(reference) {
            examination.problems.append(
                .malformed(package, problem: "its reading order has “\(reference.excerpt)”, which is no item"))
        }
        if references.isEmpty { examination.problems.append(.malformed(package, problem: "it has no reading order")) }
    }

    private func compare(
        _ item: XMLScanner.Element, of package: String, _ archive: OpenArchive, _ examination: inout BundleChecker
    ) {
        guard let href = item.attributes["href"] else {
            examination.problems.append(.malformed(package, problem: "an item has no “href”"))
            return
        }
        switch EntryReference(href, in: package) {
        case .elsewhere: break
        case .outside:
            examination.problems.append(
                .malformed(package, problem: "its item “\(href.excerpt)” leads out of the book"))
        case .entry(let names):
            guard let name = names.first(where: archive.has) else {
                examination.problems.append(.missing(names[0], namedBy: package))
                return
            }
            let type = item.attributes["media-type"]?.lowercased() ?? ""
            examination.expectations[name] = EntryExpectation(
                format: PictureFormat(mediaType: type).map { EntryExpectation.Fact(value: $0, authority: package) },
                isXML: Self.linkTypes.contains(type), isForeign: true)
        }
    }

    /// Entries with content that is encrypted or obfuscated.
    private func encrypted(_ archive: OpenArchive) throws(XMLScanner.Failure) -> [String] {
        var names: [String] = []
        guard let document = archive.document(Self.encryption).flatMap(XMLEncoding.utf8) else { return [] }
        try XMLScanner.scan(document, allowsDeclarations: true) { (element) throws(XMLScanner.Failure) in
            guard element.name == "CipherReference", let reference = element.attributes["URI"],
                case .entry(let found) = EntryReference(reference, in: "")
            else { return }
            names += found
        }
        return names
    }
}
