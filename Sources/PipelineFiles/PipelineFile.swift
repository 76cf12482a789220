package import Domain
package import Generation
package import SystemPackage

/// A pipeline file, read and checked: what to make, from what, with which generators.
package struct PipelineFile: Sendable {
    static let fileName = "pipeline.yaml"
    /// Bytes a pipeline file may have.
    static let sizeLimit = 1_000_000

    package var path: FilePath
    package var collection: CollectionFacts
    package var stories: [StoryEntry]
    /// Text generators in the order in which they are asked.
    package var text: [BackendSettings]
    /// Image generators in the order in which they are asked.
    package var images: [BackendSettings]
    /// Every backend that is described, asked or not.
    package var backends: [BackendSettings]
    /// The workflow files that backends name, in the order in which they stand there.
    package var workflows: [WorkflowEntry]
    /// Of each pass, from the smallest; one where every page is drawn once.
    package var sizes: [PixelSize]
    /// What its pictures are not to show, beside what none is to.
    package var negativePrompt: String?
    package var exports: [ExportFormat]
    /// What readers looked at, for the order in which pages are drawn.
    package var readers: ReaderStatisticsFile?
    /// Where a run ends before its work is done.
    package var limits: RunLimits
    /// How similar a page must be, up to 1, for its picture to be taken for another; nil where none is.
    package var similarity: Double?
    /// Who is told how a run ended.
    package var notices: [NotifyCommand] = []

    /// Where the file begins to say something, for errors found later: `pipelines/lanterns/pipeline.yaml:3:1`.
    var place: String

    /// In which a page is drawn at last.
    var size: PixelSize { sizes.last ?? .page }
}

/// A story as a pipeline lists it.
package struct StoryEntry: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        case file(FilePath)
        case parameters(StoryParameters)
    }

    /// The story's name in the library; unique within the collection.
    package var slug: Slug
    package var source: Source
    /// These win over what the story file says.
    package var title: String?
    package var details = StoryDetails()
    package var tier: Tier = .free
    /// Where the pipeline names it: `pipelines/lanterns/pipeline.yaml:7:11`.
    package var place: String
}
