import Domain

/// Story text with places to fill. They may be nested, except that a part for an age has no other in it.
///
/// - `{hero}` is a slot.
/// - `{a|b}` is a choice.
/// - `{he/she/they}` is a form by the hero's gender: masculine, feminine, neuter. The last one stands for those missing.
/// - `<5 …>` is a part for listeners of 5 years or more, `<-4 …>` for those of at most 4.
struct StoryTemplate: Sendable {
    fileprivate indirect enum Piece: Sendable {
        case text(String)
        case slot(String)
        case choice([[Piece]])
        case forms([[Piece]])
        case part(ClosedRange<Int>, [Piece])
    }

    /// What is wrong in a text, and where: the number of bytes before it.
    struct Problem: Hashable, Sendable {
        let offset: Int
        let reason: String
    }

    fileprivate let pieces: [Piece]
    let problems: [Problem]

    init(parsing text: some StringProtocol) {
        var parser = TemplateParser(bytes: Array(text.utf8))
        pieces = parser.template()
        problems = parser.problems
    }
}

/// Fills templates for one hero and one listener.
struct StoryFiller {
    var slots: [String: String]
    let age: Int
    let gender: Hero.Gender

    func text(_ template: some StringProtocol, random: inout SeededGenerator) -> String {
        var text = ""
        fill(StoryTemplate(parsing: template).pieces, into: &text, random: &random)
        return text
    }

    private func fill(_ pieces: [StoryTemplate.Piece], into text: inout String, random: inout SeededGenerator) {
        for piece in pieces {
            switch piece {
            case .text(let words): text += words
            case .slot(let name): text += slots[name] ?? ""
            case .choice(let options): fill(random.pick(options), into: &text, random: &random)
            case .forms(let forms): fill(forms[min(gender.rawValue, forms.count - 1)], into: &text, random: &random)
            case .part(let ages, let part): if ages.contains(age) { fill(part, into: &text, random: &random) }
            }
        }
    }
}

/// Reads a template in one pass, and goes on after a problem to find all of them.
private struct TemplateParser {
    typealias Piece = StoryTemplate.Piece

    /// What the text at a place belongs to; it decides which marks end it.
    private enum Place {
        case top, braces, part
    }

    let bytes: [UInt8]
    private var position = 0
    private(set) var problems: [StoryTemplate.Problem] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func template() -> [Piece] { pieces(in: .top, isInPart: false) }

    private mutating func pieces(in place: Place, isInPart: Bool) -> [Piece] {
        var pieces: [Piece] = []
        var start = position
        func text(_ end: Int) -> [Piece] {
            end > start ? [.text(String(decoding: bytes[start..<end], as: UTF8.self))] : []
        }
        while position < bytes.count {
            let mark = bytes[position]
            switch (mark, place) {
            case (Mark.openBrace, _), (Mark.openPart, _):
                pieces += text(position)
                if mark == Mark.openBrace { pieces += braces(isInPart) } else { pieces += part(isInPart) }
                start = position
                continue
            case (Mark.closeBrace, .braces), (Mark.bar, .braces), (Mark.slash, .braces), (Mark.closePart, .part):
                return pieces + text(position)
            case (Mark.closeBrace, _): problem("“}” closes nothing")
            case (Mark.closePart, _): problem("“>” closes nothing")
            case (Mark.bar, _): problem("“|” is not in braces")
            default: break
            }
            position += 1
        }
        return pieces + text(position)
    }

    /// A slot, a choice or forms.
    private mutating func braces(_ isInPart: Bool) -> [Piece] {
        let start = position
        position += 1
        var options: [[Piece]] = [[]]
        var forms = 1
        while position < bytes.count {
            let option = pieces(in: .braces, isInPart: isInPart)
            guard position < bytes.count else { break }
            let end = bytes[position]
            position += 1
            options[options.count - 1] += option
            switch end {
            case Mark.bar: options.append([])
            case Mark.slash:
                // A slash separates forms only where no bar separates options.
                options.append([])
                forms += 1
            default: return finished(options, areForms: forms == options.count, hasForms: forms > 1, from: start)
            }
        }
        problem("“{” is not closed", at: start)
        return []
    }

    private mutating func finished(_ options: [[Piece]], areForms: Bool, hasForms: Bool, from start: Int) -> [Piece] {
        guard options.count > 1 else {
            guard case .text(let name)? = options[0].first, options[0].count == 1 else { return options[0] }
            let slot = name.whiteSpaceFolded
            if !StorySlots.all.contains(slot) {
                problem(
                    "“{\(slot)}” is not known; known are \(StorySlots.all.sorted().joined(separator: ", "))", at: start)
            }
            return [.slot(slot)]
        }
        if hasForms, !areForms {
            problem("“/” and “|” are in the same braces; put the forms into braces of their own", at: start)
        }
        return [areForms ? .forms(options) : .choice(options)]
    }

    private mutating func part(_ isInPart: Bool) -> [Piece] {
        let start = position
        if isInPart { problem("a part for an age is in another one") }
        position += 1
        let isLimit = position < bytes.count && bytes[position] == UInt8(ascii: "-")
        if isLimit { position += 1 }
        var age: Int?
        while position < bytes.count, (0x30...0x39).contains(bytes[position]), age ?? 0 < 100 {
            age = (age ?? 0) * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        if let age, position < bytes.count, bytes[position] == 0x20 || bytes[position] == 0x0A {
            position += 1
            let inner = pieces(in: .part, isInPart: true)
            if position < bytes.count { position += 1 } else { problem("“<” is not closed", at: start) }
            return [.part(isLimit ? 0...age : age...max(age, StorySlots.oldest), inner)]
        }
        problem("“<” is not followed by an age and a space, as in “<5 …>” or “<-4 …>”", at: start)
        return []
    }

    private mutating func problem(_ reason: String, at offset: Int? = nil) {
        problems.append(StoryTemplate.Problem(offset: offset ?? position, reason: reason))
    }

    private enum Mark {
        static let openBrace = UInt8(ascii: "{")
        static let closeBrace = UInt8(ascii: "}")
        static let openPart = UInt8(ascii: "<")
        static let closePart = UInt8(ascii: ">")
        static let bar = UInt8(ascii: "|")
        static let slash = UInt8(ascii: "/")
    }
}

/// What templates may name in braces.
enum StorySlots {
    /// A bound above every age.
    static let oldest = 200

    static let all: Set<String> = [
        "hero", "heroKind", "heroKind accusative", "heroNoun", "heroIs", "garment", "he", "He", "him", "his", "His",
        "himself", "was", "helper", "helperKind", "place", "dragon", "refrain", "lastRefrain", "lesson", "quest",
        "sought", "about", "About", "aSpecial", "special", "fear", "Special", "Special noun", "Special phrase",
    ]
}
