import Domain
import Generation

/// Sends the requests of one story to one text generator. A request waits while the backend is away or busy, and one
/// that failed because of that is sent again: what was answered for the story before is not lost.
struct BackendGate: Sendable {
    /// So many attempts at one question are repeated after failures that opened the breaker. The failure can be the
    /// question's own.
    private static let brokenLimit = 6

    let backends: BackendChain<any TextGenerator>
    let index: ServerIndex
    /// The backends that may still be asked for the story, with that of ``index``.
    let left: [Int]
    /// The story.
    let task: BackendTask
    let isPatient: Bool
    let run: RunContext

    private var health: BackendHealth { backends.health }
    private var member: BackendHealth.Member { backends[index].member }

    /// Throws ``BackendNotReady`` if the wait is over, or if another backend takes over.
    func send(_ request: TextJournal.Request) async throws -> LanguageReply {
        let changes = try await admitted()
        do {
            let reply = try await request()
            health.end(member, .reply, at: task.key)
            return reply
        } catch let error as GenerationError {
            // Stories are few: several failures of one story count like those of several stories.
            health.end(member, Breaker.Finding(error), at: "\(task.key) \(changes)")
            throw error
        } catch {
            health.end(member, .none, at: task.key)
            throw error
        }
    }

    func isRepeated(_ error: GenerationError, attempt: Int) -> Bool {
        switch error.kind {
        case .unavailable, .busy: true
        case .transient: backends.standing(of: index).isAway && attempt <= Self.brokenLimit
        default: false
        }
    }

    /// Returns when the request may be sent, with the number of changes before it.
    private func admitted() async throws -> Int {
        while true {
            let changes = health.changes
            if health.begin(member) { return changes }
            // Another server of the backend goes on with the story.
            if isLost { throw BackendNotReady() }
            switch backends.choice(among: left, for: task, isPatient: isPatient, server: { server(of: $0) }) {
            case .ask(index): continue
            case .ask, .none: throw BackendNotReady()
            case .wait(let end):
                guard run.limits.allowsWork() else { throw CancellationError() }
                try await health.change(of: backends.backends[index.backend].members, since: changes, until: end)
            }
        }
    }

    /// Whether the server is away and another one of its backend is not.
    private var isLost: Bool {
        let standing = backends.standing(of: index)
        return (standing.isAway || standing == .out)
            && !backends.isAway(index.backend) && !backends.isOut(index.backend)
    }

    /// The story stays at its server.
    private func server(of backend: Int) -> Int? {
        guard backend == index.backend else { return 0 }
        return backends.standing(of: index) == .ready ? index.server : nil
    }
}
