/// A BCP 47 language tag: `pt-BR`, `az-Arab`, `de-CH-1996`.
///
/// Tags are checked against the grammar of RFC 5646, section 2.1, not against the registry. Three kinds of tags are
/// refused although the grammar allows them, because they name no language: primary subtags of four or more letters, of
/// which none is registered (so “english” is no tag); private tags; and tags from before the grammar, such as
/// `i-klingon`.
package struct LanguageTag: Hashable, Sendable {
    /// `und`, for an unknown language.
    static let undetermined = LanguageTag(text: "und", primary: "und", script: nil)

    /// The text that the tag was read from.
    package let text: String
    /// `ar` of `ar-EG`, in lower case.
    package let primary: String
    /// `arab` of `az-Arab`, in lower case; nil if the tag names no script.
    let script: String?

    /// Nil if `text` is not a tag.
    package init?(wellFormed text: String) {
        guard var subtags = LanguageSubtags(of: text), let primary = subtags.takeLanguage() else { return nil }
        let script = subtags.takeScript()
        subtags.takeRegion()
        subtags.takeVariants()
        subtags.takeExtensions()
        subtags.takePrivateUse()
        guard subtags.isAtEnd else { return nil }
        self.init(text: text, primary: primary, script: script)
    }

    /// ``undetermined`` if `text` is not a tag.
    package init(_ text: String) {
        self = LanguageTag(wellFormed: text) ?? .undetermined
    }

    /// `ar` of `ar-EG`, in lower case. `text` need not be a valid tag.
    package static func primary(of text: String) -> String {
        text.lowercased().split(separator: "-").first.map(String.init) ?? text
    }

    private init(text: String, primary: String, script: String?) {
        self.text = text
        self.primary = primary
        self.script = script
    }
}
