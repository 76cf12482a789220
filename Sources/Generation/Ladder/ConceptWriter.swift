package import Domain

/// Writes the concept of a panel for an image backend, differently for each rung.
package struct ConceptWriter: Sendable {
    /// In Unicode scalars, as the limits of a page spec.
    static let fullLimit = 240
    static let compactLimit = 160

    private let style: String
    private let softening: SofteningTable

    package init(style: String, softening: SofteningTable) {
        self.style = style
        self.softening = softening
    }

    /// The concept for a rung, at most ``fullLimit`` or ``compactLimit`` characters: style, scene, appearance of the
    /// figures, and the rung's suffix.
    ///
    /// The scene is shortened first. An appearance is never shortened: it has the same words on every page, or is left
    /// out. Of a character with given facts, at least the kind stays, and the clothes if there is space.
    package func concept(
        for panel: PanelSpec, characters: [StoryCharacter], theme: Theme, rung: Rung
    ) -> String {
        let shown = panel.cast.compactMap { member in characters.first { $0.id == member.character } }
        switch rung {
        case .full, .rewritten, .fullSoftened, .fullSoftest:
            let looks = shown.map { character in character.wordings.map { "\(character.name): \($0)" } }
            return concept(
                panel.direction, looks: looks, names: characters.map(\.name), rung: rung, limit: Self.fullLimit)
        case .compact, .compactSoftened, .compactSoftest:
            let looks = shown.enumerated().filter { $0 < 2 || $1.given != nil }.map(\.element.wordings)
            return concept(
                panel.direction, looks: looks, names: characters.map(\.name), rung: rung, limit: Self.compactLimit)
        case .simple:
            let scene = "A gentle \(theme.rawValue) scene: \(panel.setting.rawValue), \(panel.timeOfDay.rawValue)"
            return concept(scene, looks: [], names: [], rung: rung, limit: Self.compactLimit)
        }
    }

    /// The style may take half of the space. The appearances may take two thirds of the rest, or all that the scene
    /// does not need. `looks` has the wordings of each figure, the longest first. A figure with one wording can be left out.
    private func concept(_ scene: String, looks: [[String]], names: [String], rung: Rung, limit: Int) -> String {
        func prepared(_ text: String) -> String {
            rung.isSoftened ? softening.softened(text.promptLine, names: names) : text.promptLine
        }
        let suffix = suffix(for: rung).promptLine.cut(to: limit)
        var room = limit - suffix.spacedLength
        let style = prepared(style).cut(to: room / 2).closed
        room -= style.spacedLength
        let scene = prepared(scene)
        let forLooks = max(room * 2 / 3, room - scene.closed.spacedLength)
        let kept = Self.fitting(looks.map { $0.map { prepared($0).closed } }, within: forLooks)
        let taken = kept.reduce(0) { $0 + $1.spacedLength }
        let shown = scene.sentences(within: room - taken - 2).closed
        return ([style, shown] + kept + [suffix]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Wordings that fit. First the shortest of each figure that has several, then as many longer ones as possible, last
    /// the longest and those of the other figures.
    private static func fitting(_ looks: [[String]], within limit: Int) -> [String] {
        var kept = [String?](repeating: nil, count: looks.count)
        var free = limit
        func keep(_ index: Int, _ wordings: some Sequence<String>) {
            let present = kept[index]?.spacedLength ?? 0
            guard let longer = wordings.first(where: { $0.spacedLength <= free + present }) else { return }
            free -= longer.spacedLength - present
            kept[index] = longer
        }
        let flexible = looks.indices.filter { looks[$0].count > 1 }
        for index in flexible { keep(index, looks[index].suffix(1)) }
        for index in flexible { keep(index, looks[index].dropFirst()) }
        for index in flexible + looks.indices.filter({ looks[$0].count == 1 }) { keep(index, looks[index]) }
        return kept.compactMap(\.self)
    }

    private func suffix(for rung: Rung) -> String {
        switch rung {
        case .full, .compact, .rewritten, .simple: ""
        case .fullSoftened, .compactSoftened: softening.suffixes.first ?? ""
        case .fullSoftest, .compactSoftest: softening.suffixes.last ?? ""
        }
    }
}

extension StoryCharacter {
    /// The appearance, and shorter ones from given facts.
    fileprivate var wordings: [String] {
        guard let given else { return [appearance] }
        let kind = given.kind ?? kind
        return [appearance] + (given.clothes.map { ["\(kind) in \($0)"] } ?? []) + [kind]
    }
}

extension String {
    /// One line, without control characters and without the signs that servers read as commands in a prompt.
    fileprivate var promptLine: String {
        String(String.UnicodeScalarView(unicodeScalars.map { $0.isForPrompts ? $0 : " " })).whiteSpaceFolded
    }

    /// Cut between words. A word longer than 40 characters is cut inside, as in scripts without spaces.
    fileprivate func cut(to limit: Int) -> String {
        let scalars = unicodeScalars
        guard scalars.count > limit else { return self }
        guard limit > 0 else { return "" }
        let end = scalars.index(scalars.startIndex, offsetBy: limit)
        let space = scalars[...end].lastIndex(of: " ")
        guard let space, scalars.distance(from: space, to: end) <= 40 else { return String(scalars[..<end]) }
        return String(scalars[..<space]).withoutLooseEnd
    }

    /// Without an incomplete end: cut at the last comma if it is in the second half, else without a final preposition,
    /// conjunction or article.
    private var withoutLooseEnd: String {
        var words = split(separator: " ")
        let half = words.count / 2
        if let comma = words.lastIndex(where: { $0.hasSuffix(",") }), comma >= half {
            words = Array(words[...comma])
        } else {
            while words.count > 1, Self.looseWords.contains(words[words.count - 1].lowercased()) { words.removeLast() }
        }
        return words.joined(separator: " ").trimmingEnd { ",;:–- ".contains($0) }
    }

    private static let looseWords: Set<String> = [
        "a", "an", "the", "and", "or", "but", "at", "by", "for", "from", "in", "into", "near", "of", "on", "onto",
        "over",
        "to", "towards", "under", "with", "without", "her", "his", "its", "their", "some", "is", "are",
    ]

    private func trimmingEnd(_ isLoose: (Character) -> Bool) -> String {
        var text = self[...]
        while let last = text.last, isLoose(last) { text.removeLast() }
        return String(text)
    }

    /// As many complete sentences as fit. If the first does not fit, it is cut between words.
    fileprivate func sentences(within limit: Int) -> String {
        guard unicodeScalars.count > limit else { return self }
        let parts = split(separator: ". ").map(String.init)
        var kept = ""
        for part in parts {
            let longer = kept.isEmpty ? part : "\(kept). \(part)"
            guard longer.unicodeScalars.count <= limit else { break }
            kept = longer
        }
        return kept.isEmpty ? cut(to: limit) : kept
    }

    /// With a full stop if it does not end with a punctuation mark.
    fileprivate var closed: String {
        isEmpty || last?.isPunctuation == true ? self : self + "."
    }

    /// Length including the space before it.
    fileprivate var spacedLength: Int { isEmpty ? 0 : unicodeScalars.count + 1 }
}

extension Unicode.Scalar {
    fileprivate var isForPrompts: Bool {
        switch properties.generalCategory {
        case .control, .privateUse, .surrogate: false
        case .format: self == "\u{200C}" || self == "\u{200D}"
        default: !"<>{}[]|\\`".unicodeScalars.contains(self)
        }
    }
}
