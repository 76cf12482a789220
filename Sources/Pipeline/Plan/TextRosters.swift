import Generation
import SystemPackage

/// The text generators of a run, one roster for each list of settings, asked whether they are there when the first story
/// needs one: a run with nothing to write or plan asks nobody and starts no server.
///
/// A stage opens a roster before it works on stories side by side.
actor TextRosters {
    typealias Roster = BackendRoster<any TextGenerator>

    private let factory: any GeneratorFactory
    private let logs: FilePath
    private let board: Noticeboard
    private var rosters: [[BackendSettings]: Roster] = [:]

    /// `logs` is a folder for what servers write that are started.
    init(factory: any GeneratorFactory, logs: FilePath, board: Noticeboard) {
        self.factory = factory
        self.logs = logs
        self.board = board
    }

    /// Ends with the built-in generator.
    func roster(for settings: [BackendSettings]) async -> Roster {
        if let known = rosters[settings] { return known }
        let chain = await factory.textGenerators(for: settings, logs: logs)
        // What was not waited for says nothing of itself.
        if !Task.isCancelled { for passedOver in chain.passedOver { board.postOutage(passedOver.description) } }
        let endsWithBuiltIn = settings.last?.kind == .stub
        let roster = Roster(endsWithBuiltIn ? chain.usable : chain.usable + [factory.builtInTextGenerator()])
        rosters[settings] = roster
        return roster
    }

    /// Lets go of generators and of servers that were started for them.
    func release() async {
        for generator in rosters.values.flatMap(\.generators) { await generator.letGo() }
        rosters = [:]
    }
}
