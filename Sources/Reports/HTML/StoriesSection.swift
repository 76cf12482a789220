import Domain
import Media

/// The stories by collection, with a table of contents, a search, and filters.
struct StoriesSection {
    static let closing: Markup = "</div>\n"

    let report: ReportOutline
    /// The number of stories written so far.
    private var done = 0

    init(report: ReportOutline) {
        self.report = report
    }

    var opening: Markup {
        """
        <div class="stories" id="stories" tabindex="-1">
        \(contents)\(leftOut)\(choice)
        """
    }

    /// The next story in the report's order.
    mutating func section(for story: StoryReport) -> Markup {
        defer { done += 1 }
        let strip = StoryStrip(story: story).markup
        guard done == 0 || report.stories[done - 1].collection != story.collection else { return strip }
        return "<h2 class=\"collection\"><bdi>\(story.collectionTitle)</bdi></h2>\n\(strip)"
    }

    private var contents: Markup {
        guard report.stories.count > 1 else { return .empty }
        let items = report.stories.map { story -> Markup in
            let counts = story.counts
            let shortfalls = PageState.allCases.filter { $0 != .ready && counts[$0] > 0 }.map { state -> Markup in
                """
                 <span class="short \(state.rawValue)">\(.shape(state)) \(counts[state]) \
                <span class="hidden">\(state.noun(counts[state]))</span></span>
                """
            }
            return """
                <li><a href="#\(story.path)"><bdi lang="\(story.language)">\(story.title)</bdi></a> \
                <span class="extent">\(counts.total)<span class="hidden"> pages</span></span>\(shortfalls)</li>

                """
        }
        return """
            <nav class="contents" aria-labelledby="contents">
            <h2 id="contents">Contents</h2>
            <ol>
            \(items)</ol>
            </nav>

            """
    }

    private var leftOut: Markup {
        let leftOut = report.leftOut
        guard leftOut.stories > 0 else { return .empty }
        let command =
            "nightpress report --all --run \(ShellWord.quoted(report.run.id)) --library \(ShellWord.quoted(report.run.library))"
        return """
            <p class="left-out">Not listed: \(Counted.stories(leftOut.stories).description) with \
            \(Counted.pages(leftOut.pages).description). Every page is ready, and this run changed nothing. \
            <code>\(command)</code> lists every story.</p>

            """
    }

    private var choice: Markup {
        guard report.listedPages > 0 else { return .empty }
        return """
            <div class="choice">
            \(statuses)<form class="search" role="search" hidden="hidden">
            <label for="search">Search</label> <input type="search" id="search" autocomplete="off" spellcheck="false" \
            aria-describedby="search-help" aria-keyshortcuts="/"/>
            <span class="help" id="search-help">titles, text, backends, messages <kbd>/</kbd></span>
            </form>
            <p class="found" id="found" role="status" data-waiting="The texts are still being read; titles are \
            searched." data-failure="The texts could not be loaded; titles are searched."></p>
            </div>

            """
    }

    private var statuses: Markup {
        let counts = report.counts
        let total = report.listedPages
        let ready = counts.ready - report.leftOut.pages
        guard ready > 0, ready < total || counts.newlyDrawn < total else { return .empty }
        return """
            <form>
            <fieldset>
            <legend>Show</legend>
            <label><input type="radio" name="show" id="show-all" checked="checked"/> all \(total) pages</label>
            <label><input type="radio" name="show" id="show-wanting"/> \(total - ready) not ready</label>
            <label><input type="radio" name="show" id="show-new"/> \(counts.newlyDrawn) new in this run</label>
            </fieldset>
            </form>

            """
    }
}
