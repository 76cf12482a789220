import Domain
import MarkupText

/// One page: a frame on the story's sheet and, where its address is followed, a view that fills the window.
struct PageFrame {
    let story: StoryReport
    let page: PageReport
    let previous: String?
    let next: String?

    private var path: String { story.path(of: page) }

    var markup: Markup {
        """
        <li id="\(path)/frame">
        <article class="page \(page.standing.rawValue)\(page.isNew ? " new" : "")" id="\(path)" tabindex="-1" \
        aria-labelledby="\(path)/name" data-status="\(page.status.rawValue)">
        \(turning)<div class="proof">
        \(picture)
        <h4><a id="\(path)/name" href="#\(path)"><span class="word">Page </span>\(story.number(of: page))</a></h4>
        <p class="status \(page.standing.rawValue)">\(.shape(page.standing)) \(page.statusText)\
        \(page.isNew ? Self.newLabel : .empty)</p>
        </div>
        <div class="words">
        \(.paragraphs(page.text, language: story.language))
        \(PageDetails(story: story, page: page).markup)</div>
        </article>
        </li>

        """
    }

    private static let newLabel: Markup = " <span class=\"new\">new</span>"

    private var picture: Markup {
        guard let picture = page.picture else {
            return "<div class=\"picture empty\">\(.shape(page.standing))</div>"
        }
        let size: Markup = page.size.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? .empty
        return """
            <div class="picture"><img src="\(.libraryLink(picture))" alt="\(page.alt.singleLine)"\(size) \
            loading="lazy" decoding="async"/></div>
            """
    }

    private var turning: Markup {
        let back: Markup = previous.map { "<a rel=\"prev\" href=\"#\($0)\">Previous</a>" } ?? .empty
        let on: Markup = next.map { "<a rel=\"next\" href=\"#\($0)\">Next</a>" } ?? .empty
        return """
            <nav class="turning" aria-label="Pages"><a class="close" href="#\(path)/frame">Close</a>\
            <span class="title"><bdi>\(story.title)</bdi></span>\(back)\(on)</nav>

            """
    }
}
