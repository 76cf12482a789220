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
        case negativePrompt = "negative-prompt.txt"
        case page = "page.mustache"
        case pageAnswerSchema = "page.schema.json"
        case pageSpecSchema = "page-spec.schema.json"
        case planner = "planner.mustache"
        case plannerWords = "planner-words.json"
        case priorityWords = "priority-words.json"
        case ratings = "ratings.json"
        case reference = "reference.txt"
        case refusals = "refusals.json"
        case softening = "softening.json"
        case story = "story.mustache"
        case storySchema = "story.schema.json"
        case writer = "writer.mustache"

        fileprivate var compiledIn: [UInt8] {
            switch self {
            case .cast: PackageResources.cast_mustache
            case .castSchema: PackageResources.cast_schema_json
            case .correction: PackageResources.correction_mustache
            case .gentler: PackageResources.gentler_mustache
            case .negativePrompt: PackageResources.negative_prompt_txt
            case .page: PackageResources.page_mustache
            case .pageAnswerSchema: PackageResources.page_schema_json
            case .pageSpecSchema: PackageResources.page_spec_schema_json
            case .planner: PackageResources.planner_mustache
            case .plannerWords: PackageResources.planner_words_json
            case .priorityWords: PackageResources.priority_words_json
            case .ratings: PackageResources.ratings_json
            case .reference: PackageResources.reference_txt
            case .refusals: PackageResources.refusals_json
            case .softening: PackageResources.softening_json
            case .story: PackageResources.story_mustache
            case .storySchema: PackageResources.story_schema_json
            case .writer: PackageResources.writer_mustache
            }
        }
    }

    private static let sizeLimit = 4_000_000

    private var replacements: [File: [UInt8]] = [:]

    /// The compiled-in files.
    package init() {}

    /// The files of a folder; one that is missing there is taken as compiled in. A folder with none of them is an error.
    package init(folder: FilePath, fileSystem: any FileSystem) throws(PromptsError) {
        do {
            let names = try fileSystem.list(folder)
            for file in File.allCases where names.contains(file.rawValue) {
                replacements[file] = try fileSystem.read(folder.appending(file.rawValue), limit: Self.sizeLimit)
            }
        } catch {
            throw .unreadable(error)
        }
        guard !replacements.isEmpty else { throw .empty(folder) }
    }

    package subscript(file: File) -> [UInt8] {
        replacements[file] ?? file.compiledIn
    }

    /// One digest over all files, for the record of a run.
    package var digest: SHA256Digest {
        SHA256Digest(of: File.allCases.map { "\($0.rawValue) \(SHA256Digest(of: self[$0]))\n" }.joined())
    }
}
