package import MarkupText

/// The pages of the book as XHTML.
package struct EPUBPages: Sendable {
    let publication: EPUBPublication

    package init(_ publication: EPUBPublication) {
        self.publication = publication
    }

    package func markup(of document: EPUBDocument) -> Markup {
        switch document.content {
        case .cover: cover
        case .storyTitle(let story): titlePage(of: publication.book.stories[story])
        case .page(let story, let page, let number):
            storyPage(
                publication.book.stories[story].pages[page], of: publication.book.stories[story],
                layout: publication.layout.pages[story][page], number: number)
        case .colophon: colophon
        }
    }

    func page(title: String, body: Markup) -> Markup {
        XHTMLDocument(
            language: publication.language, title: title, pageHeight: publication.layout.pageHeight, body: body
        ).markup
    }

    func image(_ picture: BookPicture, alt: String) -> Markup {
        """
        <img src="\(EPUBPicture.path(of: picture.digest, picture.format))" alt="\(alt)"/>
        """
    }
}
