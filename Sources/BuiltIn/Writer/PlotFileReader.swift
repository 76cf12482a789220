import Domain

/// Reads a file of `prompts/plots/`.
///
/// It begins with headers such as `title: {hero} and the Kite`. Sections follow: a line `== attempt (bird)` or
/// `== episode: Climb the hill`, and its text. A blank line separates paragraphs.
struct PlotFileReader {
    private(set) var file: PlotFile
    /// Each with its line, in order.
    private(set) var problems: [(line: Int, reason: String)] = []
    private let isChecked: Bool

    /// With `isChecked`, all templates are read, so that `problems` is complete.
    init(_ bytes: some Collection<UInt8>, name: String, isChecked: Bool) {
        file = PlotFile(name: name)
        self.isChecked = isChecked
        var section: (heading: Heading, line: Int)?
        var lines: [Substring] = []
        let text = String(decoding: bytes, as: UTF8.self)
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = index + 1
            if line.hasPrefix("==") {
                if let section { add(section.heading, lines, from: section.line) }
                section = heading(line.dropFirst(2), number).map { ($0, number + 1) }
                if section == nil { section = (Heading(part: nil), number + 1) }
                lines = []
            } else if section != nil {
                lines.append(line)
            } else if !line.allSatisfy(\.isWhitespace) {
                header(line, number)
            }
        }
        if let section { add(section.heading, lines, from: section.line) }
        if isChecked { checkCompleteness() }
    }

    private struct Heading {
        /// Nil if it is not known.
        var part: PlotFile.Part?
        var conditions: [PlotFile.Condition] = []
        var label = ""
    }

    /// `attempt (bird, 5-)`, `episode: Climb the hill`.
    private mutating func heading(_ line: Substring, _ number: Int) -> Heading? {
        let parts = line.split(separator: ":", maxSplits: 1)
        let head = parts.first ?? ""
        let name = head.prefix { $0 != "(" }.filter { !$0.isWhitespace }
        guard let part = PlotFile.Part(rawValue: name) else {
            let known = PlotFile.Part.allCases.map(\.rawValue).joined(separator: ", ")
            problems.append((number, "“\(name)” is not a section; sections are \(known)"))
            return nil
        }
        var heading = Heading(part: part)
        if parts.count > 1 { heading.label = String(parts[1]).whiteSpaceFolded }
        let list = head.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        for word in list.split(separator: ",").map({ String($0).whiteSpaceFolded }) {
            if let condition = Self.condition(word) {
                heading.conditions.append(condition)
            } else {
                let known = (Hero.Group.allCases.map(\.rawValue) + Theme.allCases.map(\.rawValue)).joined(
                    separator: ", ")
                problems.append(
                    (number, "“\(word)” is not a condition; conditions are \(known), and ages as “7-” or “-4”"))
            }
        }
        return heading
    }

    private static func condition(_ word: String) -> PlotFile.Condition? {
        if let group = Hero.Group(rawValue: word) { return .hero(group) }
        if let theme = Theme(rawValue: word) { return .theme(theme) }
        if word.hasPrefix("-"), let age = Int(word.dropFirst()), age >= 0 { return .ages(0...age) }
        if word.hasSuffix("-"), let age = Int(word.dropLast()), age >= 0 {
            return .ages(age...max(age, StorySlots.oldest))
        }
        return nil
    }

    private mutating func add(_ heading: Heading, _ lines: [Substring], from line: Int) {
        guard let part = heading.part else { return }
        if part == .kinds {
            for (index, words) in lines.enumerated() { addKind(String(words).whiteSpaceFolded, line + index) }
        } else if part.isList {
            file.add(lines.map { String($0).whiteSpaceFolded }.filter { !$0.isEmpty }, to: part)
        } else {
            let text = lines.joined(separator: "\n")
            if isChecked { check(text, from: line) }
            file.add(
                PlotFile.Section(part: part, conditions: heading.conditions, label: heading.label, text: text))
        }
    }

    /// `fox, Fuchs = m | ein kleiner Fuchs | einen kleinen Fuchs`
    private mutating func addKind(_ line: String, _ number: Int) {
        guard !line.isEmpty else { return }
        let halves = line.split(separator: "=", maxSplits: 1)
        let values = halves.last?.split(separator: "|").map { String($0).whiteSpaceFolded } ?? []
        let genders: [String: Hero.Gender] = ["m": .masculine, "f": .feminine, "n": .neuter]
        guard halves.count == 2, values.count > 1, let gender = genders[values[0]] else {
            problems.append(
                (number, "“\(line)” is not a kind, as in “fox, Fuchs = m | ein kleiner Fuchs | einen kleinen Fuchs”"))
            return
        }
        let names = halves[0].split(separator: ",").map { String($0).whiteSpaceFolded.lowercased() }
        file.kinds.append(PlotFile.Kind(names: Set(names), gender: gender, forms: Array(values.dropFirst())))
    }

    private mutating func header(_ line: Substring, _ number: Int) {
        let parts = line.split(separator: ":", maxSplits: 1)
        let key = String(parts[0]).whiteSpaceFolded
        let value = parts.count > 1 ? String(parts[1]).whiteSpaceFolded : ""
        guard parts.count > 1, !value.isEmpty, set(key, value, number) else {
            let known = [
                "language", "themes", "lessons", "title", "quest", "sought", "refrain", "last refrain", "subject",
                "branches", "lesson",
            ]
            problems.append(
                (number, "“\(line)” is not a header with a value; headers are \(known.joined(separator: ", "))"))
            return
        }
        if isChecked { check(value, from: number) }
    }

    /// Whether the header is known.
    private mutating func set(_ key: String, _ value: String, _ number: Int) -> Bool {
        let words = value.split(separator: " ").map { String($0) }
        switch key {
        case "language":
            file.language = value
            if !StoryParameters.builtInLanguages.contains(value) {
                let known = StoryParameters.builtInLanguages.joined(separator: ", ")
                problems.append(
                    (number, "“\(value)” is not a language of the built-in writer; its languages are \(known)"))
            }
        case "themes":
            file.themes = words.compactMap { Theme(rawValue: $0) }
            for word in words where Theme(rawValue: word) == nil {
                let known = Theme.allCases.map(\.rawValue).joined(separator: ", ")
                problems.append((number, "“\(word)” is not a theme; themes are \(known)"))
            }
        case "lessons": file.lessons = words.map { $0.lowercased() }
        case "title": file.titles.append(value)
        case "quest": file.quest = value
        case "sought": file.sought = value
        case "refrain": file.refrains.append(value)
        case "last refrain": file.lastRefrains.append(value)
        case "subject":
            file.subject = PlotFile.Subject(rawValue: value)
            if file.subject == nil {
                let known = PlotFile.Subject.allCases.map(\.rawValue).joined(separator: ", ")
                problems.append((number, "“\(value)” is not a kind of subject; kinds are \(known)"))
            }
        case "branches": file.hasBranches = value == "yes"
        case "lesson": file.lesson = value
        default: return false
        }
        return true
    }

    private mutating func check(_ text: String, from line: Int) {
        for problem in StoryTemplate(parsing: text).problems {
            let lines = text.utf8.prefix(problem.offset).count { $0 == UInt8(ascii: "\n") }
            problems.append((line + lines, problem.reason))
        }
    }

    private mutating func checkCompleteness() {
        if file.isShared { checkShared() } else { checkPlot() }
    }

    /// A plot can make a story for every hero.
    private mutating func checkPlot() {
        let headers = [
            ("title", file.titles.isEmpty, "{hero} and the Kite"), ("quest", file.quest.isEmpty, "fly the kite"),
            ("sought", file.sought.isEmpty, "a good wind"),
        ]
        for (header, isMissing, example) in headers where isMissing {
            problems.append((1, "“\(header)” is missing; add one, as in “\(header): \(example)”"))
        }
        if file.refrains.count != file.lastRefrains.count {
            let counts = "\(file.refrains.count) “refrain:” and \(file.lastRefrains.count) “last refrain:”"
            problems.append((1, "there are \(counts); each refrain needs its last version"))
        }
        let needed: [PlotFile.Part] =
            file.hasBranches ? [.opening] : [.opening, .want, .obstacle, .attempt, .turn, .ending]
        for part in needed where !file[part].contains(where: \.conditions.isEmpty) {
            problems.append((1, "“== \(part.rawValue)” is missing; add one without a condition"))
        }
        let attempts = file[.attempt].count { $0.conditions.isEmpty }
        if !file.hasBranches, attempts == 1 {
            problems.append((1, "there is one “== attempt” without a condition; add another"))
        }
    }

    /// What the stories of a language share is enough for each of them.
    private mutating func checkShared() {
        for part in [PlotFile.Part.names, .places] where file.words(part).isEmpty {
            problems.append((1, "“== \(part.rawValue)” is missing; add one"))
        }
        if file[.crossroads].isEmpty { problems.append((1, "“== crossroads” is missing; add one")) }
        // Of the largest shape: no place and no end occurs twice in a story.
        let places = Branching.choiceLimits.upperBound * (Branching.depthLimits.upperBound - 1)
        for (part, least) in [(PlotFile.Part.episode, places), (.end, Branching.endingLimits.upperBound)] {
            let count = file[part].count { $0.conditions.isEmpty && !$0.label.isEmpty }
            guard count < least else { continue }
            problems.append(
                (
                    1,
                    "there are \(count) “== \(part.rawValue): …” without a condition, at least \(least) are needed; add more"
                ))
        }
    }
}
