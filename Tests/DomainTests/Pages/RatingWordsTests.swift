import Foundation
import Testing

@testable import Domain

@Suite struct RatingWordsTests {
    static let words = RatingWords(excluded: [.general: ["sword", "hell"], .parentalGuidance: ["gun"]])

    @Test(arguments: [
        ("A wooden SWORD!", "SWORD"), ("the sword's edge", "sword"), ("the sword’s edge", "sword"),
        ("sword-fight", "sword"),
        ("swordfish", nil), ("he'll say hello in a shell", nil), ("a gun", nil), ("", nil),
    ])
    func findsTheFirstWholeWordAsItStandsThere(text: String, found: String?) {
        #expect(Self.words.firstWord(above: .general, in: text) == found)
    }

    @Test func keepsAListForEachRating() {
        #expect(Self.words.firstWord(above: .parentalGuidance, in: "a sword, a gun") == "gun")
        #expect(RatingWords(excluded: [:]).firstWord(above: .general, in: "a sword") == nil)
    }

    @Test func readsWordsInAnyCaseAndWritesThemSorted() throws {
        let words = try JSONDecoder().decode(RatingWords.self, from: Data(#"{"G": ["Sword", "axe"]}"#.utf8))
        #expect(words.firstWord(above: .general, in: "one sword") == "sword")
        #expect(String(decoding: try JSONEncoder().encode(words), as: UTF8.self) == #"{"G":["axe","sword"]}"#)
    }
}
