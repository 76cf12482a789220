package import Domain
package import LibraryStore

/// When, where and how a run went, besides its pages.
package struct RunFacts: Sendable {
    /// `20261121-020000`, the name of the report's folder.
    var id: String
    /// Seconds since 1970.
    var started: Double
    var finished: Double
    var programVersion: String
    /// The name of the machine.
    var host: String
    /// The library's folder as commands name it, from wherever they are typed.
    var library: String
    /// Where it did not end by itself, `finished` is when it was last seen at work.
    package var end: RunEnd
    /// In the order in which they were run.
    package var collections: [Slug]
    /// Their titles.
    package var collectionTitles: [String] = []
    /// The pipeline files of these, as far as they are known, as commands name them from wherever they are typed.
    package var pipelines: [String] = []
    /// Stage names and their wall time, in order.
    var stages: [StageTime]
    /// The name of the last run that went over some of the same pages since; nil where none has. These are told as they
    /// are now, not as this run left them.
    package var laterRun: String?

    var span: RunSpan { RunSpan(started: started, finished: finished) }
}

extension RunFacts {
    /// `library` is its folder, `finished` when the run was last seen at work where it did not end by itself.
    package init(_ run: StoredRun, finished: Double, end: RunEnd, library: String) {
        self.init(
            id: run.name, started: run.started, finished: finished, programVersion: run.programVersion, host: run.host,
            library: library, end: end, collections: [], stages: run.stages)
    }
}
