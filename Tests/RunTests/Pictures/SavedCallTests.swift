import FakeImageServers
import Foundation
import ProgramFixtures
import SystemPackage
import TestServer
import TestSupport
import Testing

/// The number of requests at the server when the built program reuses earlier pictures.
@Suite(.serialized)
struct SavedCallTests {
    private static let pages = 20

    private static func tale(_ begin: String) -> [String] {
        let places = ["forest", "meadow", "river", "village", "castle", "garden", "shore", "cave"]
        let things = ["lantern", "boat", "kite", "drum", "basket", "bell", "book", "apple"]
        return (0..<pages).map { number in
            "\(begin) \(number) Pim the fox went to the \(places[number % 8]) and looked for the \(things[number / 8]) "
                + "until the moon stood over the trees and all the birds were quiet and it was time to go home again at last."
        }
    }

    private static func testRun(_ server: ScriptedServer) throws -> PictureRun {
        try PictureRun(
            [("sd", "kind: sdcpp, url: \"\(server.url)\"")], stories: [tale("On day").joined(separator: " ")],
            size: "64x96")
    }

    @Test func aTenthThatChangedIsATenthToPay() async throws {
        let product = FakeSDServer()
        try await PictureRun.serving(product) { server in
            let testRun = try Self.testRun(server)
            #expect(try await testRun.run("--quiet").code == 0)
            #expect(server.requests.count(where: product.isQuestion) == Self.pages)
            var tale = Self.tale("On day")
            tale[7] = tale[7].replacing("lantern", with: "umbrella")
            tale.insert(
                "Then a small boat came down the river and the fox sat in it with a drum until the sun rose over the hills "
                    + "and all the frogs were quiet and it was time to have a bowl of soup at home.", at: 12)
            try testRun.work.folder.write(tale.joined(separator: " "), to: "tale-1.txt")
            #expect(try await testRun.run("--quiet").code == 0)
            #expect(server.requests.count(where: product.isQuestion) == Self.pages)
            let outcome = try await testRun.run("--refresh", "--quiet")
            #expect(outcome.code == 0, "\(outcome.messages)")
            let asked = server.requests.count(where: product.isQuestion) - Self.pages
            print("asked for \(asked) of \(try testRun.document.pages.count) pages")
            #expect(asked == 2)
            #expect(try testRun.document.pages.count == Self.pages + 1)
        }
    }

    @Test func aCollectionThatSharesHalfIsHalfToPay() async throws {
        let product = FakeSDServer()
        try await PictureRun.serving(product) { server in
            let testRun = try Self.testRun(server)
            #expect(try await testRun.run("--quiet").code == 0)
            try testRun.work.folder.write(Self.tale("In week").joined(separator: " "), to: "tale-2.txt")
            let pipeline = String(decoding: try testRun.work.folder.read("pipeline.yaml"), as: UTF8.self)
            try testRun.work.folder.write(
                pipeline.replacing("collection: Tales", with: "collection: More Tales")
                    .replacing("{ file: tale-1.txt }", with: "{ file: tale-1.txt }, { file: tale-2.txt }"),
                to: "more.yaml")
            let outcome = try await BuiltProgram.run(["run", "more.yaml"], in: testRun.work.path)
            #expect(outcome.code == 0, "\(outcome.messages)")
            #expect(server.requests.count(where: product.isQuestion) == 2 * Self.pages)
            #expect(outcome.output.contains("\nsaved   20 requests: 20 from the library\n"), "\(outcome.output)")
        }
    }

    @Test(arguments: ["option", "variable"])
    func aSharedCacheSavesAnotherLibraryEverything(way: String) async throws {
        let product = FakeSDServer()
        try await PictureRun.serving(product) { server in
            let share = try TemporaryFolder()
            func run(_ library: String, in testRun: PictureRun) async throws -> BuiltProgram.Outcome {
                let option = way == "option" ? ["--cache", share.path.string] : []
                return try await BuiltProgram.run(
                    ["run", "pipeline.yaml", "--library", library] + option, in: testRun.work.path,
                    environment: way == "variable" ? ["NIGHTPRESS_CACHE": share.path.string] : [:])
            }
            let testRun = try Self.testRun(server)
            #expect(try await run("one", in: testRun).code == 0)
            let outcome = try await run("two", in: testRun)
            #expect(outcome.code == 0, "\(outcome.messages)")
            #expect(server.requests.count(where: product.isQuestion) == Self.pages)
            #expect(outcome.output.contains("\nsaved   20 requests: 20 from the cache\n"), "\(outcome.output)")
            #expect(try share.names.count == 2 * Self.pages)
        }
    }

    @Test func twoRunsShareACacheAtOnce() async throws {
        let product = FakeSDServer()
        try await PictureRun.serving(product) { server in
            let share = try TemporaryFolder()
            let testRuns = try (0..<2).map { _ in try Self.testRun(server) }
            try await withThrowingTaskGroup(of: BuiltProgram.Outcome.self) { group in
                for folder in testRuns.map(\.work.path) {
                    group.addTask { [cache = share.path.string] in
                        try await BuiltProgram.run(
                            ["run", "pipeline.yaml", "--quiet", "--cache", cache], in: folder)
                    }
                }
                for try await outcome in group {
                    #expect(outcome.code == 0, "\(outcome.messages)")
                    #expect(outcome.messages.isEmpty, "\(outcome.messages)")
                }
            }
            let asked = server.requests.count(where: product.isQuestion)
            print("two runs at once asked for \(asked) pictures of \(Self.pages) pages")
            #expect((Self.pages...2 * Self.pages).contains(asked))
            let third = try Self.testRun(server)
            #expect(try await third.run("--quiet", "--cache", share.path.string).code == 0)
            #expect(server.requests.count(where: product.isQuestion) == asked)
        }
    }

    @Test func anEmptyNameIsNoCache() async throws {
        let work = try WorkFolder()
        let outcome = try await BuiltProgram.run(["run", "--cache", ""], in: work.path)
        #expect(outcome.code == 2)
        #expect(outcome.messages.contains("--cache is empty; name a folder, or leave it out."), "\(outcome.messages)")
    }
}
