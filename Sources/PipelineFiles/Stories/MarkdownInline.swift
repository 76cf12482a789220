/// Removes the markup from one paragraph: emphasis, code ticks, links, images (dropped) and backslash escapes.
///
/// Unpaired marks are text. Each step reads a character a fixed number of times, so the time grows linearly with the
/// length of the paragraph.
struct MarkdownInline {
    private let scalars: [Unicode.Scalar]
    private var isKept: [Bool]
    /// Maps the start of each part to leave out to the position where the text continues.
    private var jumps: [Int: Int] = [:]
    /// Maps each opening parenthesis to its closing one.
    private let parentheses: [Int: Int]
    private var brackets: [(index: Int, isImage: Bool)] = []
    private var emphasis: [Unicode.Scalar: [(start: Int, length: Int)]] = [:]
    /// Maps the length of an unpaired run of code ticks to its start.
    private var ticks: [Int: Int] = [:]
    private var nextSpace = 0

    static func plainText(_ markdown: String) -> String {
        var inline = MarkdownInline(Array(markdown.unicodeScalars))
        inline.read()
        return inline.text
    }

    private init(_ scalars: [Unicode.Scalar]) {
        self.scalars = scalars
        isKept = Array(repeating: true, count: scalars.count)
        parentheses = Self.pairs(in: scalars)
    }

    private var text: String {
        var kept = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if let next = jumps[index] {
                index = next
            } else {
                if isKept[index] { kept.append(scalars[index]) }
                index += 1
            }
        }
        return String(kept)
    }

    private mutating func read() {
        var index = 0
        while index < scalars.count {
            switch scalars[index] {
            case "\\" where Self.isEscape(scalars, at: index):
                isKept[index] = false
                index += 2
            case "!" where scalar(at: index + 1) == "[":
                brackets.append((index, true))
                index += 2
            case "[":
                brackets.append((index, false))
                index += 1
            case "]":
                index = closeBracket(at: index)
            case "*", "_":
                index = readEmphasis(at: index)
            case "`":
                index = readTicks(at: index)
            default:
                index += 1
            }
        }
    }

    /// `[text](address)` gives its text, `![text](address)` gives nothing. Returns where to continue reading.
    private mutating func closeBracket(at close: Int) -> Int {
        guard let open = brackets.popLast() else { return close + 1 }
        guard scalar(at: close + 1) == "(", let end = parentheses[close + 1], isAddress(from: close + 2, to: end) else {
            return close + 1
        }
        isKept[open.index] = false
        jumps[open.isImage ? open.index : close] = end + 1
        return end + 1
    }

    /// An address has no white space, or only before a title in quotation marks.
    private mutating func isAddress(from start: Int, to end: Int) -> Bool {
        nextSpace = max(nextSpace, start)
        while nextSpace < scalars.count, !scalars[nextSpace].properties.isWhitespace { nextSpace += 1 }
        guard nextSpace < end, let title = scalar(at: nextSpace + 1) else { return true }
        return title == "\"" || title == "'"
    }

    private mutating func readEmphasis(at start: Int) -> Int {
        let mark = scalars[start]
        let length = runLength(at: start)
        let side = Flanks(before: start > 0 ? scalars[start - 1] : nil, after: scalar(at: start + length))
        var left = length
        while left > 0, side.closes(mark), let opener = emphasis[mark]?.popLast() {
            let paired = min(left, opener.length)
            drop(paired, at: opener.start)
            drop(paired, at: start + length - left)
            left -= paired
            if opener.length > paired {
                emphasis[mark]?.append((opener.start + paired, opener.length - paired))
            }
        }
        if left > 0, side.opens(mark) { emphasis[mark, default: []].append((start + length - left, left)) }
        return start + length
    }

    private mutating func readTicks(at start: Int) -> Int {
        let length = runLength(at: start)
        if let opener = ticks.removeValue(forKey: length) {
            drop(length, at: opener)
            drop(length, at: start)
        } else {
            ticks[length] = start
        }
        return start + length
    }

    private mutating func drop(_ count: Int, at start: Int) {
        for index in start..<(start + count) { isKept[index] = false }
    }

    private func runLength(at start: Int) -> Int {
        var end = start + 1
        while end < scalars.count, scalars[end] == scalars[start] { end += 1 }
        return end - start
    }

    private func scalar(at index: Int) -> Unicode.Scalar? {
        index < scalars.count ? scalars[index] : nil
    }

    private static func isEscape(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        guard index + 1 < scalars.count else { return false }
        let next = scalars[index + 1]
        return next.isASCII && next.isMark
    }

    private static func pairs(in scalars: [Unicode.Scalar]) -> [Int: Int] {
        var pairs: [Int: Int] = [:]
        var open: [Int] = []
        var index = 0
        while index < scalars.count {
            switch scalars[index] {
            case "\\" where isEscape(scalars, at: index): index += 1
            case "(": open.append(index)
            case ")": if let opener = open.popLast() { pairs[opener] = index }
            default: break
            }
            index += 1
        }
        return pairs
    }
}

/// The characters on both sides of a run of emphasis marks. They determine whether it opens or closes (CommonMark 0.31,
/// 6.2).
private struct Flanks {
    private let isLeft: Bool
    private let isRight: Bool
    private let followsMark: Bool
    private let precedesMark: Bool

    init(before: Unicode.Scalar?, after: Unicode.Scalar?) {
        let spaceBefore = before?.properties.isWhitespace ?? true
        let spaceAfter = after?.properties.isWhitespace ?? true
        followsMark = before?.isMark ?? false
        precedesMark = after?.isMark ?? false
        isLeft = !spaceAfter && (!precedesMark || spaceBefore || followsMark)
        isRight = !spaceBefore && (!followsMark || spaceAfter || precedesMark)
    }

    func opens(_ mark: Unicode.Scalar) -> Bool {
        mark == "_" ? isLeft && (!isRight || followsMark) : isLeft
    }

    func closes(_ mark: Unicode.Scalar) -> Bool {
        mark == "_" ? isRight && (!isLeft || precedesMark) : isRight
    }
}

extension Unicode.Scalar {
    /// Punctuation or a symbol.
    fileprivate var isMark: Bool {
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            true
        default:
            false
        }
    }
}
