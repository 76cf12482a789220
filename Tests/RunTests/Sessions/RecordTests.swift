import FakeImageServers
import Foundation
import ProgramFixtures
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

/// Events and the log that runs write while they are in progress.
struct RecordTests {
    private struct Event: Decodable {
        var v: Int
        var seq: Int?
        var event: String
        var run: String?
        var stage: String?
        var outcome: String?
        var message: String?
        var exitCode: Int?
        var counts: CountsJSON?
        var backend: String?
        var pageNumber: Int?
    }

    private static func events(_ bytes: [UInt8]) throws -> [Event] {
        try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
            try JSONDecoder().decode(Event.self, from: Data($0.utf8))
        }
    }

    private static func work(pages: Int = 2) throws -> WorkFolder {
        let work = try WorkFolder()
        try work.writePipeline(pages: pages, size: "64x112")
        return work
    }

    @Test(arguments: [
        (["--events", ""], "--events is empty; name a file, or leave it out."),
        (["--log", ""], "--log is empty; name a file, or leave it out."),
        (["--library", ""], "--library is empty; name a folder, or leave it out."),
        (["--prompts", ""], "--prompts is empty; name a folder, or leave it out."),
        (["--log-exchanges", ""], "--log-exchanges is empty; name a folder, or leave it out."),
        (["--log-level", "debug"], "--log-level debug is for a log; name its file with --log, or leave it out"),
    ])
    func whatWouldComeToNothingIsRefused(_ options: [String], _ words: String) async throws {
        let work = try Self.work()
        let outcome = try await BuiltProgram.run(["run", "nightly"] + options, in: work.path)
        #expect(outcome.code == 2)
        #expect(outcome.messages.contains(words), "\(outcome.messages)")
        #expect(!work.exists("library"))
    }

    @Test func everythingThatHappensIsAnEvent() async throws {
        let work = try Self.work()
        let run = ["run", "nightly", "--events", "events.ndjson", "--log", "night.log", "--log-level", "debug"]
        #expect(try await BuiltProgram.run(run, in: work.path).code == 0)
        let events = try Self.events(try work.folder.read("events.ndjson"))
        #expect(events.map(\.seq) == Array(1...events.count))
        #expect(events.allSatisfy { $0.v == 2 && $0.run == events[0].run })
        let names = events.map(\.event)
        #expect(names.first == "run-began")
        #expect(names.last == "run-ended")
        for (name, count) in [
            ("stage-began", 5), ("stage-ended", 5), ("story-read", 1), ("story-planned", 1), ("pictures-expected", 1),
            ("page-began", 2), ("attempt", 2), ("page-ended", 2), ("book-written", 2),
        ] {
            #expect(names.count { $0 == name } == count, "\(name) in \(names)")
        }
        #expect(events.last?.exitCode == 0)
        #expect(events.last?.counts?.panelsByStatus == ["ready": 2])
        let log = String(decoding: try work.folder.read("night.log"), as: UTF8.self).split(separator: "\n")
        let form =
            /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (INFO|DEBUG) \d{8}-\d{6} (run|gather|plan|illustrate|export|report): .+/
        #expect(log.allSatisfy { $0.wholeMatch(of: form) != nil }, "\(log)")
        #expect(log.contains { $0.hasSuffix(" illustrate: nightly/story/1 is ready (stub)") }, "\(log)")
        #expect(log.last?.contains(" run: ends with exit code 0, whole: 2 of 2 pages ready, 2 drawn, ") == true)
        // The next run appends to it.
        #expect(try await BuiltProgram.run(run, in: work.path).code == 0)
        #expect(try Self.events(try work.folder.read("events.ndjson")).count == events.count + 1)
    }

    @Test func theEnvironmentNamesThemToo() async throws {
        let work = try Self.work()
        let named = ["NIGHTPRESS_EVENTS": "events.ndjson", "NIGHTPRESS_LOG": "night.log"]
        #expect(try await BuiltProgram.run(["run", "nightly"], in: work.path, environment: named).code == 0)
        #expect(try Self.events(try work.folder.read("events.ndjson")).last?.event == "run-ended")
        #expect(!String(decoding: try work.folder.read("night.log"), as: UTF8.self).contains(" DEBUG "))
        let again = try await BuiltProgram.run(
            ["regenerate", "nightly/story/1", "--events", "other"], in: work.path, environment: named)
        #expect(again.code == 0, "\(again.messages)")
        #expect(
            try Self.events(try work.folder.read("other")).contains { $0.event == "page-ended" && $0.pageNumber == 1 })
    }

    @Test func onStandardOutputTheyStandAlone() async throws {
        let work = try Self.work()
        let outcome = try await BuiltProgram.run(["run", "nightly", "--events", "-"], in: work.path)
        #expect(outcome.code == 0)
        #expect(try Self.events(Array(outcome.output.utf8)).last?.event == "run-ended")
        #expect(outcome.messages.contains("2 of 2 pages ready (2 drawn now) in 1 story"))
        let both = try await BuiltProgram.run(["run", "nightly", "--events", "-", "--json"], in: work.path)
        #expect(both.code == 2)
        #expect(
            both.messages
                == "error: --json and a record on standard output exclude each other; write one of them to a file\n")
    }

    @Test(arguments: ["no/events", "/dev/full", "nightly"]) func whatCannotBeWrittenIsReportedOnce(path: String)
        async throws
    {
        for option in ["--events", "--log"] {
            let work = try Self.work(pages: 20)
            let outcome = try await BuiltProgram.run(["run", "nightly", "--quiet", option, path], in: work.path)
            #expect(outcome.code == 0)
            let notes = outcome.messages.split(separator: "\n")
            #expect(notes.count == 1, "\(outcome.messages)")
            #expect(notes.allSatisfy { $0.hasPrefix("note: cannot write to “\(path)”: ") }, "\(outcome.messages)")
        }
    }

    private static let shared: [(events: String, log: String, name: String)] = [
        ("-", "-", "standard output"), ("out", "./out", "“./out”"), ("out", "nightly/../out", "“nightly/../out”"),
    ]

    /// Lines of one would break readers of the other.
    @Test(arguments: shared)
    func theyShareNoFile(events: String, log: String, name: String) async throws {
        let work = try Self.work()
        let outcome = try await BuiltProgram.run(
            ["run", "nightly", "--events", events], in: work.path, environment: ["NIGHTPRESS_LOG": log])
        #expect(outcome.code == 2)
        #expect(
            outcome.messages == "error: events and the log would both be written to \(name); name two files\n")
        #expect(!work.exists("out") && !work.exists("library"))
    }

    /// A pipe whose reader closes it, and one that is never read.
    @Test(.timeLimit(.minutes(1))) func aReaderThatLeavesStopsNothing() async throws {
        let work = try Self.work(pages: 40)
        let outcome = try await BuiltProgram.shell(
            "mkfifo pipe; (head -n 3 <pipe >head) & \(BuiltProgram.path) run nightly --quiet --events pipe; echo $?; wait",
            in: work.path)
        #expect(outcome.hasPrefix("note: cannot write to “pipe”: no process reads it\n"), "\(outcome)")
        #expect(outcome.hasSuffix("\n0\n"), "\(outcome)")
        let other = try Self.work(pages: 3)
        let alone = try await BuiltProgram.shell(
            "mkfifo pipe; \(BuiltProgram.path) run nightly --quiet --events pipe; echo $?", in: other.path)
        #expect(alone.hasPrefix("note: cannot write to “pipe”: no process reads it\n"), "\(alone)")
        #expect(alone.hasSuffix("\n0\n"), "\(alone)")
    }

    /// A reader that follows the file and takes what has a line end never gets a partial or broken line.
    @Test(.timeLimit(.minutes(2))) func aTailSeesWholeLines() async throws {
        let work = try Self.work(pages: 60)
        try work.folder.write("", to: "events")
        let path = work.path
        let file = try FileHandle(forReadingFrom: URL(filePath: path.appending("events").string))
        async let code = BuiltProgram.run(["run", "nightly", "--quiet", "--events", "events"], in: path).code
        var looks = 0
        var last = 0
        var rest: [UInt8] = []
        while true {
            rest += try file.readToEnd() ?? Data()
            if let end = rest.lastIndex(of: UInt8(ascii: "\n")) {
                let seen = try Self.events(Array(rest[..<end]))
                #expect(seen.map(\.seq) == Array(last + 1..<last + 1 + seen.count))
                last += seen.count
                rest.removeFirst(end + 1)
                looks += 1
                if seen.last?.event == "run-ended" { break }
            }
            try await Task.sleep(for: .microseconds(200))
        }
        #expect(try await code == 0)
        // Some lines were read while the run was writing others.
        #expect(looks > 1)
    }

    private static let hostile = "\u{1B}[2J\u{1B}]0;pwned\u{7}</script> ]]> \u{202E}txet\u{9B}1A\r\nnext"

    /// Titles, page texts and server messages contain no active control sequences.
    @Test(.timeLimit(.minutes(2))) func nothingHostileGetsThrough() async throws {
        let json = String(decoding: try JSONEncoder().encode(["message": Self.hostile]), as: UTF8.self)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { _ in
            .playing(.json("{\"error\":\(json)}", status: 400))
        }
        try await PictureRun.serving(FakeSDServer(), in: situation) { server in
            let testRun = try PictureRun(
                [("sd", "kind: openai, url: \"\(server.url)\"")],
                stories: ["---\ntitle: \"Fox \\e[2J \\u202E\\0 \\x9B1A\"\n---\nA fox sat. \(Self.hostile)"])
            var texts: [(String, String)] = []
            for (name, words) in [
                (
                    "run",
                    ["run", "pipeline.yaml", "--verbose", "--events", "events", "--log", "log", "--log-level", "debug"]
                ),
                ("status", ["status", "--verbose"]), ("why", ["status", "--why"]), ("page", ["status", "tale-1/1"]),
            ] {
                let outcome = try await BuiltProgram.run(words, in: testRun.work.path)
                texts += [("\(name) output", outcome.output), ("\(name) messages", outcome.messages)]
                if name == "page" { #expect(outcome.output.contains("redraw: nightpress regenerate tales/tale-1/1")) }
            }
            for file in ["events", "log"] {
                texts.append((file, String(decoding: try testRun.work.folder.read(file), as: UTF8.self)))
            }
            #expect(texts.contains { $0.1.contains("</script>") }, "the server's message is recorded")
            for (name, text) in texts {
                let bad = text.unicodeScalars.filter {
                    $0 != "\n"
                        && [.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
                        || (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value)
                }
                #expect(bad.isEmpty, "\(name): \(text.debugDescription)")
            }
        }
    }
}
