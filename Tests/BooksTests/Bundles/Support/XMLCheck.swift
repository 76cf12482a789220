import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Reads a document with an XML parser and collects what tests compare.
final class XMLCheck: NSObject, XMLParserDelegate {
    struct Element {
        let name: String
        let attributes: [String: String]
    }

    private(set) var elements: [Element] = []
    /// All character data in order.
    private(set) var text = ""
    /// Nil if the document is well-formed.
    private(set) var flaw: String?

    init(_ document: String) {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        if !parser.parse() {
            flaw = "line \(parser.lineNumber): \(parser.parserError.map { "\($0)" } ?? "unknown")"
        }
    }

    func attributes(_ attribute: String, of element: String) -> [String] {
        elements.filter { $0.name == element }.compactMap { $0.attributes[attribute] }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }
}
