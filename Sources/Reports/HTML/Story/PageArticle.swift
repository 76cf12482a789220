import Domain
import LibraryStore
import Media

/// One page in its story's document: the picture, the text, how the picture was made, and how to redraw it.
struct PageArticle {
    let report: ReportOutline
    let story: StoryReport
    let page: PageReport

    private var number: String { story.number(of: page) }

    var markup: Markup {
        """
        <article class="page \(page.state.rawValue)\(page.isNew ? " new" : "")" id="\(number)" tabindex="-1" \
        aria-labelledby="\(number)-name" data-status="\(page.status.rawValue)">
        \(picture)
        <div class="words">
        <h2 id="\(number)-name">Page \(number)</h2>
        <p class="status \(page.state.rawValue)">\(.shape(page.state)) \(page.statusText)\
        \(page.isNew ? Self.newLabel : .empty)\(change)</p>
        \(.paragraphs(page.text, language: story.language))
        \(choices)\
        \(PageDetails(report: report, story: story, page: page).markup)\
        \(AttemptLadder(attempts: page.attempts).markup)\
        \(command.markup(id: number))\
        </div>
        </article>

        """
    }

    private var command: PageCommand {
        PageCommand(
            argument: story.argument(for: page), library: report.run.library, isRedraw: page.picture != nil)
    }

    private var choices: Markup {
        guard !page.choices.isEmpty else { return .empty }
        let links = page.choices.map { choice -> Markup in
            "<li><a href=\"#\(choice.page)\"><bdi lang=\"\(story.language)\">\(choice.text)</bdi></a>, page \(choice.page)</li>\n"
        }
        return "<ul class=\"choices\" aria-label=\"Choices\">\n\(links)</ul>\n"
    }

    private static let newLabel: Markup = " <span class=\"tag\">new in this run</span>"

    private var change: Markup {
        guard let change = page.change else { return .empty }
        return " <span class=\"change\">was \(change.earlier.rawValue) in the run before</span>"
    }

    private var picture: Markup {
        guard let picture = page.fullPicture else {
            return "<div class=\"picture\"><p class=\"empty\">\(.shape(page.state)) no picture</p></div>"
        }
        return """
            <div class="picture"><a href="\(.libraryLink(picture.path, up: StoryDocument.up))">\
            \(.picture(picture, alt: page.alt, up: StoryDocument.up))</a></div>
            """
    }
}
