import Domain

/// A passage of a story with choices as its file has it, before its links are resolved.
struct PassageDraft {
    struct Link {
        var text: String
        /// As in the file: the name of a passage.
        var target: String
        /// Counted from 1.
        var line: Int
    }

    /// What links to it name; empty for the text before the first heading.
    var name: String
    /// Of its heading, counted from 1.
    var line: Int
    var blocks: [(text: String, isHeading: Bool)] = []
    var links: [Link] = []
    /// Lines that consist only of links. They are text if the passage has no other.
    var linkLines: [String] = []
    /// The lines of words between links, counted from 1.
    var connectives: [Int] = []

    var nameInMessages: String { name.isEmpty ? "the beginning" : "the passage \(name.quoted())" }

    /// Its text; empty if it has none.
    var shownBlocks: [(text: String, isHeading: Bool)] {
        hasText ? blocks : blocks + linkLines.map { ($0, false) }
    }

    /// Those of ``connectives`` that are not in its text.
    var hiddenConnectives: [Int] { hasText ? connectives : [] }

    private var hasText: Bool { blocks.contains { !$0.isHeading } }
}

/// The passages of a story, checked: every link has a target, every passage can be reached, and every path ends.
struct PassageGraph {
    private(set) var passages: [(draft: PassageDraft, choices: [Passage.Choice])] = []
    /// The maximum number of missing passages for which one with a similar name is looked for.
    private static let suggestions = 20
    /// How many passages one problem names.
    private static let namedPassages = 6

    /// The story begins with the first draft. Throws all problems, each at the line of its link or heading, after those
    /// found before. Without `isFollowed`, not all links are known, and paths are not checked.
    init(
        _ drafts: [PassageDraft], file: String, problems before: [Diagnostic] = [], isFollowed: Bool = true
    ) throws(PipelineError) {
        let indexes = Dictionary(drafts.enumerated().map { ($1.name, $0) }) { first, _ in first }
        let names = drafts.map(\.name)
        var problems = before
        func note(_ line: Int, _ message: String) { problems.append(Diagnostic("\(file):\(line)", message)) }
        // Where each passage may lead: also to that which a link without a target probably means. Nil stands for a passage
        // that is still to be written.
        var paths: [[Int?]] = []

        for (index, draft) in drafts.enumerated() {
            if let first = indexes[draft.name], first != index {
                note(
                    draft.line,
                    "\(draft.nameInMessages) is defined twice, first at line \(drafts[first].line); give one of them another name"
                )
            }
            if draft.shownBlocks.allSatisfy(\.isHeading) {
                note(draft.line, "\(draft.nameInMessages) has no text; write it, or remove the links to it")
            }
            var seen: Set<String> = []
            var path: [Int?] = []
            let choices = draft.links.compactMap { link -> Passage.Choice? in
                guard let target = indexes[link.target] else {
                    let nearest =
                        problems.count < Self.suggestions ? Spelling.nearest(to: link.target, among: names) : nil
                    note(
                        link.line,
                        "the link \(link.text.quoted()) leads to the passage \(link.target.quoted()), which does not exist"
                            + (nearest.map { "; did you mean \($0.quoted())?" } ?? "; write it, or change the link"))
                    path.append(nearest.flatMap { indexes[$0] })
                    return nil
                }
                path.append(target)
                return seen.insert("\(target) \(link.text)").inserted ? Passage.Choice(link.text, passage: target) : nil
            }
            passages.append((draft, choices))
            paths.append(path)
        }
        if isFollowed, !drafts.isEmpty {
            let reached = Self.reached(from: [0]) { paths[$0].compactMap(\.self) }
            for (index, draft) in drafts.enumerated() where !reached.contains(index) && indexes[draft.name] == index {
                note(
                    draft.line,
                    "no choice leads to \(draft.nameInMessages); link to it, or take it out of the story")
            }
            var before: [Int: [Int]] = [:]
            for (index, path) in paths.enumerated() {
                for target in path.compactMap(\.self) { before[target, default: []].append(index) }
            }
            let ending = Self.reached(from: paths.indices.filter { paths[$0].isEmpty || paths[$0].contains(nil) }) {
                before[$0] ?? []
            }
            var endless = drafts.indices.filter { reached.contains($0) && !ending.contains($0) }
            let all = Set(endless)
            while let first = endless.first {
                // Passages that are connected by choices are reported together.
                let connected = Self.reached(from: [first]) { index in
                    (paths[index].compactMap(\.self) + (before[index] ?? [])).filter(all.contains)
                }
                note(drafts[first].line, Self.problem(ofEndless: endless.filter(connected.contains).map { drafts[$0] }))
                endless.removeAll(where: connected.contains)
            }
        }
        guard problems.isEmpty else { throw PipelineError(problems) }
    }

    private static func problem(ofEndless drafts: [PassageDraft]) -> String {
        let named = drafts.filter { !$0.name.isEmpty }
        var names = named.prefix(namedPassages).map { $0.name.quoted() }
        if named.count > names.count { names.append("\(named.count - names.count) more") }
        let passages = names.isEmpty ? [] : ["the \(named.count == 1 ? "passage" : "passages") \(names.listed)"]
        let places = (drafts.count > named.count ? ["the beginning"] : []) + passages
        return
            "no path from \(places.listed) comes to an end; write a passage without choices that "
            + (drafts.count == 1 ? "it leads to" : "they lead to")
    }

    private static func reached(from starts: [Int], next: (Int) -> [Int]) -> Set<Int> {
        var reached = Set(starts)
        var rest = starts
        while let index = rest.popLast() {
            for other in next(index) where reached.insert(other).inserted { rest.append(other) }
        }
        return reached
    }
}

extension String {
    /// Whether a text between links has only marks, and words that connect choices.
    var isBetweenChoices: Bool {
        lowercased().split { !$0.isLetter && !$0.isNumber }.allSatisfy {
            ["or", "and", "oder", "und", "ou", "et", "o", "y"].contains($0)
        }
    }

    var hasWords: Bool { contains { $0.isLetter || $0.isNumber } }
}
