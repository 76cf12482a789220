import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements of a well-formed document in order, read with the platform's parser.
final class XMLElements: NSObject, XMLParserDelegate {
    struct Element {
        var name: String
        /// The parent element's index; nil for the root.
        var parent: Int?
        var attributes: [String: String]
        /// Whether it or an ancestor isolates the direction of its text.
        var isIsolated: Bool
        /// Including the text of its descendants.
        var text = ""
        var ownText = ""

        func isOfClass(_ name: String) -> Bool {
            attributes["class", default: ""].split(separator: " ").contains(Substring(name))
        }
    }

    private(set) var all: [Element] = []
    private var open: [Int] = []

    /// Throws the parser's error if the document is not well-formed.
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
