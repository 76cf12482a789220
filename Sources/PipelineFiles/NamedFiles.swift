struct NamedFiles {
    var stories: [StoryEntry]
    var workflows: [WorkflowEntry]
    var readers: ReaderStatisticsFile?
}
