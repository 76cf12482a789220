import Domain
import Media

/// A leaf that the reader can show.
struct ReaderPage {
    /// The text after the `#` in the address when it is shown.
    let address: String
    /// A class of the style sheet.
    let kind: Markup
    let theme: Theme
    /// Nil if the leaf has no picture that is fitted to the window.
    let shape: PictureShape?
    /// What the reader shows as the current place in the book.
    let place: Markup
    let content: Markup
    /// Attributes for leaves between which a reader chooses.
    var turns = Markup.empty

    var markup: Markup {
        """
        <article class="leaf \(kind)\(fitting)" id="\(address)" data-theme="\(theme.rawValue)"\(turns) tabindex="-1" \
        aria-labelledby="\(address)/place">
        \(content)\
        <p class="place" id="\(address)/place">\(place)</p>
        </article>

        """
    }

    private var fitting: Markup {
        guard let shape else { return .empty }
        return " pictured \(shape.isWide ? "wide " : "")\(shape.name)"
    }
}
