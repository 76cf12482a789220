import Foundation
import Testing

@testable import Domain

@Suite struct SlugTests {
    @Test(arguments: [
        ("The Lantern Fox", "the-lantern-fox"),
        ("../../etc/passwd", "etc-passwd"),
        ("C:\\Windows\\system32", "c-windows-system32"),
        ("CON", "con-story"),
        ("Aux", "aux-story"),
        ("COM9", "com9-story"),
        ("com10", "com10"),
        ("nul.txt", "nul-txt"),
        ("Fuchs 🦊 & Füchsin 🦊", "fuchs-fuchsin"),
        ("Cafe\u{301} Ole\u{301}", "cafe-ole"),
        ("Café Olé", "cafe-ole"),
        ("İstanbul'da ılık bir gece", "istanbulda-ilik-bir-gece"),
        ("STRAẞE und Straße", "strasse-und-strasse"),
        ("Łódź, Ærø, Þór, Đà Nẵng", "lodz-aero-thor-da-nang"),
        ("Don’t stop", "dont-stop"),
        ("left\u{202E}right", "left-right"),
        ("trailing dots...", "trailing-dots"),
        ("...hidden", "hidden"),
        ("a\u{0}b\nc\td", "a-b-c-d"),
        ("1️⃣ step", "1-step"),
        ("snake_case__name", "snake-case-name"),
    ])
    func isSafeAsAFileNameEverywhere(title: String, expected: String) {
        #expect(Slug(title: title).text == expected)
    }

    /// The same title in two normal forms has one name.
    @Test(arguments: ["Ünal", "Ångström", "Đặng", "çığ"])
    func isTheSameForComposedAndDecomposedLetters(title: String) {
        #expect(
            Slug(title: title.precomposedStringWithCanonicalMapping)
                == Slug(title: title.decomposedStringWithCanonicalMapping))
    }

    @Test(arguments: [
        ("//////", "untitled-c33864fa"),
        ("🦊🎉", "untitled-5695873b"),
        ("Ночь", "untitled-7925cbee"),
        ("", "untitled-4f2db50f"),
        (".", "untitled-a083a1cf"),
        ("..", "untitled-08424be2"),
    ])
    func namesWhatHasNoUsableLetterByItsHash(title: String, expected: String) {
        #expect(Slug(title: title).text == expected)
    }

    @Test func isCutAtSixtyBytesAndNeverEndsInAHyphen() {
        #expect(Slug(title: String(repeating: "a", count: 300)).text == String(repeating: "a", count: 60))
        #expect(Slug(title: String(repeating: "a", count: 59) + " b").text == String(repeating: "a", count: 59))
        #expect(Slug(title: String(repeating: "ß", count: 300)).text == String(repeating: "s", count: 60))
    }

    @Test func staysTheSameWhenMadeFromItself() {
        var random = SeededGenerator(seed: 1)
        let letters = Array("aZ09 -_./\\:'’éßİıŁ狐🦊\u{301}\u{202E}\u{0}cnuol".unicodeScalars)
        for _ in 0..<2000 {
            var title = String.UnicodeScalarView()
            for _ in 0..<random.next(below: 80) { title.append(random.pick(letters)) }
            let slug = Slug(title: String(title))
            #expect(Slug(title: slug.text) == slug)
            #expect(Slug(slug.text) == slug)
            #expect(
                slug.text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil && slug.text.utf8.count <= Slug.lengthLimit)
        }
    }

    @Test(arguments: ["", "con", "The-Fox", "a--b", "-a", "a-", "a.b", "../a", "é", String(repeating: "a", count: 61)])
    func takesBackOnlyWhatIsASlug(text: String) {
        #expect(Slug(text) == nil)
    }

    @Test func keepsTheNumberOfALongName() {
        #expect(Slug(title: "fox").numbered(2).text == "fox-2")
        #expect(Slug(title: "con").numbered(12).text == "con-story-12")
        let long = Slug(title: String(repeating: "a", count: 60))
        #expect(long.numbered(2).text == String(repeating: "a", count: 58) + "-2")
        #expect(long.numbered(1_234_567_890).text == String(repeating: "a", count: 49) + "-1234567890")
    }

    @Test func isWrittenAsItsTextAndRefusesOtherTextWhenRead() throws {
        let slug = Slug(title: "The Lantern Fox")
        #expect(try String(decoding: JSONEncoder().encode([slug]), as: UTF8.self) == #"["the-lantern-fox"]"#)
        #expect(try JSONDecoder().decode([Slug].self, from: Data(#"["the-lantern-fox"]"#.utf8)) == [slug])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Slug].self, from: Data(#"["../../etc/passwd"]"#.utf8))
        }
    }

    @Test func isOrderedByItsBytes() {
        #expect(["b", "a-1", "a", "a1"].compactMap { Slug($0) }.sorted().map(\.text) == ["a", "a-1", "a1", "b"])
    }
}
