import Foundation
import SystemPackage
import TestSupport
import Testing

/// Words of an older style do not come back. The plain terms are in the glossary.
struct WordingTests {
    private static let words: Set<String> = [
        "anew", "mend", "mends", "mended", "mending", "whoever", "nobody", "nobody's", "somebody", "somebody's", "wish",
        "wishes", "wished", "told",
    ]

    /// Story text, plots, word lists, and the columns of older schemas.
    private static let exempt = [
        "BuiltIn/Writer/", "PipelineFiles/Growth/GrowthWords.swift", "BuiltIn/Planner/Cast/UnseenClauses.swift",
        "BuiltInTests/", "LibraryStore/",
        "LibraryStoreTests/", "Domain/Sentences/SentenceLanguage.swift", "DomainTests/Sentences/",
        "Books/EPUB/AccessibilityMetadata.swift", "BooksTests/", "DomainTests/Pages/", "LargeSamples.swift", "CCurl/",
        "ReportInBrowserTests.swift",
        "GenerationTests/Questions/", "SameEverywhereTests.swift", "GenerationTests/Replies/",
        "PipelineFixtures/Run/TestRun.swift",
        "CommandsTests/Architecture/WordingTests.swift", "Scenarios/", "Goldens/", "PipelineFilesTests/",
    ]

    @Test(arguments: ["Sources", "Tests"])
    func codeIsWrittenInPlainWords(_ folder: String) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: ProjectFolder.path(folder).string)
        where [".swift", ".c", ".h"].contains(where: name.hasSuffix) && !Self.exempt.contains(where: name.contains) {
            // What stands in quotes in a test is data.
            try check("\(folder)/\(name)") { text in
                folder == "Tests" ? text.replacing(/"(?:[^"\\\n]|\\.)*"/, with: "") : text
            }
        }
    }

    @Test func documentsAreWrittenInPlainWords() throws {
        let documents =
            try ["Sources", "prompts"].flatMap { folder in
                try FileManager.default.subpathsOfDirectory(atPath: ProjectFolder.path(folder).string)
                    .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
            } + ["README.md"]
        #expect(documents.count > 15)
        for document in documents {
            // What is shown as code may quote a story or a former key.
            try check(document) {
                $0.replacing(/```.*?```/.dotMatchesNewlines(), with: "").replacing(/`[^`\n]*`/, with: "")
            }
        }
    }

    private func check(_ file: String, _ relevant: (String) -> String) throws {
        let found = relevant(try ProjectFolder.text(file)).split { !$0.isLetter && $0 != "'" }
            .map { $0.lowercased() }.filter(Self.words.contains)
        #expect(found.isEmpty, "\(file): \(Set(found).sorted())")
    }
}
