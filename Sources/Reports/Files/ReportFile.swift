/// One of the files of a report, as it comes story by story.
protocol ReportFile {
    associatedtype Failure: Error

    /// What stands before the stories.
    mutating func begin() throws(Failure) -> [UInt8]

    mutating func add(_ story: StoryReport) throws(Failure) -> [UInt8]

    /// What stands behind them.
    mutating func end() throws(Failure) -> [UInt8]
}

extension ReportFile {
    /// All of it at once.
    func whole(_ stories: [StoryReport]) throws(Failure) -> [UInt8] {
        var file = self
        var bytes = try file.begin()
        for story in stories { bytes += try file.add(story) }
        return try bytes + file.end()
    }
}
