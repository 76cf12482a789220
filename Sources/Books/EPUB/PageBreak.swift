import Media

/// The mark at the beginning of a page in the page list.
enum PageBreak {
    /// With a visible number.
    static func numbered(_ number: Int) -> Markup {
        "<span \(attributes(number))>\(number)</span>"
    }

    /// Invisible, between blocks. It is a rule, so that programs that do not support page breaks also read its name
    /// aloud.
    static func unseen(_ number: Int) -> Markup {
        "<hr \(attributes(number))/>"
    }

    private static func attributes(_ number: Int) -> Markup {
        """
        epub:type="pagebreak" role="doc-pagebreak" id="\(EPUBPublication.pageAnchor(number))" aria-label="\(number)"
        """
    }
}
