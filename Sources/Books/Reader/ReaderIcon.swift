import Media

/// The icon of a control, drawn in the color of the text on a square of 24 units.
enum ReaderIcon {
    case contents
    case darkness
    case cross
    /// Against the reading direction; the next case is along it. The style sheet mirrors both for text from right to
    /// left.
    case arrowBack
    case arrowOn

    var markup: Markup {
        """
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="\(outline)"/></svg>
        """
    }

    private var outline: Markup {
        switch self {
        case .contents: "M4 6h16M4 12h16M4 18h10"
        case .darkness: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"
        case .cross: "M6 6l12 12M18 6L6 18"
        case .arrowBack: "M15 5l-7 7 7 7"
        case .arrowOn: "M9 5l7 7-7 7"
        }
    }
}
