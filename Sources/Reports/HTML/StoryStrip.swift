import Domain
import Media

/// One story as a strip of its pages, each with a small picture, its number and its state.
struct StoryStrip {
    /// The approximate number of frames in a row. Browsers reserve space for hidden strips by the resulting number of
    /// rows.
    private static let framesInARow = 9
    /// The longer side of an empty frame, in pixels.
    private static let emptyFrameSide = 256

    let story: StoryReport

    var markup: Markup {
        """
        <section class="story rows-\(rows)" id="\(story.path)">
        <h3><a href="\(story.document)"><bdi lang="\(story.language)">\(story.title)</bdi></a></h3>
        \(story.facts)
        <ol class="strip">
        \(story.pages.map(frame))</ol>
        </section>

        """
    }

    private var rows: Int { min(12, max(1, (story.pages.count + Self.framesInARow - 1) / Self.framesInARow)) }

    private func frame(of page: PageReport) -> Markup {
        let number = story.number(of: page)
        let state = page.state
        // The link text names the page. The document with the full picture describes what the picture shows.
        let picture = page.smallPicture.map { Markup.picture($0, alt: "") } ?? emptyFrame
        return """
            <li class="frame \(state.rawValue)\(page.isNew ? " new" : "")" id="\(story.path(of: page))">\
            <a href="\(story.document)#\(number)">\(picture)<span class="number">\
            <span class="hidden">Page </span>\(number)</span> <span class="status \(state.rawValue)">\
            \(.shape(state)) \(state.word)\(page.isNew ? Self.newLabel : .empty)</span></a></li>

            """
    }

    private static let newLabel: Markup = " <span class=\"tag\">new</span>"

    /// It has the proportions of the story's first picture.
    private var emptyFrame: Markup {
        let shape = story.pages.lazy.compactMap(\.size).first ?? .page
        let longer = max(shape.width, shape.height)
        return """
            <svg class="empty" aria-hidden="true" width="\(shape.width * Self.emptyFrameSide / longer)" \
            height="\(shape.height * Self.emptyFrameSide / longer)" \
            viewBox="0 0 \(shape.width) \(shape.height)"></svg>
            """
    }
}

extension StoryReport {
    /// How many pages are ready, and which backend planned the story.
    var facts: Markup {
        let counts = counts
        let planned: Markup = textBackend.map { ", planned by <bdi>\($0)</bdi>" } ?? .empty
        return "<p class=\"facts\">\(counts.ready) of \(counts.total) ready\(planned)</p>"
    }
}

extension PageState {
    var word: String { self == .undrawn ? "not drawn" : rawValue }
}
