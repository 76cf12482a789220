import CCmark
import Foundation

/// What a reader of the HTML that cmark writes sees: the text between the tags, by regular expressions.
struct ShownText {
    let text: String

    init(_ markdown: String) throws {
        let html = cmark_markdown_to_html(markdown, markdown.utf8.count, CMARK_OPT_UNSAFE)
        defer { free(html) }
        var text = html.map { String(cString: $0) } ?? ""
        let patterns = [
            ("(?is)<!--.*?-->", " "), ("(?is)<(script|style)\\b[^>]*>.*?</\\1>", " "),
            // Tags inside a line do not separate words.
            ("(?i)</?(a|b|i|em|strong|code)(\\s[^<>]*)?>", ""), ("(?s)<[a-zA-Z/?!][^<>]*>", " "),
        ]
        for (pattern, replacement) in patterns {
            text = text.replacing(try Regex(pattern), with: replacement)
        }
        let entities = [
            "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&eacute;": "é", "&copy;": "©", "&nbsp;": " ", "&ouml;": "ö",
            "&#65;": "A",
        ]
        for (entity, character) in entities { text = text.replacing(entity, with: character) }
        self.text = text.replacing("&amp;", with: "&")
    }
}
