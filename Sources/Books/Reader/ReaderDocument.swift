import Domain
import Media

/// The reader's only document: its frame, the controls, the contents, and all leaves in order.
///
/// Controls are hidden until the script supports them. All words that the script shows are already in this document, in
/// the book's language. The script has no words of its own.
package struct ReaderDocument: Sendable {
    package static let path = "index.html"

    /// Of everything that a browser can load or run, only pictures, styles, scripts and fonts beside the document are
    /// allowed.
    /// The meaning of `'self'` for a file on the disk is not defined, so the scheme of files is named as well.
    private static let policy: Markup = """
        default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src 'self' file:; \
        font-src 'self' file:; base-uri 'none'; form-action 'none'
        """

    private let publication: ReaderPublication

    init(_ publication: ReaderPublication) {
        self.publication = publication
    }

    var markup: Markup {
        let book = publication.book
        let language = publication.language
        return """
            <!DOCTYPE html>
            <html lang="\(language.text)" dir="\(language.direction.rawValue)">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)"/>
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>
            <meta name="color-scheme" content="light dark"/>
            <title>\(book.title.singleLine)</title>
            <link rel="stylesheet" href="\(ReaderStyle.path)"/>
            <script src="\(ReaderScript.path)"></script>
            </head>
            <body data-theme="\(book.stories[0].theme.rawValue)">
            \(bar)\
            \(ReaderContents(publication).markup)\
            <main>
            \(ReaderPages(publication).markup)\
            </main>
            \(turning)\
            </body>
            </html>

            """
    }

    private var bar: Markup {
        """
        <header class="bar">
        \(button("open-contents", " aria-haspopup=\"dialog\"", publication.words.contents, .contents))
        <h1>\(BookNames.isolated(publication.book.title))</h1>
        \(button("dark", " aria-pressed=\"false\"", publication.words.dark, .darkness))
        </header>
        <dialog id="drawer" aria-labelledby="contents-heading">
        <p class="closing">\(button("close-contents", .empty, publication.words.close, .cross))</p>
        </dialog>

        """
    }

    private var turning: Markup {
        """
        <nav class="turning" aria-label="\(publication.words.pages)"\(publication.words.attributes) hidden="">
        \(button("previous", .empty, publication.words.previous, .arrowBack))
        <p id="where" role="status" lang="\(publication.language.text)" \
        dir="\(publication.language.direction.rawValue)"></p>
        \(button("next", .empty, publication.words.next, .arrowOn))
        </nav>

        """
    }

    private func button(_ id: String, _ attributes: Markup, _ name: String, _ icon: ReaderIcon) -> Markup {
        """
        <button type="button" id="\(id)"\(attributes) aria-label="\(name)" title="\(name)"\
        \(publication.words.attributes) hidden="">\(icon.markup)</button>
        """
    }
}
