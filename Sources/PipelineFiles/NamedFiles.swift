import Domain

struct NamedFiles {
    var stories: [StoryEntry]
    var workflows: [WorkflowEntry]
    var readers: ReaderStatisticsFile?
    /// The characters of the pipeline and of its stories.
    var cast: [CastEntry]
}
