import Domain
package import Prompts

extension SofteningTable {
    /// Maximum Unicode scalars of a word, a replacement or a suffix.
    static let textLimit = 80

    /// Reads and checks `softening.json`.
    package init(_ prompts: Prompts) throws(PromptsError) {
        let file = Prompts.File.softening.rawValue
        let (table, problems) = Self.read(try prompts.json(.softening))
        guard problems.isEmpty else {
            throw .malformed(file: file, reason: problems.map(\.description).joined(separator: "; "))
        }
        self = table
    }

    /// The table and all its problems, with their JSON paths.
    static func read(_ value: JSONValue) -> (table: SofteningTable, problems: [SpecProblem]) {
        guard case .object(let members) = value else {
            return (SofteningTable(suffixes: []), [SpecProblem("", "must be an object")])
        }
        var problems: [SpecProblem] = []
        let known = ["suffixes"] + Group.allCases.map(\.rawValue)
        for key in members.keys.sorted() where !known.contains(key) {
            problems.append(SpecProblem(key, "is not known; the keys are \(known.joined(separator: ", "))"))
        }
        var table = SofteningTable(suffixes: suffixes(in: members["suffixes"], &problems))
        for group in Group.allCases {
            guard let entries = members[group.rawValue] else { continue }
            guard case .object(let entries) = entries else {
                problems.append(SpecProblem(group.rawValue, "must be an object"))
                continue
            }
            for (word, softer) in entries.sorted(by: { $0.key < $1.key }) {
                let path = "\(group.rawValue).\(word)"
                do {
                    try table.add(word, softer, to: group)
                } catch {
                    problems.append(SpecProblem(path, error.reason))
                }
            }
        }
        return (table, problems)
    }

    private static func suffixes(in value: JSONValue?, _ problems: inout [SpecProblem]) -> [String] {
        guard case .array(let values)? = value else {
            problems.append(SpecProblem("suffixes", "must be a list of texts"))
            return []
        }
        return values.enumerated().compactMap { index, value in
            guard case .string(let text) = value, text.unicodeScalars.count <= textLimit else {
                problems.append(SpecProblem("suffixes[\(index)]", "must be a text of at most \(textLimit) characters"))
                return nil
            }
            return text
        }
    }

    private struct EntryError: Error {
        var reason: String
    }

    private mutating func add(_ word: String, _ value: JSONValue, to group: Group) throws(EntryError) {
        guard case .string(let text) = value else { throw EntryError(reason: "must be a text") }
        let forms = Self.forms(word)
        let softer = Self.forms(text)
        guard group.counts.contains(forms.count) else {
            throw EntryError(reason: "has \(forms.count) forms; \(group.expectation)")
        }
        guard forms.count == softer.count else {
            throw EntryError(reason: "has \(forms.count) forms, and its replacement “\(text)” has \(softer.count)")
        }
        for (form, softer) in zip(forms, softer) { try add(form, softer, to: group) }
    }

    private mutating func add(_ form: String, _ softer: String, to group: Group) throws(EntryError) {
        guard form.isForm else {
            throw EntryError(
                reason: "“\(form)” must be words in lower case with one space, hyphen or apostrophe between them")
        }
        guard !softer.isEmpty, softer == softer.whiteSpaceFolded else {
            throw EntryError(reason: "the replacement of “\(form)” must be a text without outer or double spaces")
        }
        guard max(form.unicodeScalars.count, softer.unicodeScalars.count) <= Self.textLimit else {
            throw EntryError(reason: "“\(form)” or its replacement has more than \(Self.textLimit) characters")
        }
        guard group != .nouns || form.hasSuffix("s") == softer.hasSuffix("s") else {
            throw EntryError(
                reason: "“\(form)” and “\(softer)” must both end in “s” or both not, because “'s” or “'” may follow")
        }
        let rivals: [Group] = group == .verbs || group == .adjectives ? [.verbs, .adjectives] : [group]
        for rival in rivals {
            if let other = self.softer(form, in: rival), other != softer {
                throw EntryError(reason: "“\(form)” already becomes “\(other)” in \(rival.rawValue)")
            }
        }
        set(form, softer, in: group)
    }

    /// `bite/bites/bit` as a list.
    private static func forms(_ text: String) -> [String] {
        text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
}

extension SofteningTable.Group {
    /// How many forms a word can have.
    fileprivate var counts: Set<Int> {
        switch self {
        case .replacements: [1]
        case .nouns: [2]
        case .verbs: [5]
        case .adjectives: [1, 3]
        }
    }

    fileprivate var expectation: String {
        switch self {
        case .replacements: "it must have one, without “/”"
        case .nouns: "a noun has two: singular/plural"
        case .verbs: "a verb has five: base/third person/past/participle/progressive"
        case .adjectives: "an adjective has one, or three: positive/comparative/superlative"
        }
    }
}

extension String {
    /// Whether it can be found in a text: lower-case words with single separators.
    fileprivate var isForm: Bool {
        guard first?.isLetter == true, last?.isLetter == true, self == lowercased() else { return false }
        return zip(self, dropFirst()).allSatisfy { first, second in
            (first.isLetter || second.isLetter) && (second.isLetter || " -'".contains(second))
        }
    }
}
