import Platform
import Reports

/// One JSON object on one line. Its keys are in the order in which they are added.
///
/// Control characters and characters that change the writing direction are escaped, so that no text can change a
/// terminal. The line is short enough to be written to a pipe in one piece.
struct JSONLine {
    /// The maximum length of an escaped text in bytes. A longer text is cut and ends in an ellipsis.
    private static let longestText = 1000
    /// When the line has this many bytes, further texts are limited to ``shortText``, so that all members fit.
    private static let long = 2400
    private static let shortText = 120

    private var bytes: [UInt8] = [UInt8(ascii: "{")]

    private let redactor: Redactor

    init(redactor: Redactor = Redactor()) {
        self.redactor = redactor
        bytes.reserveCapacity(320)
    }

    /// The finished line with its line end.
    var line: [UInt8] { bytes + [UInt8(ascii: "}"), UInt8(ascii: "\n")] }

    mutating func add(_ key: String, _ value: String?) {
        guard let value else { return }
        begin(key)
        append(quoted: value)
    }

    mutating func add(_ key: String, _ value: Int?) {
        guard let value else { return }
        begin(key)
        bytes += Array(String(value).utf8)
    }

    /// Rounded to the millisecond, which is enough for spans. Amounts are written in full.
    mutating func add(seconds: Double, _ key: String = "seconds") {
        begin(key)
        bytes += Array(String(Milliseconds(seconds: seconds).seconds).utf8)
    }

    mutating func add(_ members: JSONMembers) {
        for (name, value) in members.all {
            switch value {
            case .text(let text): add(name, text)
            case .texts(let texts): add(name, texts)
            case .whole(let number): add(name, number)
            case .decimal(let number): add(name, number)
            case .object(let members): add(name, members)
            }
        }
    }

    mutating func add(_ key: String, _ members: JSONMembers?) {
        guard let members else { return }
        begin(key)
        bytes.append(UInt8(ascii: "{"))
        add(members)
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func add(_ key: String, _ number: Double) {
        guard number.isFinite else { return }
        begin(key)
        bytes += Array(String(number).utf8)
    }

    mutating func add(_ key: String, _ values: [String]) {
        begin(key)
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            append(quoted: value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func begin(_ key: String) {
        if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        bytes += key.utf8
        bytes += [UInt8(ascii: "\""), UInt8(ascii: ":")]
    }

    private mutating func append(quoted text: String) {
        let limit = bytes.count > Self.long ? Self.shortText : Self.longestText
        bytes.append(UInt8(ascii: "\""))
        let start = bytes.count
        for scalar in redactor.redacted(text).unicodeScalars {
            guard bytes.count - start < limit else {
                bytes += Array("…".utf8)
                break
            }
            append(scalar)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "\\": bytes += [UInt8(ascii: "\\"), UInt8(scalar.value)]
        case "\n": bytes += Array("\\n".utf8)
        case "\r": bytes += Array("\\r".utf8)
        case "\t": bytes += Array("\\t".utf8)
        case "\u{20}"..."\u{7E}": bytes.append(UInt8(scalar.value))
        case _ where scalar.isInert: bytes += Array(String(Character(scalar)).utf8)
        default: bytes += scalar.jsonEscape
        }
    }
}
