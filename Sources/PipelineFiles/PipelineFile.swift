package import Domain
package import Generation
package import SystemPackage

/// A pipeline file after reading and checking: what to make, from which sources, with which generators.
package struct PipelineFile: Sendable {
    static let fileName = "pipeline.yaml"
    /// The maximum size of a pipeline file in bytes.
    package static let sizeLimit = 1_000_000

    package var path: FilePath
    package var collection: CollectionFacts
    /// The characters that all stories may have.
    package var cast: [CastEntry] = []
    package var stories: [StoryEntry]
    /// How the collection grows; nil if it only has listed stories.
    package var growth: Growth?
    /// The stories that it has grown by, which are also the last of ``stories``.
    package var grown: [GrownStory] = []
    /// The stories that other shards make, by their positions among all stories of the file, from 0.
    package var elsewhere: [Int: Slug] = [:]
    /// Text generators in the order in which they are tried.
    package var text: [BackendSettings]
    /// Image generators in the order in which they are tried.
    package var images: [BackendSettings]
    /// All described backends, used or not.
    package var backends: [BackendSettings]
    /// The workflow files that backends name, in the order of the file.
    package var workflows: [WorkflowEntry]
    /// The size of each pass, the smallest first. There is one size if every page is drawn once.
    package var sizes: [PixelSize]
    /// What this collection's pictures must not show, in addition to what no picture may show.
    package var negativePrompt: String?
    package var exports: [ExportFormat]
    /// The reader statistics that influence the order in which pages are drawn.
    package var readers: ReaderStatisticsFile?
    /// Limits that end a run before all its work is done.
    package var limits: RunLimits
    /// How long a run waits for backends that do not answer.
    package var outageLimits = OutageLimits()
    /// Whether pages are drawn while later stories are planned; nil if the backends decide.
    package var overlap: Bool?
    /// Whether a story with words above the rating is an error.
    package var isAudienceStrict = false
    /// The minimum similarity, up to 1, at which a page reuses another page's picture; nil if pages never do.
    package var similarity: Double?
    /// The commands that run at the end of a run.
    package var notices: [NotifyCommand] = []

    /// The position where the file's content begins, for errors found later: `pipelines/lanterns/pipeline.yaml:3:1`.
    var place: String
    /// The user's own drawings.
    package var art = ArtFolder.none
    /// The folder of ``art``; nil without it.
    var artFolder: ArtFolderPath?
    /// The position of `style`; nil without it.
    package var stylePlace: String?

    /// The size of the last pass.
    var size: PixelSize { sizes.last ?? .page }

    /// Which pages of a story get a picture.
    package func pictures(_ story: Slug) -> PictureChoice {
        stories.first { $0.slug == story }?.pictures ?? .everyPage
    }

    /// What decides the pages of a story besides its text; nil if it has the usual pages with one picture each.
    package func layoutBasis(of story: Slug) -> String? {
        if let comic = comic(story) { return comic.basis }
        let pictures = pictures(story)
        return pictures == .everyPage ? nil : "pictures \(pictures.text)"
    }

    /// How the pages of a story are divided into panels; nil for one picture a page.
    package func comic(_ story: Slug) -> ComicPage? {
        stories.first { $0.slug == story }?.panels.map {
            ComicPage(panels: $0, size: size, audience: collection.audience)
        }
    }

    /// Whether the built-in text generator only stands in for a language model.
    package var asksLanguageModel: Bool { text.first.map { $0.kind != .stub } ?? false }
}

extension PipelineFile {
    /// Whether pages may have several panels.
    package var hasComic: Bool { growth?.panels != nil || stories.contains { $0.panels != nil } }
}

/// A story in a pipeline's list.
package struct StoryEntry: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case file(FilePath)
        case parameters(StoryParameters)
    }

    /// The story's name in the library. It is unique within the collection.
    package var slug: Slug
    package var source: Source
    /// These values take precedence over those in the story file.
    package var title: String?
    package var details = StoryDetails()
    /// Characters of the story. They take precedence over those of the collection and of the story file.
    package var cast: [CastEntry] = []
    package var tier: Tier = .free
    /// How many panels the pages of a comic have; nil for one picture a page.
    package var panels: ClosedRange<Int>?
    /// Which of its pages get a picture.
    package var pictures = PictureChoice.everyPage
    /// The position in the pipeline file: `pipelines/lanterns/pipeline.yaml:7:11`.
    package var place: String
}
