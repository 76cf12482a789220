import FakeImageServers
import LibraryFixtures
import ProgramFixtures
import TestServer
import Testing

@testable import Domain

/// The pictures that a server was asked for in one library, compared with the library's rows at each kill.
struct PictureBill {
    private struct Moment {
        var library: KilledLibrary
        var requests: [Int: Int]
    }

    let server: ScriptedServer
    let product: any FakeImageProduct
    private var moments: [Moment] = []
    private(set) var total = (requests: 0, repeated: 0)

    init(server: ScriptedServer, product: any FakeImageProduct) {
        self.server = server
        self.product = product
    }

    /// The number of requests for each picture, by its seed.
    private var requests: [Int: Int] {
        var counts: [Int: Int] = [:]
        for request in server.requests where product.isQuestion(request) {
            guard case .object(let members)? = try? JSONValue(parsing: request.body),
                case .number(let seed)? = members["seed"]
            else {
                Issue.record("a request without a seed")
                continue
            }
            counts[Int(seed), default: 0] += 1
        }
        return counts
    }

    /// A requested picture was in flight at the next kill, or it was ready and never requested again.
    private func expectAccounted(_ seed: Int, _ panel: Int64, _ count: Int) {
        var before: Moment?
        for moment in moments {
            let isReady = moment.library.panels[panel]?.isReady == true
            if isReady { #expect(count == moment.requests[seed], "it was requested again after it was ready") }
            let isAsked = moment.requests[seed, default: 0] > before?.requests[seed] ?? 0
            // The server may read a request only after the kill, although the run sent it before.
            let isKnown = moment.library.started.contains(panel) || before?.library.started.contains(panel) == true
            #expect(!isAsked || isReady || isKnown, "it was requested without a record")
            before = moment
        }
    }

    mutating func note(_ library: KilledLibrary) {
        #expect(library.started.count <= 1, "one is drawn at a time")
        moments.append(Moment(library: library, requests: requests))
    }

    /// Every page is requested once, plus once for each kill at which it was in flight. A ready page is never requested
    /// again.
    mutating func settle(_ whole: KilledLibrary) throws {
        let total = requests
        var pageOfSeed: [Int: Int64] = [:]
        for panel in whole.panels.keys {
            let seeds = try #require(whole.seeds[panel])
            #expect(seeds.count == 1)
            for seed in seeds { #expect(pageOfSeed.updateValue(panel, forKey: seed) == nil) }
        }
        for (seed, count) in total {
            let panel = try #require(pageOfSeed[seed], "a picture was requested that no page shows")
            let inFlight = moments.count { $0.library.started.contains(panel) }
            #expect(count <= 1 + inFlight)
            expectAccounted(seed, panel, count)
        }
        #expect(total.count == whole.panels.count)
        self.total = (total.values.reduce(0, +), total.values.reduce(0) { $0 + $1 - 1 })
    }
}
