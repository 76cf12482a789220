/// The outline of a PDF: entries of two levels, all of them open.
struct PDFOutline {
    private struct Item {
        var title: String
        var page: PDFFile.Reference
        var children: [Item] = []
    }

    private var items: [Item] = []

    mutating func add(_ entry: OutlineEntry, _ page: PDFFile.Reference) {
        let item = Item(title: entry.title, page: page)
        if entry.level > 1, !items.isEmpty {
            items[items.count - 1].children.append(item)
        } else {
            items.append(item)
        }
    }

    func write(to file: PDFFile) throws -> PDFFile.Reference {
        let root = file.reserve()
        let ends = try write(items, below: root, to: file)
        let count = items.reduce(items.count) { $0 + $1.children.count }
        try file.add("<</Type /Outlines\(ends) /Count \(count)>>", as: root)
        return root
    }

    /// Returns the references to the first and the last.
    private func write(_ items: [Item], below parent: PDFFile.Reference, to file: PDFFile) throws -> String {
        let references = items.map { _ in file.reserve() }
        for (index, item) in items.enumerated() {
            let before = index > 0 ? " /Prev \(references[index - 1])" : ""
            let after = index + 1 < items.count ? " /Next \(references[index + 1])" : ""
            let ends = try write(item.children, below: references[index], to: file)
            let count = item.children.isEmpty ? "" : " /Count \(item.children.count)"
            try file.add(
                """
                <</Title \(PDFText.string(item.title)) /Parent \(parent) /Dest [\(item.page) /Fit]\(before)\(after)\
                \(ends)\(count)>>
                """, as: references[index])
        }
        return references.first.map { " /First \($0) /Last \(references[references.count - 1])" } ?? ""
    }
}
