/// Text whose words have been measured once, to be broken into lines at any type size.
struct MeasuredText: Sendable {
    /// A part of a line that is not broken: a word, or one Chinese or Japanese character.
    private struct Piece {
        /// In thousandths of the type size.
        var width: Int
        var followsSpace: Bool
    }

    /// The part of a line that is filled, in percent. The rest is for typefaces wider than the table.
    private static let lineFill = 97

    /// The pieces of all paragraphs, grouped by the lines that must begin on a line of their own.
    private let lines: [[Piece]]
    let paragraphCount: Int

    /// `weight` is the width against regular type, in percent. A `\n` in a paragraph begins a line.
    init(_ paragraphs: [String], weight: Int = 100) {
        lines = paragraphs.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
            .map { Self.pieces(of: $0, weight: weight) }
        paragraphCount = paragraphs.count
    }

    var isEmpty: Bool { paragraphCount == 0 }

    /// How many lines all paragraphs fill, in type of `typeSize` pixels on lines of `lineWidth` pixels.
    func lines(typeSize: Int, lineWidth: Int) -> Int {
        let room = Self.room(typeSize: typeSize, lineWidth: lineWidth)
        return lines.reduce(0) { $0 + Self.lines(of: $1, room: room) }
    }

    /// Whether no word is longer than a line.
    func keepsWordsWhole(typeSize: Int, lineWidth: Int) -> Bool {
        let room = Self.room(typeSize: typeSize, lineWidth: lineWidth)
        return lines.allSatisfy { $0.allSatisfy { $0.width <= room } }
    }

    /// The filled part of a line, in thousandths of the type size.
    private static func room(typeSize: Int, lineWidth: Int) -> Int {
        max(1, lineWidth * 10 * lineFill / max(1, typeSize))
    }

    private static func lines(of pieces: [Piece], room: Int) -> Int {
        var lines = 1
        var used = 0
        for piece in pieces {
            let gap = piece.followsSpace && used > 0 ? GlyphWidths.space : 0
            if used + gap + piece.width <= room {
                used += gap + piece.width
                continue
            }
            if used > 0 { lines += 1 }
            // A word longer than a line is broken where the line ends.
            let overflowing = max(0, piece.width - 1) / room
            lines += overflowing
            used = piece.width - overflowing * room
        }
        return lines
    }

    private static func pieces(of line: Substring, weight: Int) -> [Piece] {
        var pieces: [Piece] = []
        var followsSpace = false
        var endsPiece = true
        for scalar in line.unicodeScalars {
            if isSpace(scalar) {
                followsSpace = true
                endsPiece = true
                continue
            }
            let width = GlyphWidths.width(of: scalar) * weight / 100
            let standsAlone = GlyphWidths.isFullWidth(scalar)
            if endsPiece || standsAlone {
                pieces.append(Piece(width: width, followsSpace: followsSpace))
            } else {
                pieces[pieces.count - 1].width += width
            }
            followsSpace = false
            endsPiece = standsAlone
        }
        return pieces
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r"
    }
}
