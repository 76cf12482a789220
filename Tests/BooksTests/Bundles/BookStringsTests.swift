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

    /// Each language says how many pictures there are, and names no number where it speaks of all.
    @Test(arguments: ["en", "ar", "de", "es", "fa", "fr", "he", "it", "nl", "pt", "ur"])
    func saysHowPicturesWereMadeInTheBooksLanguage(language: String) {
        let words = PictureOriginWords(for: LanguageTag(language))
        let english = PictureOriginWords(for: LanguageTag("en"))
        for provenance in [Provenance.model, .stub, .placeholder] {
            let (all, some) = (words.sentence(provenance, count: nil), words.sentence(provenance, count: 7))
            #expect(some.contains("7") && !some.contains("#") && !all.contains("#"))
            #expect(language == "en" || all != english.sentence(provenance, count: nil))
        }
        #expect(Set(BookStrings(for: LanguageTag(language)).all).count == 11)
    }

    @Test func marksEnglishWhereTheLanguageIsUnknown() {
        let words = BookStrings(for: LanguageTag("tlh"))
        #expect(words.cover == "Cover")
        #expect(words.dark == "Dark colors")
        #expect(words.attributes.source == " lang=\"en\" xml:lang=\"en\" dir=\"ltr\"")
    }
}
