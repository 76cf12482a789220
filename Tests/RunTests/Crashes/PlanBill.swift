import ProgramFixtures
import TestServer
import Testing

/// The requests that a server got for each story of one library, compared with the stories planned at each kill.
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

    /// Identifies the story in a request.
    static func name(_ number: Int) -> String { "Pim\(number)pim" }

    /// The number of requests by story.
    private var requests: [Int] {
        let questions = server.requests.filter { $0.method == "POST" }.map(\.text)
        return (0..<stories).map { number in questions.count { $0.contains(Self.name(number)) } }
    }

    mutating func note(_ library: KilledLibrary) {
        moments.append(Moment(planned: library.plannedStories, requests: requests))
    }

    /// A story takes two requests: for its cast and for its page. Each kill repeats at most the requests in flight, one
    /// for each of the server's slots. After a story is planned there are none.
    mutating func settle(slots: Int) {
        let total = requests
        for (number, count) in total.enumerated() {
            #expect((2...2 + moments.count).contains(count))
            for moment in moments where moment.planned.contains("tale-\(number)") {
                #expect(count == moment.requests[number], "it was requested again after it was planned")
            }
        }
        self.total = (total.reduce(0, +), total.reduce(0) { $0 + $1 - 2 })
        #expect(self.total.repeated <= slots * moments.count)
    }
}
