import Domain

/// A rich text document (RTF) in the form that pandoc reads without loss: every character in UTF-8, not as a number, and
/// no binary data or pictures.
///
/// pandoc takes other characters than the replacement behind `\uN` for it, leaves out characters beyond 65535, and takes
/// letters of every code page for those of Windows-1252.
struct RichTextBytes {
    private static let deepestNesting = 1000
    /// Western, unspecified, and symbols.
    private static let westernSets: Set<Int> = [0, 1, 2]
    /// Groups that have no text of the document.
    private static let hiddenGroups: Set<String> = [
        "fonttbl", "colortbl", "stylesheet", "info", "pict", "header", "footer", "headerl", "headerr", "headerf",
        "footerl", "footerr", "footerf", "object", "themedata", "datastore",
    ]

    private struct Group {
        /// Bytes of a replacement behind `\uN`.
        var replacement = 1
        var font = 0
        var isHidden = false
        var isPicture = false
    }

    private let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var groups = [Group()]
    private var codePage = 1252
    /// The character sets of fonts.
    private var characterSets: [Int: Int] = [:]
    /// Bytes of a replacement that are still to be left out.
    private var toSkip = 0
    /// The first half of a character beyond 65535.
    private var highSurrogate: Int?
    private(set) var escaped: [UInt8] = []

    init(_ bytes: [UInt8], file: String) throws(PipelineError) {
        self.bytes = bytes
        self.file = file
        escaped.reserveCapacity(bytes.count)
        while position < bytes.count { try step() }
    }

    private func problem(_ text: String) -> PipelineError {
        DocumentKind.richText.problem(text, in: file)
    }

    private mutating func step() throws(PipelineError) {
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "{"):
            toSkip = 0
            guard groups.count <= Self.deepestNesting else {
                throw problem("has more than \(Self.deepestNesting) groups in each other; save it again")
            }
            groups.append(groups[groups.count - 1])
            escaped.append(byte)
        case UInt8(ascii: "}"):
            toSkip = 0
            if groups.count > 1 { groups.removeLast() }
            escaped.append(byte)
        case UInt8(ascii: "\\"): try readControl()
        case 0x0A, 0x0D: escaped.append(byte)
        default:
            if toSkip > 0 {
                toSkip -= 1
            } else if byte >= 0x80 {
                try appendLetter(byte)
            } else if byte >= 0x20 || byte == 0x09, !groups[groups.count - 1].isPicture {
                escaped.append(byte)
            }
        }
    }

    private mutating func readControl() throws(PipelineError) {
        guard position < bytes.count else { return }
        let first = bytes[position]
        // A backslash before another letter than those of ASCII means nothing.
        guard first < 0x80 else { return }
        guard Self.isLetter(first) else {
            position += 1
            if first == UInt8(ascii: "'") { return try readLetter() }
            if toSkip > 0 {
                toSkip -= 1
                return
            }
            if first == UInt8(ascii: "*") { groups[groups.count - 1].isHidden = true }
            escaped += [UInt8(ascii: "\\"), first]
            return
        }
        var end = position
        while end < bytes.count, Self.isLetter(bytes[end]) { end += 1 }
        let word = String(decoding: bytes[position..<end], as: UTF8.self)
        let digits = end
        if end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
        while end < bytes.count, end < digits + 12, (0x30...0x39).contains(bytes[end]) { end += 1 }
        let number = Int(String(decoding: bytes[digits..<end], as: UTF8.self))
        if end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
        let source = bytes[position..<end]
        position = end
        carryOut(word, number, source)
    }

    /// `\'e9`
    private mutating func readLetter() throws(PipelineError) {
        let end = min(position + 2, bytes.count)
        let value = UInt8(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
        position = end
        if toSkip > 0 {
            toSkip -= 1
        } else if let value {
            try appendLetter(value)
        }
    }

    private mutating func appendLetter(_ byte: UInt8) throws(PipelineError) {
        let group = groups[groups.count - 1]
        guard !group.isPicture else { return }
        let set = characterSets[group.font] ?? 0
        guard group.isHidden || byte < 0x80 || codePage == 1252 && Self.westernSets.contains(set) else {
            let page = codePage == 1252 ? "character set \(set)" : "code page \(codePage)"
            throw problem(
                "has letters as numbers of \(page); open it in a word processor, and save it as .docx or .odt")
        }
        append(Self.windows1252(byte))
    }

    private mutating func carryOut(_ word: String, _ number: Int?, _ source: ArraySlice<UInt8>) {
        switch word {
        case "bin":
            position = min(bytes.count, position + max(0, min(number ?? 0, bytes.count)))
            return
        case "u":
            if let number { appendScalar(number < 0 ? number + 65_536 : number) }
            toSkip = groups[groups.count - 1].replacement
            return
        case "uc":
            groups[groups.count - 1].replacement = max(0, min(number ?? 1, 100))
            return
        default: break
        }
        if toSkip > 0 {
            toSkip -= 1
            return
        }
        switch word {
        case "ansicpg": codePage = number.map { $0 == 0 ? 1252 : $0 } ?? 1252
        case "mac": codePage = 10_000
        case "pc": codePage = 437
        case "pca": codePage = 850
        case "f": groups[groups.count - 1].font = number ?? 0
        case "plain": groups[groups.count - 1].font = 0
        case "fcharset": characterSets[groups[groups.count - 1].font] = number ?? 0
        default:
            if Self.hiddenGroups.contains(word) { groups[groups.count - 1].isHidden = true }
            if word == "pict" { groups[groups.count - 1].isPicture = true }
        }
        escaped.append(UInt8(ascii: "\\"))
        escaped += source
    }

    /// Two numbers in sequence may be one character.
    private mutating func appendScalar(_ number: Int) {
        if (0xD800..<0xDC00).contains(number) {
            highSurrogate = number
            return
        }
        var value = number
        if let high = highSurrogate, (0xDC00..<0xE000).contains(number) {
            value = 0x10000 + (high - 0xD800) << 10 + (number - 0xDC00)
        }
        highSurrogate = nil
        if let value = UInt32(exactly: value), let scalar = Unicode.Scalar(value) { append(scalar) }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if "\\{}".unicodeScalars.contains(scalar) { escaped.append(UInt8(ascii: "\\")) }
        if scalar.value >= 0x20 { escaped += Array(String(scalar).utf8) }
    }

    /// A byte without a meaning is the character with its number, as in browsers.
    private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
        (0x80..<0xA0).contains(byte) ? beyondLatin1[Int(byte) - 0x80] : Unicode.Scalar(byte)
    }

    private static let beyondLatin1 =
        Array(
            "\u{20AC}\u{81}\u{201A}\u{192}\u{201E}\u{2026}\u{2020}\u{2021}\u{2C6}\u{2030}\u{160}\u{2039}\u{152}\u{8D}\u{17D}\u{8F}"
                .unicodeScalars)
        + Array(
            "\u{90}\u{2018}\u{2019}\u{201C}\u{201D}\u{2022}\u{2013}\u{2014}\u{2DC}\u{2122}\u{161}\u{203A}\u{153}\u{9D}\u{17E}\u{178}"
                .unicodeScalars)

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
