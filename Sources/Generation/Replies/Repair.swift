/// One kind of repair in a reply, and how often it was made.
struct Repair: Hashable, Sendable, CustomStringConvertible {
    /// The raw values are used in reports.
    enum Kind: String, CaseIterable, Sendable {
        case byteOrderMark = "byte-order-mark"
        /// U+0000 between or inside values; removed.
        case nullByte = "null-byte"
        /// White space that JSON does not allow, such as a no-break space.
        case oddSpace = "odd-space"
        /// Reasoning in tags, even if only the closing tag is present.
        case thinkBlock = "think-block"
        /// Tokens of a chat template, such as `<|channel|>final<|message|>`.
        case channelMarker = "channel-marker"
        case codeFence = "code-fence"
        case textAround = "text-around"
        /// Other values than the selected one, complete or broken; ignored.
        case severalValues = "several-values"
        /// The same value again.
        case repeatedValue = "repeated-value"
        case trailingComma = "trailing-comma"
        case missingComma = "missing-comma"
        case extraComma = "extra-comma"
        /// Closing brackets after the end of the value.
        case extraBracket = "extra-bracket"
        case comment
        case singleQuotes = "single-quotes"
        case smartQuotes = "smart-quotes"
        case unescapedNewline = "unescaped-newline"
        case unescapedControl = "unescaped-control"
        case unescapedQuote = "unescaped-quote"
        /// A backslash before a character that needs none: kept before letters and digits, removed before anything
        /// else.
        case badEscape = "bad-escape"
        /// Half of a pair of `\u` escapes; replaced by U+FFFD.
        case loneSurrogate = "lone-surrogate"
        /// `True`, `False`, `None`.
        case pythonLiteral = "python-literal"
        case unquotedKey = "unquoted-key"
        /// `+1`, `007`, `.5`, `5.`, `0x1F`, `1_000`.
        case numberForm = "number-form"
        /// The last one is used.
        case duplicateKey = "duplicate-key"
        /// Closing brackets that were missing after a complete element.
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
