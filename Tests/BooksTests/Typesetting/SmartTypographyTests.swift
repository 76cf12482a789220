import Testing

@testable import Books
@testable import Domain

struct SmartTypographyTests {
    @Test(arguments: [
        ("en", "\"Look,\" said Mira, \"it's 'the' fox.\"", "“Look,” said Mira, “it’s ‘the’ fox.”"),
        ("en", "Wait... no -- yes, 'twas in the '90s.", "Wait… no—yes, ’twas in the ’90s."),
        ("en", "See https://example.org/a--b?q=\"x\" now.", "See https://example.org/a--b?q=\"x\" now."),
        ("de", "\"Na gut\", sagte sie - \"das ist 'toll'.\"", "„Na gut“, sagte sie – „das ist ‚toll‘.“"),
        ("de-CH", "\"Ja\"", "«Ja»"),
        ("fr", "\"Bonjour\" dit-il ! Vraiment?", "«\u{202F}Bonjour\u{202F}» dit-il\u{202F}! Vraiment\u{202F}?"),
        ("sv", "\"Hej\"", "”Hej”"), ("pl", "\"Cześć\"", "„Cześć”"), ("ru", "\"Привет\"", "«Привет»"),
        ("ja", "\"はい\"", "「はい」"), ("en", "“As it was.”", "“As it was.”"), ("xx", "\"Hi\"", "“Hi”"),
    ])
    func followsTheLanguage(language: String, text: String, expected: String) {
        #expect(SmartTypography(LanguageTag(language))(text) == expected)
    }
}
