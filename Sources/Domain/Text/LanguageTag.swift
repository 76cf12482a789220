/// A language as BCP 47 names it: `pt-BR`, `az-Arab`, `de-CH-1996`.
///
/// Tags are held against the grammar of RFC 5646, section 2.1, not against the registry, less what names no language by
/// it: primary subtags of four letters and more, of which none is registered, so that “english” is no tag; tags that
/// are private as a whole; and the tags of before the grammar, such as `i-klingon`.
package struct LanguageTag: Hashable, Sendable {
    /// `und`, of a language that is not known.
    static let undetermined = LanguageTag(text: "und", primary: "und", script: nil)

    /// As it was given.
    package let text: String
    /// `ar` of `ar-EG`, in lower case.
    package let primary: String
    /// `arab` of `az-Arab`, in lower case; nil where the tag names none.
    let script: String?

    /// Nil where `text` is no tag.
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

    /// ``undetermined`` where `text` is no tag.
    package init(_ text: String) {
        self = LanguageTag(wellFormed: text) ?? .undetermined
    }

    /// `ar` of `ar-EG`, in lower case, whether `text` is a tag or not.
    package static func primary(of text: String) -> String {
        text.lowercased().split(separator: "-").first.map(String.init) ?? text
    }

    private init(text: String, primary: String, script: String?) {
        self.text = text
        self.primary = primary
        self.script = script
    }
}
