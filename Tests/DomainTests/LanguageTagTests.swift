import Testing

@testable import Domain

struct LanguageTagTests {
    @Test(arguments: [
        "he", "ar", "fa", "ur", "AR-EG", "yi", "ps", "az-Arab", "pa-Arab-PK", "ckb", "ar-u-nu-latn", "he-x-latn",
        "ar-EG-u-nu-latn", "ar-arz-Arab", "ar-arz",
    ])
    func writesRightToLeft(_ tag: String) {
        #expect(LanguageTag(tag).direction == .rightToLeft)
    }

    @Test(arguments: [
        "en", "de-CH", "ja", "az-Latn", "ar-Latn", "ku", "hi", "zh-Hant-TW", "en-1994", "en-u-nu-arab", "en-x-hebr",
        "de-a-abcd-Arab", "ar-arz-Latn",
    ])
    func writesLeftToRight(_ tag: String) {
        #expect(LanguageTag(tag).direction == .leftToRight)
    }

    @Test(arguments: [
        "", "e", "en_GB", "en-", "-en", "en--US", "english words", "en\"><b>", "de-abcdefghi", "é", "\u{212A}o",
        "en-\u{301}", "en\n",
    ])
    func callsUndeterminedWhatIsNoTag(_ tag: String) {
        #expect(LanguageTag(wellFormed: tag) == nil)
        #expect(LanguageTag(tag).text == "und")
    }

    /// All contain only letters, digits and hyphens.
    @Test(arguments: [
        "en-a", "en-1", "de-DE-DE", "en-US-Latn", "de-1996-DE", "de-1996-1996", "de-Latn-Latn", "en-u", "en-u-a",
        "en-a-bcd-a-efg", "en-x", "x-private", "i-klingon", "english", "germ", "zh-aaa-bbb-ccc-ddd", "en-12",
        "en-abcd-12",
        "en-u-nu-latn-x",
    ])
    func holdsTagsAgainstTheGrammar(_ tag: String) {
        #expect(LanguageTag(wellFormed: tag) == nil)
    }

    /// The examples of RFC 5646, appendix A, that the grammar allows, and the longest valid form.
    @Test(arguments: [
        "de", "fr", "ja", "zh-Hant", "zh-Hans", "sr-Cyrl", "sr-Latn", "zh-cmn-Hans-CN", "cmn-Hans-CN", "zh-yue-HK",
        "yue-HK", "zh-Hans-CN", "sr-Latn-RS", "sl-rozaj", "sl-rozaj-biske", "sl-nedis", "de-CH-1901", "sl-IT-nedis",
        "hy-Latn-IT-arevela", "de-DE", "en-US", "es-419", "de-CH-x-phonebk", "az-Arab-x-AZE-derbend",
        "qaa-Qaaa-QM-x-southern",
        "de-Qaaa", "sr-Latn-QM", "sr-Qaaa-RS", "en-US-u-islamcal", "zh-CN-a-myext-x-private", "en-a-myext-b-another",
        "zh-aaa-bbb-ccc-Hant-TW-1abc-variant-0-ab-u-nu-hanidec-x-1-a",
    ])
    func takesEveryTagThatTheGrammarHas(_ tag: String) {
        #expect(LanguageTag(wellFormed: tag)?.text == tag)
    }

    @Test func keepsTheTagAsItWasGiven() {
        #expect(LanguageTag("pt-BR").text == "pt-BR")
        #expect(LanguageTag("PT-br").primary == "pt")
        #expect(LanguageTag("AZ-ARAB-ir").script == "arab")
        #expect(LanguageTag("de-1996").script == nil)
    }
}
