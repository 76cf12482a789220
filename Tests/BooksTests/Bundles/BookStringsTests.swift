import Testing

@testable import Books
@testable import Domain
@testable import Media

struct BookStringsTests {
    @Test func saysFewWordsInTheBooksLanguage() {
        let words = BookStrings(for: LanguageTag("de-AT"))
        #expect(words.contents == "Inhalt")
        #expect(words.next == "Nächste Seite")
        #expect(words.attributes == .empty)
    }

    @Test func marksEnglishWhereTheLanguageIsUnknown() {
        let words = BookStrings(for: LanguageTag("tlh"))
        #expect(words.cover == "Cover")
        #expect(words.dark == "Dark colors")
        #expect(words.attributes.source == " lang=\"en\" xml:lang=\"en\" dir=\"ltr\"")
    }
}
