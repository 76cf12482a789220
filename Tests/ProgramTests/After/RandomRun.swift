import FakeImageServers
import Foundation
import LibraryFixtures
import ProgramFixtures
import SystemPackage
import TestServer
import TestSupport

@testable import Domain
@testable import LibraryStore

/// A random library, the same for the same seed: collections, stories, comics, and pages that failed, were cancelled or
/// are pending. Then a run over it in which a request gives a picture, an empty reply or an error.
struct RandomRun {
    let folder: TemporaryFolder
    /// The collections of the run. The library may have more.
    let collections: [String]
    let isStrict: Bool
    let printsJSON: Bool
    private let options: [String]

    init(seed: UInt64, server: String) async throws {
        var random = SeededGenerator(seed: seed)
        folder = try TemporaryFolder()
        let all = (0...random.next(below: 3)).map { "c\($0)" }
        collections = random.next(below: 3) == 0 && all.count > 1 ? Array(all.dropLast()) : all
        isStrict = random.next(below: 4) == 0
        printsJSON = random.next(below: 2) == 0
        let limit = random.next(below: 4) == 0 ? ["--max-images", "\(random.next(below: 3))"] : []
        options =
            ["--no-wait"] + limit + (isStrict ? ["--strict"] : []) + (printsJSON ? ["--json"] : [])
            + (random.next(below: 5) == 0 ? ["--retry"] : [])
        for (index, name) in all.enumerated() {
            try write(name, price: random.next(below: 2) == 0, number: index, server: server, &random)
        }
        try folder.writeProgram("#!/bin/sh\ncat > notified.json\n", to: "listener")
        _ = try await nightpress(["run"] + all + ["--stub", "--quiet"])
        try disturb(&random)
    }

    private func write(
        _ name: String, price: Bool, number: Int, server: String, _ random: inout SeededGenerator
    ) throws {
        let stories = 1 + random.next(below: 2)
        for story in 0..<stories {
            // Sometimes the same text as in another collection, so that its pictures are reused.
            let text = (0...random.next(below: 4)).map { sentence in
                "Fox \(story + (number + sentence) % 2) went to the \(Self.places[sentence]) and looked for the lantern until "
                    + "the moon stood over the trees and all the birds were quiet and it was time to go home again at last."
            }
            try folder.write(text.joined(separator: " "), to: "\(name)/s\(story).txt")
        }
        let files = (0..<stories).map { "{ file: s\($0).txt }" }.joined(separator: ", ")
        try folder.write(
            """
            collection: \(name)
            audience: { ages: 1-2 }
            size: 64x96
            stories: [\(files)]
            images: [sd]
            export: [epub]
            backends: { sd: { kind: sdcpp, url: "\(server)"\(price ? ", price: 0.04" : "") } }

            """, to: "\(name)/pipeline.yaml")
    }

    private static let places = ["river", "castle", "garden", "shore", "cave"]

    /// The server's reply to this request. It depends only on the request's content, so a repeated request gets the
    /// same reply.
    static func situation(_ request: RecordedRequest, seed: UInt64) -> ImageSituation {
        let hash = StableHash(of: String(decoding: request.body, as: UTF8.self), "\(seed)").value
        // After most errors the request is sent again, with pauses of seconds. So there are few, other than refusals.
        switch hash % 20 {
        case 0...13: return .drawing
        case 14: return .empty
        case 15: return .sending(Array("no picture".utf8))
        case 16: return .playing(FakeSDServer.error(400, "no such \u{1B}[31mprompt</script>"))
        default: return .playing(FakeSDServer.error(400, "rejected by content filter: \u{1B}[31mprompt</script>"))
        }
    }

    /// Adds comics, and pages that failed, were cancelled or are pending. At least one is pending.
    private func disturb(_ random: inout SeededGenerator) throws {
        let library = LibraryDatabase(of: folder.path.appending("library"))
        let panels = try library.panels()
        for (index, panel) in panels.enumerated() {
            let isFirst = panels.firstIndex { $0.slug == collections[0] } == index
            let status: PanelStatus =
                isFirst
                ? .pending : [.ready, .ready, .failed, .cancelled, .pending, .pending][random.next(below: 6)]
            if status != .ready { try library.setStatus(status, where: "id = \(panel.id.value)") }
            if random.next(below: 4) == 0 { try library.addSecondPanel(besides: panel.id) }
        }
    }

    func nightpress(_ words: [String]) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(words, in: folder.path)
    }

    /// The run's command-line arguments.
    var command: [String] {
        ["run"] + collections
            + ["--metrics", "nightpress.prom", "--events", "events.ndjson", "--notify", "./listener"] + options
    }

    func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

    func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
