import TestSupport

@testable import Backends
@testable import Domain
@testable import PipelineFiles
@testable import Platform

/// The keys that the decoder knows. They are read from the message about an unknown key.
struct PipelineCensus {
    /// A mapping of a pipeline: its name in the reference, and a pipeline that contains it.
    struct Mapping {
        /// Empty for the pipeline itself.
        var name: String
        var keys: [String]
        /// A whole pipeline around members of the mapping.
        var around: (String) -> String
    }

    static let stranger = "qqqqqqqqqqqq"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The decoder's messages for a pipeline, without places. Missing stories and workflows are ignored.
    func problems(with yaml: String) throws -> [String] {
        let path = try folder.write(yaml, to: "pipeline.yaml")
        do {
            _ = try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path)
            return []
        } catch {
            return error.problems.map(\.message).filter { !$0.hasPrefix("cannot read the ") }
        }
    }

    /// Every mapping with its keys, the pipeline first.
    func mappings() throws -> [Mapping] {
        try mapping("") { "{ \($0) }" }.map { try [$0] + below($0) } ?? []
    }

    private func mapping(_ name: String, _ around: @escaping (String) -> String) throws -> Mapping? {
        for problem in try problems(with: around("\(Self.stranger): 1")) {
            guard let match = problem.wholeMatch(of: #/unknown key “q+”; “[^”]+” takes (.+)/#) else { continue }
            return Mapping(name: name, keys: Self.words(match.1), around: around)
        }
        return nil
    }

    /// The mappings below its keys: direct, in a list, or under a name.
    private func below(_ parent: Mapping) throws -> [Mapping] {
        try parent.keys.flatMap { key -> [Mapping] in
            let shapes: [(String) -> String] = [
                { "\(key): { \($0) }" }, { "\(key): [{ \($0) }]" }, { "\(key): { x: { \($0) } }" },
            ]
            for shape in shapes {
                // A backend's settings are read only together with its kind.
                for companion in [""] + Self.companions(of: parent) {
                    let found = try mapping(key) { parent.around("\(companion)\(shape($0))") }
                    if let found { return try [found] + below(found) }
                }
            }
            return []
        }
    }

    private static func companions(of parent: Mapping) -> [String] {
        parent.name == "backends" ? ["kind: openai, url: \"http://a\", ", "kind: comfyui, workflow: a.json, "] : []
    }

    /// The words in quotation marks.
    static func words(_ text: Substring) -> [String] { text.matches(of: /“([^”]+)”/).map { String($0.1) } }
}
