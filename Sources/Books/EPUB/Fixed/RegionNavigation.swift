import Domain
import Media
import Typesetting

/// The panels of comics with their balloons, for reading systems that show one after another.
///
/// Specification: EPUB Region-Based Navigation 1.0, https://idpf.org/epub/renditions/region-nav/. Regions are in percent
/// of the page.
struct RegionNavigation {
    static let path = "regions.xhtml"

    private let layout: BookLayout
    private let publication: EPUBPublication
    private let documents: [FixedDocument]

    init(_ publication: EPUBPublication, _ layout: BookLayout, _ documents: [FixedDocument]) {
        self.publication = publication
        self.layout = layout
        self.documents = documents
    }

    /// Nil for a book without comics.
    var markup: Markup? {
        let panels = documents.flatMap { document -> [Markup] in
            guard case .page(let story, let page, _) = document.content, let sheet = layout.pages[story][page].comic
            else { return [] }
            return sheet.panels.map { item($0, on: document.document.path) }
        }
        guard !panels.isEmpty else { return nil }
        return XHTMLDocument(
            language: publication.language, title: publication.book.title,
            body: """
                <body>
                <nav epub:type="region-based">
                <ol>
                \(lines: panels)
                </ol>
                </nav>
                </body>
                """
        ).markup
    }

    private func item(_ panel: ComicSheet.Panel, on path: String) -> Markup {
        let letters = panel.letters.map { letters -> Markup in
            let kind: Markup = letters.isSpeech ? "balloon" : "text-area"
            return "<li epub:type=\"\(kind)\">\(link(to: letters.box, on: path))</li>"
        }
        let inner: Markup = letters.isEmpty ? .empty : "\n<ol>\n\(lines: letters)\n</ol>\n"
        return "<li epub:type=\"panel\">\(link(to: panel.frame, on: path))\(inner)</li>"
    }

    private func link(to box: Box, on path: String) -> Markup {
        func percent(_ part: Double, of whole: Int) -> String {
            let hundredths = Int((min(max(part / Double(whole), 0), 1) * 10_000).rounded())
            return "\(hundredths / 100).\((hundredths % 100).zeroPadded(to: 2))"
        }
        let (width, height) = (BookLayout.pageWidth, layout.pageHeight)
        let region = [
            percent(box.x, of: width), percent(box.y, of: height), percent(box.width, of: width),
            percent(box.height, of: height),
        ].joined(separator: ",")
        return "<a href=\"\(path)#xywh=percent:\(region)\"></a>"
    }
}
