import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements of a well-formed document in order, as the platform's own parser reads them.
final class XMLElements: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        /// Of the element around it; nil for the first.
        var parent: Int?
        var attributes: [String: String]
        /// Whether it or an element around it keeps its text's direction to itself.
        var isIsolated: Bool
        /// With that of the elements within.
        var text = ""
        var ownText = ""

        func isOfClass(_ name: String) -> Bool {
            attributes["class", default: ""].split(separator: " ").contains(Substring(name))
        }
    }

    private(set) var all: [Element] = []
    private var open: [Int] = []

    /// Throws what the parser has against the document.
    init(of document: String) throws {
        super.init()
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = self
        guard parser.parse() else { throw parser.parserError ?? CocoaError(.propertyListReadCorrupt) }
    }

    func named(_ name: String) -> [Element] { all.filter { $0.name == name } }

    func ofClass(_ name: String) -> [Element] {
        all.filter { $0.isOfClass(name) }
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(all.count)
        let isolates = elementName == "bdi" || attributes["dir"] == "auto"
        let isIsolated = isolates || open.dropLast().last.map { all[$0].isIsolated } == true
        all.append(
            Element(
                name: elementName, parent: open.dropLast().last, attributes: attributes, isIsolated: isIsolated))
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        for index in open { all[index].text += string }
        if let index = open.last { all[index].ownText += string }
    }
}
