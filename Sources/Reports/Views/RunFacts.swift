package import Domain
package import LibraryStore

/// The facts about a run without its pages.
package struct RunFacts: Sendable {
    /// `20261121-020000`, the name of the report's folder.
    var id: String
    /// Seconds since 1970.
    var started: Double
    var finished: Double
    var programVersion: String
    /// The name of the machine.
    var host: String
    /// The library's folder as commands name it, valid in every working folder.
    var library: String
    /// If the run did not end normally, `finished` is when it was last active.
    package var end: RunEnd
    /// In the order in which the run made them.
    package var collections: [Slug]
    /// The titles of the collections.
    package var collectionTitles: [String] = []
    /// The known pipeline files of the collections, as commands name them, valid in every working folder.
    package var pipelines: [String] = []
    /// The part of the stories that the library has; nil if it is not the library of a shard.
    package var shard: Shard?
    /// The stages and their wall time, in order.
    var stages: [StageTime]
    /// When its backends could not be used.
    var outages: [BackendOutage] = []
    /// The name of the last later run that changed some of the same pages; nil if there is none. These pages are
    /// reported in their present state, not as this run left them.
    package var laterRun: String?

    var span: RunSpan { RunSpan(started: started, finished: finished) }
}

extension RunFacts {
    /// `library` is the library's folder. `finished` is when the run was last active if it did not end normally.
    package init(_ run: StoredRun, finished: Double, end: RunEnd, library: String) {
        self.init(
            id: run.name, started: run.started, finished: finished, programVersion: run.programVersion, host: run.host,
            library: library, end: end, collections: [], stages: run.stages,
            outages: run.outages)
    }
}
