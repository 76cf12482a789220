import Domain
import MarkupText

/// One story as a sheet of frames.
struct StorySection {
    let story: StoryReport
    /// Of all pages of the report in order, to turn from one to the next.
    let paths: [String]
    /// Where this story's pages begin among them.
    let offset: Int

    var markup: Markup {
        let counts = story.counts
        let frames = story.pages.indices.map { index -> Markup in
            PageFrame(
                story: story, page: story.pages[index],
                previous: offset + index > 0 ? paths[offset + index - 1] : nil,
                next: offset + index + 1 < paths.count ? paths[offset + index + 1] : nil
            ).markup
        }
        let planned: Markup = story.textBackend.map { ", planned by <bdi>\($0)</bdi>" } ?? .empty
        return """
            <section class="story" id="\(story.path)" \
            style="--pages:\(counts.total);--wanting:\(counts.total - counts.ready);--new:\(counts.new)">
            <h3><bdi lang="\(story.language)">\(story.title)</bdi></h3>
            <p class="facts">\(counts.ready) of \(counts.total) ready\(planned)</p>
            <ol class="sheet" style="--shape:\(shape.width)/\(shape.height)">
            \(frames)</ol>
            </section>

            """
    }

    /// The shape of the empty frames: that of the story's first picture.
    private var shape: PixelSize {
        story.pages.lazy.compactMap(\.size).first ?? .page
    }
}
