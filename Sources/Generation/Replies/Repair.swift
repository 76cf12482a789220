/// One kind of fault that was mended in a reply, and how often.
struct Repair: Hashable, Sendable, CustomStringConvertible {
    /// The raw values are names in reports.
    enum Kind: String, CaseIterable, Sendable {
        case byteOrderMark = "byte-order-mark"
        /// U+0000 between or inside values; left out.
        case nullByte = "null-byte"
        /// White space that JSON does not know, such as a no-break space.
        case oddSpace = "odd-space"
        /// Reasoning in tags, also where only its end is marked.
        case thinkBlock = "think-block"
        /// A chat template's own tokens, such as `<|channel|>final<|message|>`.
        case channelMarker = "channel-marker"
        case codeFence = "code-fence"
        case textAround = "text-around"
        /// Other values than the chosen one, whole or broken, passed over.
        case severalValues = "several-values"
        /// The same value again.
        case repeatedValue = "repeated-value"
        case trailingComma = "trailing-comma"
        case missingComma = "missing-comma"
        case extraComma = "extra-comma"
        /// Closing brackets behind the end of the value.
        case extraBracket = "extra-bracket"
        case comment
        case singleQuotes = "single-quotes"
        case smartQuotes = "smart-quotes"
        case unescapedNewline = "unescaped-newline"
        case unescapedControl = "unescaped-control"
        case unescapedQuote = "unescaped-quote"
        /// A backslash before what needs none: kept before letters and digits, dropped before anything else.
        case badEscape = "bad-escape"
        /// Half a pair of `\u` escapes; U+FFFD stands in its place.
        case loneSurrogate = "lone-surrogate"
        /// `True`, `False`, `None`.
        case pythonLiteral = "python-literal"
        case unquotedKey = "unquoted-key"
        /// `+1`, `007`, `.5`, `5.`, `0x1F`, `1_000`.
        case numberForm = "number-form"
        /// The last of them counts.
        case duplicateKey = "duplicate-key"
        /// Closing brackets that were missing behind a complete element.
        case closedTail = "closed-tail"
    }

    var kind: Kind
    var count: Int

    init(_ kind: Kind, _ count: Int = 1) {
        self.kind = kind
        self.count = count
    }

    var description: String { count == 1 ? kind.rawValue : "\(kind.rawValue) ×\(count)" }
}
