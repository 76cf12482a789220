import Domain
import Media

/// The frame of every document in the book.
struct XHTMLDocument: Sendable {
    static let stylePath = "book.css"

    var language: LanguageTag
    var title: String
    /// Height of the page in pixels, for a width of ``BookLayout/pageWidth``; nil for a document without fixed size.
    var pageHeight: Int?
    /// The `body` element.
    var body: Markup

    var markup: Markup {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" \
        lang="\(language.text)" xml:lang="\(language.text)" dir="\(language.direction.rawValue)">
        <head>
        <meta charset="utf-8"/>
        \(viewport)<title>\(title.singleLine)</title>
        <link rel="stylesheet" type="text/css" href="\(Self.stylePath)"/>
        </head>
        \(body)
        </html>

        """
    }

    private var viewport: Markup {
        guard let pageHeight else { return .empty }
        return """
            <meta name="viewport" content="width=\(BookLayout.pageWidth), height=\(pageHeight)"/>

            """
    }
}
