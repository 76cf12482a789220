package import FileSystems
package import SystemPackage

package import struct Digests.SHA256Digest

/// The files of `prompts/`, as they were compiled in or as a folder replaces them.
package struct Prompts: Sendable {
    package enum File: String, CaseIterable, Sendable {
        case pageSpecSchema = "page-spec.schema.json"
        case plannerWords = "planner-words.json"
        case ratings = "ratings.json"
        case softening = "softening.json"

        fileprivate var compiledIn: [UInt8] {
            switch self {
            case .pageSpecSchema: PackageResources.page_spec_schema_json
            case .plannerWords: PackageResources.planner_words_json
            case .ratings: PackageResources.ratings_json
            case .softening: PackageResources.softening_json
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
