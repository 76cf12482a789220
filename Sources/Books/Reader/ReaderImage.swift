import Domain
import Media

/// An `img` with its size, so that nothing moves when it is loaded.
struct ReaderImage {
    enum Loading {
        case now
        /// When it is near the visible part of the document.
        case lazy
    }

    private let picture: BookPicture
    private let alt: String
    private let loading: Loading

    /// `alt` nil means the picture's own text alternative.
    init(_ picture: BookPicture, alt: String? = nil, loading: Loading = .lazy) {
        self.picture = picture
        self.alt = alt ?? picture.alt
        self.loading = loading
    }

    var markup: Markup {
        let lazily: Markup = loading == .lazy ? " loading=\"lazy\"" : .empty
        return """
            <img src="\(ReaderPublication.pictureFolder)/\(picture.fileName)" alt="\(alt.singleLine)" width="\(picture.shownSize.width)" \
            height="\(picture.shownSize.height)"\(lazily) decoding="async"/>
            """
    }
}
