import Foundation
import Platform
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// A signal ends the program within two seconds in any state.
@Suite(.serialized)
struct PromptEndTests {
    enum State: String, CaseIterable {
        case drawingTheLargestPictures, waitingForTheLock, waitingForAProgramThatIgnoresSIGTERM
        case waitingForAServerThatNeverAnswers

        var pipeline: String {
            switch self {
            case .drawingTheLargestPictures, .waitingForTheLock: "size: 4096x4096"
            case .waitingForAProgramThatIgnoresSIGTERM:
                """
                size: 64x64
                images: [painter, stub]
                backends:
                  painter:
                    kind: command
                    command: [sh, -c, "trap '' TERM INT; while :; do sleep 1; done", "{{output}}"]
                """
            case .waitingForAServerThatNeverAnswers:
                """
                size: 64x64
                text: [model, stub]
                backends: { model: { kind: openai, url: "http://127.0.0.1:PORT", model: m } }
                """
            }
        }
    }

    /// Seconds; the test machine may be busy.
    private static let bound = 8.0

    @Test(.timeLimit(.minutes(3)), arguments: State.allCases, [2, 15] as [Int32])
    func endsSoon(state: State, signal: Int32) async throws {
        let work = try WorkFolder()
        let server = try SilentServer()
        try work.folder.write(WorkFolder.story(sentences: 30), to: "tales/story.txt")
        try work.folder.write(
            "collection: Tales\nstories: [{ file: story.txt }]\n"
                + state.pipeline.replacing("PORT", with: "\(server.port)") + "\n", to: "tales/pipeline.yaml")
        let isLocked = state == .waitingForTheLock
        _ = try await end(["run", "tales", "--wait-lock", "100"], by: signal, isLocked: isLocked, in: work)
        withExtendedLifetime(server) {}
        let next = try await BuiltProgram.run(["status"], in: work.path)
        #expect(
            next.code == 0 || ["holds nothing yet", "no library at"].contains { next.messages.contains($0) }, "\(next)")
    }

    /// Commands that have nothing to finish say which signal ended them.
    @Test(
        .timeLimit(.minutes(3)),
        arguments: [
            "import tale.html", "book tale.html", "validate documents", "run documents", "cast documents",
            "doctor tales",
            "run --dry-run documents", "verify --wait-lock 100 --repair", "clean --wait-lock 100 --force",
            "merge other --into library --wait-lock 100", "remove tales --wait-lock 100 --force",
            "export --wait-lock 100",
        ])
    func endsWithALine(line: String) async throws {
        let work = try WorkFolder()
        let server = try SilentServer()
        try work.folder.write("<p>The fox sat.</p>", to: "tale.html")
        try work.folder.write(
            "collection: Documents\nstories: [{ file: ../tale.html }]\n", to: "documents/pipeline.yaml")
        try work.folder.write("The fox sat.", to: "tales/story.txt")
        let pipeline = "collection: Tales\nstories: [{ file: story.txt }]\nsize: 64x64\n"
        try work.folder.write(pipeline, to: "tales/pipeline.yaml")
        let made = try await BuiltProgram.run(["run", "tales", "--quiet"], in: work.path)
        try #require(made.code == 0, "\(made)")
        #expect(try await BuiltProgram.shell("cp -R library other", in: work.path) == "")
        try work.folder.write(
            pipeline + "text: [model, stub]\n"
                + "backends: { model: { kind: openai, url: \"http://127.0.0.1:\(server.port)\", model: m } }\n",
            to: "tales/pipeline.yaml")
        let words = line.split(separator: " ").map(String.init)
        let messages = try await end(words, by: 15, isLocked: words.contains("--wait-lock"), in: work)
        if words[0] != "export" {
            #expect(
                messages.hasSuffix(
                    "note: SIGTERM ended the command “\(words[0])” before its work was done; run it again\n"),
                "\(messages)")
        }
        withExtendedLifetime(server) {}
        let next = try await BuiltProgram.run(["verify"], in: work.path)
        #expect(next.code == 0, "\(next)")
    }

    /// Sends the signal after three seconds, when the program waits for a document converter that does not end, or works
    /// otherwise. Returns the output.
    private func end(
        _ arguments: [String], by signal: Int32, isLocked: Bool, in work: WorkFolder
    ) async throws -> String {
        try work.folder.write("#!/bin/sh\ntrap '' TERM\nwhile :; do sleep 1; done\n", to: "bin/pandoc")
        let lock = work.path.resolving("library/lock")
        _ = try await BuiltProgram.shell("chmod +x bin/pandoc; mkdir -p library; touch '\(lock)'", in: work.path)
        let holder = try FileDescriptor.open(lock, .readOnly)
        if isLocked { try #require(flock(holder.rawValue, LOCK_EX) == 0) }
        // The shell reports the time from the signal to the end, and the exit code.
        let script = """
            PATH="$PWD/bin:$PATH"
            { '\(BuiltProgram.path)' \(arguments.joined(separator: " ")) & echo $! > number; wait $!; \
            echo $? > code; date +%s.%N > end; } > output 2>&1 &
            sleep 3; date +%s.%N > begin; kill -\(signal) $(cat number)
            for i in $(seq 200); do [ -s end ] && break; sleep 0.1; done
            """
        _ = try await BuiltProgram.shell(script, in: work.path)
        func number(_ name: String) throws -> Double? {
            Double(String(decoding: try work.folder.read(name), as: UTF8.self).trimmingCharacters(in: .newlines))
        }
        let begin = try #require(try number("begin"))
        let end = try #require(try number("end"), "it did not end")
        #expect(end - begin < Self.bound, "\(arguments): \(end - begin) s")
        let output = String(decoding: try work.folder.read("output"), as: UTF8.self)
        #expect(try number("code") == Double(128 + signal), "\(output)")
        try holder.close()
        return output
    }

    @Test(arguments: ["pipeline", "story", "statistics", "prompts", "image"])
    func aPipeAsAnInputIsRefused(input: String) async throws {
        let work = try WorkFolder()
        try work.folder.write("The fox sat.", to: "tales/story.txt")
        var lines = ["collection: Tales", "stories: [{ file: story.txt }]", "size: 64x64"]
        var arguments = ["run", "tales"]
        var pipe = "tales/pipe"
        switch input {
        case "pipeline": pipe = "tales/pipeline.yaml"
        case "story": lines[1] = "stories: [{ file: pipe }]"
        case "statistics": lines.append("readers: pipe")
        case "prompts":
            try work.folder.write("", to: "prompts/x")
            pipe = "prompts/planner-words.json"
            arguments += ["--prompts", "prompts"]
        default: lines += ["images: [sd, stub]", "backends: { sd: { kind: comfyui, workflow: pipe } }"]
        }
        if input != "pipeline" {
            try work.folder.write(lines.joined(separator: "\n") + "\n", to: "tales/pipeline.yaml")
        }
        #expect(try await BuiltProgram.shell("mkdir -p prompts; rm -f prompts/x; mkfifo \(pipe)", in: work.path) == "")
        let outcome = try await BuiltProgram.run(arguments, in: work.path)
        // A backend whose workflow cannot be read is passed over.
        #expect(outcome.code == (input == "image" ? 31 : 20), "\(outcome)")
        #expect(outcome.messages.contains("a pipe"), "\(outcome)")
    }
}

/// Accepts connections and never answers.
private final class SilentServer {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
        #if os(Linux)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = descriptor
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        try #require(isBound)
        port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(descriptor) }
}
