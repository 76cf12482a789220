import CEmbedded
package import Platform
package import SystemPackage

package import struct Platform.SHA256Digest

/// The files of `prompts/`, as they were compiled in or as a folder replaces them.
package struct Prompts: Sendable {
    package enum File: String, CaseIterable, Sendable {
        case cast = "cast.mustache"
        case castSchema = "cast.schema.json"
        case correction = "correction.mustache"
        case gentler = "gentler.mustache"
        case growth = "growth.mustache"
        case growthSchema = "growth.schema.json"
        case negativePrompt = "negative-prompt.txt"
        case page = "page.mustache"
        case pageAnswerSchema = "page.schema.json"
        case pageSpecSchema = "page-spec.schema.json"
        case passage = "passage.mustache"
        case passageSchema = "passage.schema.json"
        case planner = "planner.mustache"
        case plannerWords = "planner-words.json"
        case portraits = "portraits.txt"
        case priorityWords = "priority-words.json"
        case ratings = "ratings.json"
        case reference = "reference.txt"
        case refusals = "refusals.json"
        case rewrite = "rewrite.mustache"
        case rewriteSchema = "rewrite.schema.json"
        case softening = "softening.json"
        case story = "story.mustache"
        case storySchema = "story.schema.json"
        case writer = "writer.mustache"

        fileprivate var compiledIn: embedded_file {
            switch self {
            case .cast: embedded_cast_mustache
            case .castSchema: embedded_cast_schema_json
            case .correction: embedded_correction_mustache
            case .gentler: embedded_gentler_mustache
            case .growth: embedded_growth_mustache
            case .growthSchema: embedded_growth_schema_json
            case .negativePrompt: embedded_negative_prompt_txt
            case .page: embedded_page_mustache
            case .pageAnswerSchema: embedded_page_schema_json
            case .pageSpecSchema: embedded_page_spec_schema_json
            case .passage: embedded_passage_mustache
            case .passageSchema: embedded_passage_schema_json
            case .planner: embedded_planner_mustache
            case .plannerWords: embedded_planner_words_json
            case .portraits: embedded_portraits_txt
            case .priorityWords: embedded_priority_words_json
            case .ratings: embedded_ratings_json
            case .reference: embedded_reference_txt
            case .refusals: embedded_refusals_json
            case .rewrite: embedded_rewrite_mustache
            case .rewriteSchema: embedded_rewrite_schema_json
            case .softening: embedded_softening_json
            case .story: embedded_story_mustache
            case .storySchema: embedded_story_schema_json
            case .writer: embedded_writer_mustache
            }
        }
    }

    private static let sizeLimit = 4_000_000

    /// A plot of the built-in writer, or what its stories in a language share.
    package struct Plot: Sendable {
        /// Without its extension.
        package let name: String
        package let bytes: [UInt8]
        package let isCompiledIn: Bool
    }

    private static let plotFolder = "plots"
    private static let plotEnding = ".txt"

    private var replacements: [File: [UInt8]] = [:]
    /// By name.
    private var ownPlots: [String: [UInt8]] = [:]

    /// The compiled-in files.
    package init() {}

    package var areCompiledIn: Bool { replacements.isEmpty && ownPlots.isEmpty }

    /// The files of a folder, and of `plots` in it; one that is missing there is taken as compiled in. A folder with none
    /// of them is an error.
    package init(folder: FilePath, fileSystem: any FileSystem) throws(PromptsError) {
        do {
            let names = try fileSystem.list(folder)
            for file in File.allCases where names.contains(file.rawValue) {
                replacements[file] = try fileSystem.read(folder.appending(file.rawValue), limit: Self.sizeLimit)
            }
            if names.contains(Self.plotFolder) {
                let plots = folder.appending(Self.plotFolder)
                for name in try fileSystem.list(plots) where name.hasSuffix(Self.plotEnding) && !name.hasPrefix(".") {
                    ownPlots[String(name.dropLast(Self.plotEnding.count))] = try fileSystem.read(
                        plots.appending(name), limit: Self.sizeLimit)
                }
            }
        } catch {
            throw .unreadable(error)
        }
        guard !areCompiledIn else { throw .empty(folder) }
    }

    /// Whether a file of the folder is used instead of the compiled-in one.
    package func isOwn(_ file: File) -> Bool { replacements[file] != nil }

    package subscript(file: File) -> [UInt8] {
        replacements[file] ?? file.compiledIn.contents
    }

    /// All plots, in the order of their names. A user's own replaces the compiled-in one of its name.
    package var plots: [Plot] {
        let compiledIn = (0..<plots_file_count).map { index in
            let file = plots_files[index]
            return Plot(name: String(cString: file.name), bytes: file.file.contents, isCompiledIn: true)
        }
        let own = ownPlots.map { Plot(name: $0.key, bytes: $0.value, isCompiledIn: false) }
        return (compiledIn.filter { ownPlots[$0.name] == nil } + own).sorted { $0.name < $1.name }
    }

    /// One digest over all files, for the record of a run.
    package var digest: SHA256Digest {
        let files = File.allCases.map { ($0.rawValue, self[$0]) } + plots.map { ("plots/\($0.name)", $0.bytes) }
        return SHA256Digest(of: files.map { "\($0.0) \(SHA256Digest(of: $0.1))\n" }.joined())
    }
}
