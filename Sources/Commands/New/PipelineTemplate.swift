import ArgumentParser
import CEmbedded
import Platform

/// A pipeline and a sample story to start from.
enum PipelineTemplate: String, CaseIterable, ExpressibleByArgument {
    case pictureBook = "picture-book"
    case bedtime
    case chapters
    case comic
    case choices
    case growth

    /// The files with their paths in the new folder.
    var files: [(path: String, bytes: [UInt8])] {
        switch self {
        case .pictureBook:
            [
                ("pipeline.yaml", embedded_template_picture_book_pipeline.contents),
                ("stories/nella-and-the-paper-boat.md", embedded_template_picture_book_story.contents),
            ]
        case .bedtime:
            [
                ("pipeline.yaml", embedded_template_bedtime_pipeline.contents),
                ("stories/the-cloud-that-was-tired.md", embedded_template_bedtime_story.contents),
            ]
        case .chapters:
            [
                ("pipeline.yaml", embedded_template_chapters_pipeline.contents),
                ("stories/the-lighthouse-key.md", embedded_template_chapters_story.contents),
            ]
        case .choices:
            [
                ("pipeline.yaml", embedded_template_choices_pipeline.contents),
                ("stories/the-door-in-the-hedge.md", embedded_template_choices_story.contents),
            ]
        case .growth: [("pipeline.yaml", embedded_template_growth_pipeline.contents)]
        case .comic:
            [
                ("pipeline.yaml", embedded_template_comic_pipeline.contents),
                ("stories/the-hat-that-flew.md", embedded_template_comic_story.contents),
            ]
        }
    }
}
