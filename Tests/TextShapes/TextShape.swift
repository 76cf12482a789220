/// Text that is cheap to write and that a reader can take far too long for: for `make bench` and the tests of time.
package struct TextShape: Sendable, CustomStringConvertible {
    package let name: String
    private let make: @Sendable (_ bytes: Int) -> String

    package var description: String { name }

    /// About as many bytes.
    package func text(bytes: Int) -> String { make(bytes) }

    /// The unit again and again.
    private init(_ name: String, _ unit: String) {
        self.name = name
        make = { String(repeating: unit, count: $0 / unit.utf8.count) }
    }

    /// Units that differ by their number, between a beginning and an end.
    private init(
        _ name: String, from opening: String = "", to closing: String = "",
        numbered unit: @escaping @Sendable (Int) -> String
    ) {
        self.name = name
        make = { bytes in
            let units = (0..<(bytes / unit(10_000).utf8.count)).map { unit($0 + 10_000) }
            return opening + units.joined() + closing
        }
    }

    package static let all: [TextShape] = [
        TextShape("flags", "\u{1F1E6}"), TextShape("words of flags", "\u{1F1E6}\u{1F1E6}\u{1F1E6} "),
        TextShape("combining marks", "\u{301}"), TextShape("joined emoji", "\u{1F468}\u{200D}"),
        TextShape("Hangul", "\u{1100}"), TextShape("tag characters", "\u{E0061}"), TextShape("letters", "x"),
        TextShape("one line", "word "), TextShape("short lines", "a\n"), TextShape("empty lines", "\n"),
        TextShape("CRLF", "\r\n"), TextShape("paragraphs", "a\n\n"), TextShape("headings", "# H\n"),
        TextShape("underlined headings", "a\n---\n"), TextShape("items", "- a\n"), TextShape("nested items", "- "),
        TextShape("nested quotes", "> "), TextShape("indented lines", "    a\n"), TextShape("fences", "```\n"),
        TextShape("brackets", "["), TextShape("links", "[a](b) "), TextShape("images", "!["),
        TextShape("emphasis", "*a"), TextShape("entities", "&eacute;"), TextShape("backslashes", "\\"),
        TextShape("quotation marks", "\""), TextShape("curly quotation marks", "“"), TextShape("stops", "."),
        TextShape("tags", "<b>"), TextShape("blocks of HTML", "<div>\n\n"), TextShape("open attributes", "<a b='"),
        TextShape("open comments", "<!-- "), TextShape("open sections", "<![CDATA["), TextShape("scripts", "<script>"),
        TextShape("same keys", "k: v\n"), TextShape("opening flow sequences", "["),
        TextShape("opening flow mappings", "{a: "),
        TextShape("link definitions") { "[\($0)]: /u\n" }, TextShape("keys") { "k\($0): v\n" },
        TextShape("anchors") { "- &a\($0) x\n" }, TextShape("aliases", from: "- &a x\n") { _ in "- *a\n" },
        TextShape("keys of a flow mapping", from: "{", to: "}") { "k\($0): v, " },
        TextShape("flow sequence", from: "[", to: "]") { "\($0), " },
        TextShape("JSON members", from: "{", to: "\"z\": 1}") { "\"k\($0)\": 1," },
        TextShape("JSON string of flags", from: "{\"a\": \"", to: "\"}") { _ in "\u{1F1E6}" },
        TextShape("JSON string of marks", from: "{\"a\": \"x", to: "\"}") { _ in "\u{301}" },
        TextShape("lines of CSV") { "a,\($0),1,1\n" },
    ]
}
