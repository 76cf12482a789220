extension StoryReport {
    /// `lanterns/the-lantern-fox`: unique within a library.
    var path: String { "\(collection)/\(slug)" }

    /// `stories/lanterns/the-lantern-fox.html`: the path of the story's document, relative to the report's folder.
    var document: String { "\(StoryDocuments.folder)/\(path).html" }

    /// `lanterns/the-lantern-fox/3`, with `.2` after it for a second panel. It is unique within a library.
    func path(of page: PageReport) -> String { "\(path)/\(number(of: page))" }

    /// `3`, or `3.2` for the second panel of a page.
    func number(of page: PageReport) -> String {
        page.panel > 1 ? "\(page.number).\(page.panel)" : "\(page.number)"
    }

    /// `page 3`; `page 3, panel 2` in a story with several panels on a page.
    func name(of page: PageReport) -> String {
        pages.contains { $0.panel > 1 } ? "page \(page.number), panel \(page.panel)" : "page \(page.number)"
    }

    /// `lanterns/the-lantern-fox/3/2`: the form that commands take.
    func argument(for page: PageReport) -> String {
        "\(path)/\(page.number)" + (page.panel > 1 ? "/\(page.panel)" : "")
    }
}
