@testable import Media

/// What a terminal with a given number of columns shows of a program's output. When its size changes it wraps the lines
/// again and the cursor stays at its character, as on most terminals.
struct TerminalModel {
    private(set) var columns: Int
    private(set) var rows: Int
    /// Lines between line ends; each takes as many rows as its width needs.
    private var lines: [[Character]] = [[]]
    private var line = 0
    /// In characters from the beginning of the line.
    private var column = 0
    /// Lines longer than the terminal's width.
    private(set) var broken: [String] = []
    /// Control sequences that the program must not use.
    private(set) var strange: [String] = []
    /// The number of colour sequences.
    private(set) var colours = 0

    init(columns: Int, rows: Int = 24) {
        self.columns = columns
        self.rows = rows
    }

    mutating func resize(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Without trailing spaces and without empty lines at the end.
    var text: String {
        var texts = lines.map { line -> String in
            var line = line
            while line.last == " " { line.removeLast() }
            return String(line)
        }
        while texts.last?.isEmpty == true { texts.removeLast() }
        return texts.map { $0 + "\n" }.joined()
    }

    mutating func play(_ bytes: [UInt8]) {
        var rest = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
        var pending = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}":
                write(&pending)
                control(&rest)
            case "\r":
                write(&pending)
                column = 0
            case "\n":
                write(&pending)
                line += 1
                column = 0
                if line == lines.count { lines.append([]) }
            case _ where scalar.properties.generalCategory == .control:
                write(&pending)
                strange.append("U+" + String(scalar.value, radix: 16))
            default: pending.append(scalar)
            }
        }
        write(&pending)
    }

    private mutating func write(_ text: inout String.UnicodeScalarView) {
        for character in String(text) {
            while lines[line].count < column { lines[line].append(" ") }
            if column < lines[line].count {
                lines[line][column] = character
            } else {
                lines[line].append(character)
            }
            column += 1
        }
        if !text.isEmpty, String(lines[line]).displayWidth > columns { broken.append(String(lines[line])) }
        text = .init()
    }

    private mutating func control(_ rest: inout Substring.UnicodeScalarView) {
        guard rest.first == "[" else { return strange.append("ESC") }
        rest.removeFirst()
        var number = ""
        while let scalar = rest.first, ("0"..."9").contains(scalar) || scalar == ";" {
            number.unicodeScalars.append(scalar)
            rest.removeFirst()
        }
        let final = rest.popFirst().map { Character($0) } ?? " "
        switch (final, number) {
        case ("K", ""): lines[line].removeSubrange(min(column, lines[line].count)...)
        case ("J", ""):
            lines[line].removeSubrange(min(column, lines[line].count)...)
            lines.removeSubrange((line + 1)...)
        case ("J", "2"):
            lines = [[]]
            (line, column) = (0, 0)
        case ("H", ""): (line, column) = (0, 0)
        case ("A", _): line = max(0, line - (Int(number) ?? 1))
        case ("m", _): colours += 1
        default: strange.append("ESC[\(number)\(final)")
        }
    }
}
