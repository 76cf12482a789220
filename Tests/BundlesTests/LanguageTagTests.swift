import Bundles
import MarkupText
import Testing

struct LanguageTagTests {
    @Test(arguments: ["he", "ar", "fa", "ur", "AR-EG", "yi", "ps", "az-Arab", "pa-Arab-PK", "ckb"])
    func writesRightToLeft(_ tag: String) {
        #expect(LanguageTag(tag).direction == .rightToLeft)
    }

    @Test(arguments: ["en", "de-CH", "ja", "az-Latn", "ar-Latn", "ku", "hi", "zh-Hant-TW", "en-1994"])
    func writesLeftToRight(_ tag: String) {
        #expect(LanguageTag(tag).direction == .leftToRight)
    }

    @Test(arguments: ["", "e", "en_GB", "en-", "-en", "english words", "en\"><b>", "de-abcdefghi", "é"])
    func callsUndeterminedWhatIsNoTag(_ tag: String) {
        #expect(LanguageTag(tag).text == "und")
    }

    @Test func keepsTheTagAsItWasGiven() {
        #expect(LanguageTag("pt-BR").text == "pt-BR")
        #expect(LanguageTag("PT-br").primary == "pt")
    }

    @Test func saysFewWordsInTheBooksLanguage() {
        #expect(BookWords(for: LanguageTag("de-AT")).contents == "Inhalt")
        #expect(BookWords(for: LanguageTag("de-AT")).attributes == .empty)
    }

    @Test func marksEnglishWhereTheLanguageIsUnknown() {
        let words = BookWords(for: LanguageTag("tlh"))
        #expect(words.cover == "Cover")
        #expect(words.attributes.source == " lang=\"en\" xml:lang=\"en\" dir=\"ltr\"")
    }
}
