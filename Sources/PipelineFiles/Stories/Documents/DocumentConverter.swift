import Domain
package import Platform

/// Reads documents with pandoc, in bounded time, memory and output, and without access to files or the network.
package struct DocumentConverter: Sendable {
    static let sizeLimit = 64_000_000
    /// Text that is larger than the largest story has about six times as much JSON.
    private static let outputLimit = 100_000_000
    /// Bytes of memory for an empty document, for each byte of its file and of its text, and for any document, as
    /// measured with pandoc 2.17 and rounded up.
    private static let memory = (basic: 80 << 20, perByte: 2, perTextByte: 256, most: 1 << 30)
    /// The bytes of tags that get memory for each byte of text: pages of word processors have fewer.
    private static let tagsPerText = 16

    private let runner: ChildRunner
    private let program: String
    private let environment: [String: String]
    var time = Duration.seconds(30)

    /// Of `environment`, only the search path and the home folder are passed on.
    package init(runner: ChildRunner, environment: [String: String], program: String = "pandoc") {
        self.runner = runner
        self.program = program
        self.environment = environment.filter { ["PATH", "HOME"].contains($0.key) }
            // Collecting garbage in place needs less memory. Haskell programs read this variable.
            .merging(["GHCRTS": "-c"]) { $1 }
    }

    /// What is wrong with a document, as far as it can be seen without running a program.
    static func check(_ bytes: [UInt8], _ kind: DocumentKind, file: String) throws(PipelineError) {
        _ = try input(for: bytes, kind, file: file)
    }

    /// The bytes for pandoc, and how many bytes of text they have.
    private static func input(
        for bytes: [UInt8], _ kind: DocumentKind, file: String
    ) throws(PipelineError) -> (bytes: [UInt8], textSize: Int) {
        switch kind {
        case .word, .openDocument, .epub:
            return (bytes, try DocumentArchive(bytes, kind: kind, file: file).textSize)
        case .richText:
            let text = try RichTextBytes(bytes, file: file).escaped
            return (text, text.count)
        default:
            let text = Array(try UTF8Text.decode(bytes, file: file).utf8)
            return (text, textSize(ofPage: text))
        }
    }

    private static func memory(for size: Int, textSize: Int) -> Int {
        min(memory.basic + memory.perByte * size + memory.perTextByte * textSize, memory.most)
    }

    /// Bytes of a web page, of tags only as many as go with its text: a page of tags alone must not get memory for each.
    private static func textSize(ofPage bytes: [UInt8]) -> Int {
        var (size, isTag) = (0, false)
        for byte in bytes {
            if byte == UInt8(ascii: "<") { isTag = true }
            if !isTag { size += 1 }
            if byte == UInt8(ascii: ">") { isTag = false }
        }
        return size + min(bytes.count - size, tagsPerText * size)
    }

    func tree(
        of bytes: [UInt8], _ kind: DocumentKind, file: String
    ) async throws -> PandocTree {
        func problem(_ text: String) -> PipelineError {
            kind.problem(text, in: file)
        }
        let input = try Self.input(for: bytes, kind, file: file)
        let command = Command(
            program, ["--sandbox", "--from", kind.reader ?? "", "--to", "json"], environment: environment,
            memory: Self.memory(for: input.bytes.count, textSize: input.textSize))
        guard command.isFound else { throw Self.missing(kind, file: file) }
        let result: CommandResult
        do {
            result = try await runner.run(
                command, input: input.bytes,
                limits: CommandLimits(time: time, outputBytes: Self.outputLimit, grace: .milliseconds(100)))
        } catch ChildProcessError.timedOut {
            throw problem("pandoc did not read within \(time); save its text as Markdown, and name that file")
        } catch ChildProcessError.outputTooLarge {
            throw problem("pandoc read as more than \(Self.outputLimit / 1_000_000) MB; name a shorter document")
        } catch let error as ChildProcessError {
            throw problem("cannot be read: \(error)")
        }
        switch result.termination {
        case .exited(0): break
        // 251 is the exit code of Haskell programs without memory; the others are the signals of their allocator, and
        // of a system that is out of memory.
        case .exited(251), .signalled(6), .signalled(9):
            throw problem("needs more memory than pandoc may have; divide it, and name its parts")
        case let ending:
            let words = result.errorTail.whiteSpaceFolded
            throw problem("pandoc cannot read: \(words.isEmpty ? "\(ending)" : words.quoted(upTo: 200)); save it again")
        }
        do throws(PandocTree.Failure) {
            return try PandocTree(result.output)
        } catch {
            switch error {
            case .tooDeep(let limit): throw problem("is nested deeper than \(limit) levels; save it as plain text")
            case .flaw(let flaw): throw problem("pandoc wrote as invalid JSON, from byte \(flaw.offset) on")
            }
        }
    }

    static func missing(_ kind: DocumentKind, file: String) -> PipelineError {
        PipelineError([
            Diagnostic(
                file,
                "is \(kind.name), which pandoc reads; “apt-get install pandoc” or “brew install pandoc” installs it")
        ])
    }
}
