import Archives

/// Holds an EPUB against its container and its package document.
struct EPUBExamination {
    private static let mimetype = "mimetype"
    private static let mediaType = "application/epub+zip"
    private static let container = "META-INF/container.xml"
    private static let packageType = "application/oebps-package+xml"
    private static let pictureTypes = ["image/png", "image/jpeg"]

    static func isOne(_ archive: OpenArchive) -> Bool {
        archive.entries.first?.name == mimetype || archive.has(container)
    }

    func callAsFunction(_ archive: OpenArchive) -> Examination {
        var examination = Examination()
        examineMimetype(archive, &examination)
        guard archive.has(Self.container) else {
            examination.problems.append(.missing(Self.container, namedBy: "every EPUB"))
            return examination
        }
        guard let tags = tags(of: Self.container, archive, &examination) else { return examination }
        let roots = tags.filter { $0.name == "rootfile" && $0.attributes["media-type"] == Self.packageType }
        guard let package = roots.first?.attributes["full-path"] else {
            examination.problems.append(.malformed(Self.container, problem: "it names no package document"))
            return examination
        }
        guard archive.has(package) else {
            examination.problems.append(.missing(package, namedBy: Self.container))
            return examination
        }
        guard let tags = self.tags(of: package, archive, &examination) else { return examination }
        compare(tags.filter { $0.name == "item" }, of: package, archive, &examination)
        return examination
    }

    private func examineMimetype(_ archive: OpenArchive, _ examination: inout Examination) {
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

    /// Nil where the entry cannot be read, which is told.
    private func tags(
        of name: String, _ archive: OpenArchive, _ examination: inout Examination
    ) -> [TagScanner.Tag]? {
        guard let bytes = archive.document(name) else { return nil }
        do {
            return try TagScanner.tags(in: bytes)
        } catch {
            examination.problems.append(.malformed(name, problem: error.reason))
            return nil
        }
    }

    private func compare(
        _ items: [TagScanner.Tag], of package: String, _ archive: OpenArchive, _ examination: inout Examination
    ) {
        var listed: Set<String> = [Self.mimetype, package]
        for item in items {
            guard let href = item.attributes["href"], let name = Self.resolved(href, in: package) else {
                let words = item.attributes["href"].map { "its item “\($0)” leads out of the book" }
                examination.problems.append(.malformed(package, problem: words ?? "an item has no “href”"))
                continue
            }
            guard listed.insert(name).inserted else {
                examination.problems.append(.malformed(package, problem: "it lists “\(name)” twice"))
                continue
            }
            guard archive.has(name) else {
                examination.problems.append(.missing(name, namedBy: package))
                continue
            }
            if Self.pictureTypes.contains(item.attributes["media-type"] ?? "") {
                examination.expectations[name] = EntryExpectation(isPicture: true, authority: package)
            }
        }
        for entry in archive.entries where !listed.contains(entry.name) && !entry.name.hasPrefix("META-INF/") {
            examination.problems.append(.unlisted(entry.name, by: package))
        }
    }

    /// The name of the entry that a reference means; nil where it leads out of the archive, or to another machine.
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
    /// Nil where what the escapes stand for is no UTF-8.
    fileprivate var removingPercentEncoding: String? {
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16), rest.count >= 2 else { return nil }
            bytes.append(code)
            rest.removeFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
