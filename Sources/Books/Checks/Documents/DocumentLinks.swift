import Media

/// The references of a document to files that must be in the same book: XHTML, SVG, NCX and SMIL.
enum DocumentLinks {
    private static let vocabularies: Set<String> = [
        "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg", "http://www.daisy.org/z3986/2005/ncx/",
        "http://www.w3.org/ns/SMIL",
    ]
    private static let prefixes: Set<Substring> = ["svg", "xhtml", "html", "h"]
    private static let sources: Set<Substring> = [
        "img", "audio", "source", "track", "iframe", "embed", "input", "script", "content", "text",
    ]

    /// In order, each once. Empty if the document sets another base for them, or is not well-formed.
    static func all(in document: [UInt8]) -> [String] {
        var (links, isKnown, hasBase): ([String], [Bool], Bool) = ([], [], false)
        var seen: Set<String> = []
        do throws(XMLScanner.Failure) {
            try XMLScanner.scan(document, allowsDeclarations: true) { (element) throws(XMLScanner.Failure) in
                isKnown.removeSubrange(min(isKnown.count, element.path.count - 1)...)
                isKnown.append(element.attributes["xmlns"].map(vocabularies.contains) ?? isKnown.last ?? false)
                hasBase = hasBase || element.name == "base" || element.attributes["xml:base"] != nil
                guard element.prefix.isEmpty ? isKnown.last == true : prefixes.contains(element.prefix) else { return }
                links += references(of: element).filter { seen.insert($0).inserted }
            }
        } catch {
            return []
        }
        return hasBase ? [] : links
    }

    private static func references(of element: XMLScanner.Element) -> [String] {
        let names: [Substring] =
            switch element.name {
            case "a", "area", "image", "use": ["href", "xlink:href"]
            case "link":
                element.attributes["rel"]?.lowercased().split(separator: " ").contains("stylesheet") == true
                    ? ["href"] : []
            case "object": ["data"]
            case "video": ["src", "poster"]
            case let name where sources.contains(name): ["src"]
            default: []
            }
        return names.compactMap { element.attributes[$0] }.filter { !EntryReference.hasEntity($0) }
    }
}
