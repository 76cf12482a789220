/// One file of a report, written story by story.
protocol ReportFile {
    associatedtype Failure: Error

    /// The text before the stories.
    mutating func begin() throws(Failure) -> [UInt8]

    mutating func add(_ story: StoryReport) throws(Failure) -> [UInt8]

    /// The text after the stories.
    mutating func end() throws(Failure) -> [UInt8]
}

extension ReportFile {
    /// The complete file in memory.
    func whole(_ stories: [StoryReport]) throws(Failure) -> [UInt8] {
        var file = self
        var bytes = try file.begin()
        for story in stories { bytes += try file.add(story) }
        return try bytes + file.end()
    }
}
