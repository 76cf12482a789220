import CEmbedded
import Media
import Platform

/// One story page by page, with all details of each page.
///
/// It is also well-formed XML, so that an XML parser detects a single unescaped character.
struct StoryDocument {
    /// The relative path from the document to the report's folder.
    static let up = "../../"
    private static let head = DocumentHead(
        up: up, script: String(decoding: embedded_story_js.contents, as: UTF8.self), loadsMore: false)

    let report: ReportOutline
    let story: StoryReport
    /// The position among the report's stories.
    let index: Int

    var bytes: [UInt8] { Array(markup.source.utf8) }

    private var markup: Markup {
        """
        \(Self.head.markup(title: "\(story.title.singleLine) – run \(report.run.id)"))
        <body class="story-page">
        \(DocumentHead.shapes)
        <a class="skip" href="#pages">Skip to the pages</a>
        \(header)
        <main id="pages" tabindex="-1">
        \(story.pages.map { PageArticle(report: report, story: story, page: $0).markup })</main>
        \(neighbours)\
        \(Self.head.scriptMarkup)
        </body>
        </html>

        """
    }

    private var header: Markup {
        let numbers = story.pages.map { page -> Markup in
            let number = story.number(of: page)
            return """
                <li><a href="#\(number)">\(.shape(page.state)) <span class="hidden">Page </span>\(number)\
                <span class="hidden">, \(page.state.word)</span></a></li>

                """
        }
        return """
            <header class="story">
            <nav class="turning" aria-label="Report"><a class="up" href="\(Self.up)\(IndexPage.name)#\(story.path)">All \
            stories</a> <span class="keys" hidden="hidden"><kbd>←</kbd> <kbd>→</kbd> turn pages, <kbd>Esc</kbd> goes \
            back</span></nav>
            <p class="imprint"><bdi>\(story.collectionTitle)</bdi></p>
            <h1><bdi lang="\(story.language)">\(story.title)</bdi></h1>
            \(story.facts)
            \(standIns)\
            <nav aria-label="Pages"><ol class="jumps">
            \(numbers)</ol></nav>
            </header>
            """
    }

    private var standIns: Markup {
        guard !story.standIns.isEmpty else { return .empty }
        let items = story.standIns.map { standIn -> Markup in "<li><bdi>\(standIn.words)</bdi></li>\n" }
        return """
            <ul class="notices" aria-label="Text stand-ins">
            \(items)</ul>

            """
    }

    /// The previous and the next story in the report.
    private var neighbours: Markup {
        let before = index > 0 ? report.stories[index - 1] : nil
        let behind = index + 1 < report.stories.count ? report.stories[index + 1] : nil
        guard before != nil || behind != nil else { return .empty }
        return """
            <nav class="neighbours" aria-label="Stories">\
            \(link(to: before, page: before?.numbers.last, relation: "prev", words: "Story before"))\
            \(link(to: behind, page: behind?.numbers.first, relation: "next", words: "Next story"))</nav>

            """
    }

    private func link(to story: StoryOutline?, page: String?, relation: Markup, words: Markup) -> Markup {
        guard let story else { return .empty }
        let fragment = page.map { "#\($0)" } ?? ""
        return """
            <a rel="\(relation)" href="\(Self.up)\(story.document)\(fragment)"><span>\(words)</span> \
            <bdi lang="\(story.language)">\(story.title)</bdi></a>
            """
    }
}
