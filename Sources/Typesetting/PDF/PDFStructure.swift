/// The structure tree of a tagged PDF: the document, and its parts in reading order.
struct PDFStructure {
    private var pages: [(page: PDFFile.Reference, parts: [DrawnPage.Structure])] = []

    mutating func add(_ parts: [DrawnPage.Structure], of page: PDFFile.Reference) {
        pages.append((page, parts))
    }

    /// Returns the root of the tree.
    func write(to file: PDFFile) throws -> PDFFile.Reference {
        let (root, document) = (file.reserve(), file.reserve())
        var kids: [PDFFile.Reference] = []
        var parents: [String] = []
        for (index, (page, parts)) in pages.enumerated() {
            var elements: [PDFFile.Reference] = []
            for (number, part) in parts.enumerated() {
                let alternative = if case .figure(let text) = part { " /Alt \(PDFText.string(text))" } else { "" }
                elements.append(
                    try file.add(
                        "<</Type /StructElem /S /\(part.tag) /P \(document) /Pg \(page) /K \(number)\(alternative)>>"))
            }
            kids += elements
            parents.append("\(index) [\(elements.map(\.description).joined(separator: " "))]")
        }
        let tree = try file.add("<</Nums [\(parents.joined(separator: "\n"))]>>")
        try file.add(
            "<</Type /StructElem /S /Document /P \(root) /K [\(kids.map(\.description).joined(separator: " "))]>>",
            as: document)
        return try file.add(
            "<</Type /StructTreeRoot /K [\(document)] /ParentTree \(tree) /ParentTreeNextKey \(pages.count)>>", as: root
        )
    }
}
