package import Domain

/// The data of a run at its start.
package struct NewRun: Sendable {
    /// `20261121-020000`. A number is added if the library already has that name.
    var name: String
    /// Seconds since 1970.
    var started: Double
    var host: String
    var programVersion: String
    var promptsDigest: String
    var collections: [CollectionID]
    /// Deadline, in seconds since 1970.
    var deadline: Double?

    package init(
        name: String, started: Double, host: String, programVersion: String, promptsDigest: String,
        collections: [CollectionID], deadline: Double? = nil
    ) {
        self.name = name
        self.started = started
        self.host = host
        self.programVersion = programVersion
        self.promptsDigest = promptsDigest
        self.collections = collections
        self.deadline = deadline
    }
}
