import Foundation
import Testing

/// The handbook's reference agrees with the decoder for every key.
struct PipelineReferenceTests {
    private let reference: PipelineReference
    private let census: PipelineCensus

    init() throws {
        reference = try PipelineReference()
        census = try PipelineCensus()
    }

    @Test func theCensusFindsEveryMapping() throws {
        let names = try census.mappings().map(\.name)
        #expect(
            names.sorted() == [
                "", "audience", "backends", "book", "cast", "cast", "grow", "isbn", "key", "limits", "notify", "print",
                "reuse",
                "slots",
                "start",
                "stories", "write",
            ])
    }

    @Test func hasEveryKeyAndNoOther() throws {
        for mapping in try census.mappings() {
            let name = mapping.name.isEmpty ? "the pipeline" : "“\(mapping.name)”"
            #expect(reference.rows(of: mapping.name).map(\.key).sorted() == mapping.keys.sorted(), "\(name)")
        }
    }

    /// The allowed words, ranges and lengths of a key, from the decoder's messages about other values.
    @Test func hasTheLimitsOfEveryKey() throws {
        for mapping in try census.mappings() {
            for row in reference.rows(of: mapping.name) {
                for limit in try limits(of: row, in: mapping) {
                    #expect(row.line.contains(limit), "“\(mapping.name)” › “\(row.key)”: \(limit)")
                }
            }
        }
    }

    @Test func saysSomethingOfEveryKey() throws {
        for mapping in try census.mappings() {
            for row in reference.rows(of: mapping.name) {
                #expect(!row.words[0].isEmpty && !row.words[1].isEmpty, "“\(mapping.name)” › “\(row.key)”")
                #expect(row.example.contains("\(row.key):"), "“\(mapping.name)” › “\(row.key)”: \(row.example)")
            }
        }
    }

    @Test func givesExamplesThatAreRead() throws {
        for mapping in try census.mappings() {
            for row in reference.rows(of: mapping.name) {
                let attempts = try wholes(of: row, in: mapping).map {
                    // The example shows only the mapping, not the pipeline around it.
                    try census.problems(with: mapping.around($0))
                        .filter { !["“collection:” is missing", "“stories:” is missing"].contains($0) }
                        .filter { mapping.name != "grow" || !$0.hasPrefix("“grow” has no “heroes:”") }
                        .filter { mapping.name != "cast" || !$0.hasPrefix("a story needs “file:”") }
                }
                #expect(attempts.contains([]), "“\(mapping.name)” › “\(row.key)”: \(attempts.first ?? [])")
            }
        }
    }

    @Test func saysWhichKindTakesWhat() throws {
        let documented = reference.kinds()
        let backends = try #require(try census.mappings().first { $0.name == "backends" })
        let complaint = try #require(
            try census.problems(with: backends.around("kind: \(PipelineCensus.stranger)"))
                .first { $0.hasPrefix("“kind” is ") })
        let kinds = PipelineCensus.words(complaint[...]).dropFirst(2)
        #expect(documented.keys.sorted() == kinds.sorted())
        for kind in kinds {
            var taken = backends.keys
            var needed: [String] = []
            for key in backends.keys where key != "kind" {
                for problem in try census.problems(with: backends.around("kind: \(kind), \(key): {}")) {
                    if problem.hasPrefix("“\(key)” is not a setting of") { taken.removeAll { $0 == key } }
                    if let match = problem.firstMatch(of: /^“([^:]+):” of the backend “x” is missing/) {
                        needed.append(String(match.1))
                    }
                }
            }
            #expect(documented[kind]?.takes.sorted() == taken.sorted(), "\(kind)")
            #expect(Set(documented[kind]?.needs ?? []) == Set(needed), "\(kind)")
        }
    }

    /// Complete pipelines, or parts of one.
    @Test func everyBlockIsRead() throws {
        let blocks = try PipelineReference.blocks()
        #expect(blocks.count >= 15)
        for (document, text) in blocks {
            var yaml = text
            if !yaml.contains(/(?m)^stories:/) { yaml = "stories: [{ file: a.md }]\n" + yaml }
            if !yaml.contains(/(?m)^collection:/) { yaml = "collection: A\n" + yaml }
            // One block of the reference shows an invalid pipeline.
            let problems = try census.problems(with: yaml)
            #expect(problems.isEmpty || text.contains("stile: "), "\(document): \(problems)\n\(text)")
        }
    }

    /// The limits in the decoder's message about an unknown word, or else about a long text. The reference must contain
    /// them.
    private func limits(of row: PipelineReference.Row, in mapping: PipelineCensus.Mapping) throws -> [String] {
        try kinds(for: row, in: mapping).flatMap { kind in
            try [("", ""), ("[", "]")].flatMap { open, close -> [String] in
                func complaints(of value: String) throws -> [String] {
                    try census.problems(with: mapping.around("\(kind)\(row.key): \(open)\(value)\(close)"))
                        .filter { $0.hasPrefix("“\(row.key)” ") }
                }
                let ofStrangers = try complaints(of: PipelineCensus.stranger)
                guard ofStrangers.isEmpty else { return ofStrangers.flatMap(Self.ranges) }
                return try complaints(of: String(repeating: "x", count: 5000)).compactMap { complaint in
                    complaint.firstMatch(of: #/characters long, at most ([0-9]+)/#).map { String($0.1) }
                }
            }
        }
    }

    private static func ranges(in complaint: String) -> [String] {
        if let match = complaint.firstMatch(of: #/; it takes (.+)$/#) {
            return PipelineCensus.words(match.1).map { "`\($0)`" }
        }
        return complaint.firstMatch(of: #/must be a (?:whole )?(number from [0-9.]+ to [0-9.]+)/#)
            .map { [String($0.1.dropFirst("number ".count))] } ?? []
    }

    /// The example with its required members; several if it does not name the backend's kind.
    private func wholes(of row: PipelineReference.Row, in mapping: PipelineCensus.Mapping) -> [String] {
        func with(_ needs: [(key: String, text: String)]) -> String {
            let missing = needs.filter { !row.example.hasPrefix("\($0.key):") && !row.example.contains(", \($0.key):") }
            return ([row.example] + missing.map(\.text)).joined(separator: ", ")
        }
        switch mapping.name {
        case "" where ["text", "images"].contains(row.key):
            return [
                with([("backends", "backends: { llama: { kind: openai, url: \"http://a\" }, sd: { kind: sdcpp } }")])
            ]
        case "stories" where row.key != "write": return [with([("file", "file: a.md")])]
        case "cast": return [with([("name", "name: Hedda")])]
        case "write": return [with([("hero", "hero: Mira")])]
        case "start": return [with([("command", "command: [server]")])]
        case "backends":
            let values = [
                "url": "\"http://a\"", "model": "m", "key": "{ env: K }", "workflow": "a.json", "command": "[a]",
            ]
            return reference.kinds().filter { row.key == "kind" || $0.value.takes.contains(row.key) }
                .sorted { $0.key < $1.key }.map { kind, keys in
                    with([("kind", "kind: \(kind)")] + keys.needs.map { ($0, "\($0): \(values[$0] ?? "")") })
                }
        default: return [row.example]
        }
    }

    private func kinds(for row: PipelineReference.Row, in mapping: PipelineCensus.Mapping) -> [String] {
        guard mapping.name == "backends", row.key != "kind" else { return [""] }
        return reference.kinds().filter { $0.value.takes.contains(row.key) }.keys.sorted().map { "kind: \($0), " }
    }
}
