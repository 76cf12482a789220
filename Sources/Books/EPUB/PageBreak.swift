import Media

/// The mark at which a page of the page list begins.
enum PageBreak {
    /// With its number to be seen.
    static func numbered(_ number: Int) -> Markup {
        "<span \(attributes(number))>\(number)</span>"
    }

    /// Between blocks, where nothing is seen. A rule, as its name is then heard also by programs that do not know what a
    /// page break is.
    static func unseen(_ number: Int) -> Markup {
        "<hr \(attributes(number))/>"
    }

    private static func attributes(_ number: Int) -> Markup {
        """
        epub:type="pagebreak" role="doc-pagebreak" id="\(EPUBPublication.pageAnchor(number))" aria-label="\(number)"
        """
    }
}
