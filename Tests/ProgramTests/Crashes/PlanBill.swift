import TestServer
import Testing

/// What a server was asked about each story of one library, held against which were planned at each kill.
struct PlanBill {
    private struct Moment {
        var planned: Set<String>
        var requests: [Int]
    }

    let server: ScriptedServer
    let stories: Int
    private var moments: [Moment] = []
    private(set) var total = (requests: 0, repeated: 0)

    init(server: ScriptedServer, stories: Int) {
        self.server = server
        self.stories = stories
    }

    /// By which a story is known in a request.
    static func name(_ number: Int) -> String { "Pim\(number)pim" }

    /// By story.
    private var requests: [Int] {
        let questions = server.requests.filter { $0.method == "POST" }.map(\.text)
        return (0..<stories).map { number in questions.count { $0.contains(Self.name(number)) } }
    }

    mutating func note(_ library: KilledLibrary) {
        moments.append(Moment(planned: library.plannedStories, requests: requests))
    }

    /// A story takes two requests, for its cast and for its page, and those again for each kill before its plan was
    /// stored; none once it was.
    mutating func settle() {
        let total = requests
        for (number, count) in total.enumerated() {
            let slug = "tale-\(number)"
            let inFlight = moments.indices.count { index in
                let before = index == 0 ? 0 : moments[index - 1].requests[number]
                return !moments[index].planned.contains(slug) && moments[index].requests[number] > before
            }
            #expect((2...2 + 2 * inFlight).contains(count))
            for moment in moments where moment.planned.contains(slug) {
                #expect(count == moment.requests[number], "it was planned and was asked about again")
            }
        }
        self.total = (total.reduce(0, +), total.reduce(0) { $0 + $1 - 2 })
    }
}
