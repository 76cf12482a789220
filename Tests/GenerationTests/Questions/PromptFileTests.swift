import Foundation
import Platform
import Prompts
import TestSupport
import Testing

@testable import Domain
@testable import Generation

/// JSON files of a user's prompts folder.
struct PromptFileTests {
    private func refusals(_ text: String) throws -> RefusalPhrases {
        let folder = try TemporaryFolder()
        try folder.write(text, to: "refusals.json")
        return try Prompts(folder: folder.path, fileSystem: LocalFileSystem()).decoded(.refusals)
    }

    @Test func readsJSON() throws {
        #expect(try refusals("\u{FEFF}{\"phrases\": {}, \"markers\": [\"E\"]}").markers == ["E"])
        #expect(try refusals("\n{\"phrases\": {\"en\": [\"no\"]}, \"markers\": [\"E:\\u0021\"]}\n").markers == ["E:!"])
    }

    @Test(arguments: [
        ("{\"phrases\": {}}", "it has no “markers”"),
        ("[]", "the file must be an object"),
        ("{\"markers\": \"no\", \"phrases\": {}}", "“markers” must be a list"),
        ("{\"markers\": [],\n \"phrases\": {\"de\": [\"nein\", 3]}}", "“phrases.de[1]” must be a text"),
        ("{\"markers\": [], \"phrases\": {}, \"phrasses\": {}}", "“phrasses” is not known"),
        ("{\"markers\": [],\n \"phrases\": {},\n \"markers\": []}", "line 3: duplicate key: “markers”"),
        ("{\"markers\": [],\n \"phrases\": {},}", "line 2: trailing comma"),
        ("{\"markers\": [] // none\n, \"phrases\": {}}", "line 1: comment"),
        ("{'markers': [], \"phrases\": {}}", "line 1: single quotes"),
        ("{\"markers\": [\n1 : {}}", "line 2: found “:”, expected “,” or “]”"),
        ("{\"markers\": [],\n", "line 2: the file ends here: behind a comma"),
        ("{\"markers\": [], \"phrases\": {}}\n{}", "line 2: something follows the end of the value"),
        (" \n", "it is empty"),
        ("{\"markers\": [], \"phrases\": {}, \"a\\nb\": 1}", "“a b” is not known"),
        (String(repeating: "[", count: 70), "line 1: nested deeper than 64"),
    ])
    func saysWhatIsWrong(_ text: String, _ reason: String) throws {
        let error = #expect(throws: PromptsError.self) { try refusals(text) }
        #expect(error.map { "\($0)" } == "prompts: “refusals.json” cannot be used: \(reason)")
    }

    /// Otherwise its words would be allowed.
    @Test func aRatingThatDoesNotExistIsAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write("{\"g\": [\"axe\"]}", to: "ratings.json")
        let prompts = try Prompts(folder: folder.path, fileSystem: LocalFileSystem())
        let error = #expect(throws: PromptsError.self) { _ = try prompts.decoded(.ratings) as RatingWords }
        #expect(
            error.map { "\($0)" }
                == "prompts: “ratings.json” cannot be used: the file: “g” is no rating; there are “G”, “PG”")
    }

    @Test func refusesOtherBytes() throws {
        let folder = try TemporaryFolder()
        try folder.write(Data([0x7B, 0xFF, 0x7D]), to: "softening.json")
        let prompts = try Prompts(folder: folder.path, fileSystem: LocalFileSystem())
        let error = #expect(throws: PromptsError.self) { try prompts.json(.softening) }
        #expect(error.map { "\($0)" } == "prompts: “softening.json” cannot be used: it is not UTF-8 text")
    }
}
