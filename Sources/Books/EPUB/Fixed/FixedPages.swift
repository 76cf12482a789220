import Media

/// The pages of the fixed edition as XHTML.
struct FixedPages {
    let publication: EPUBPublication
    let layout: BookLayout
    let setter: TextSetter

    init(_ publication: EPUBPublication, _ layout: BookLayout, _ setter: TextSetter) {
        self.publication = publication
        self.layout = layout
        self.setter = setter
    }

    func markup(of content: FixedDocument.Content) -> Markup {
        let stories = publication.book.stories
        return switch content {
        case .cover: cover
        case .storyTitle(let story): titlePage(of: stories[story])
        case .page(let story, let page, let number):
            storyPage(stories[story].pages[page], of: stories[story], layout: layout.pages[story][page], number: number)
        case .matter(let matter): matterPage(matter)
        case .colophon: colophon
        }
    }

    func page(title: String, body: Markup) -> Markup {
        XHTMLDocument(language: publication.language, title: title, pageHeight: layout.pageHeight, body: body).markup
    }
}
