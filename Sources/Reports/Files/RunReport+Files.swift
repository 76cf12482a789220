/// The files of a report whose stories are in memory.
extension RunReport {
    /// The complete `run.json`.
    func json() throws -> [UInt8] { try RunDocumentFile(outline).whole(stories) }

    /// The complete `junit.xml`.
    func junit(_ outline: ReportOutline? = nil) -> String {
        String(decoding: JUnitFile(outline ?? self.outline).whole(stories), as: UTF8.self)
    }

    /// The complete `attempts.tsv`.
    func attemptLog() -> String { String(decoding: AttemptLogFile(outline).whole(stories), as: UTF8.self) }

    /// The complete `index.html`.
    func html() -> String { String(decoding: IndexPage(outline).whole(stories), as: UTF8.self) }

    /// The documents of the stories, each with its path relative to the report's folder.
    func storyDocuments() -> [(path: String, html: String)] {
        let outline = outline
        return stories.enumerated().map { index, story in
            let document = StoryDocument(report: outline, story: story, index: index)
            return (story.document, String(decoding: document.bytes, as: UTF8.self))
        }
    }

    /// The complete `search.js`.
    func searchData() -> String { String(decoding: SearchFile().whole(stories), as: UTF8.self) }
}
