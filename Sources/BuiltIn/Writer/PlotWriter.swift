import Domain

/// Writes one story from one plot.
struct PlotWriter {
    let plot: PlotFile
    let shared: PlotFile
    let hero: Hero
    let parameters: StoryParameters
    var filler: StoryFiller
    var random: SeededGenerator

    /// Words of a page: what a story aims for, and the most.
    var pageWords: (wanted: Int, most: Int) {
        let band = Audience(ages: parameters.age...parameters.age, rating: .general).wordsPerPage
        return (band.lowerBound + (band.upperBound - band.lowerBound) * 2 / 5, band.upperBound)
    }

    /// An opening, what the hero wants, an obstacle, attempts that fail, a turn and an ending. A longer story has more
    /// attempts, and episodes and moments between them.
    mutating func story() -> StoryText {
        fillHeaders()
        let most = pageWords.most * parameters.pages
        var before = texts([.opening, .want, .obstacle])
        var after = texts([.turn, .ending])
        var attempts = shuffled(.attempt, of: [plot]).map { paragraphs($0) }
        if Self.words(before + after + attempts.prefix(2)) > most {
            before = texts([.opening, .want, .obstacle], areShort: true)
            after = texts([.turn, .ending], areShort: true)
            attempts.sort { Self.words([$0]) < Self.words([$1]) }
        }
        var room = pageWords.wanted * parameters.pages - Self.words(before + after)
        // A short story has fewer attempts, at least one.
        var used: [[String]] = []
        while let next = attempts.first, used.count < 2 || room > Self.words([next]) / 2 {
            if used.count == 1, Self.words(before + after + used + [next]) > most { break }
            used.append(next)
            room -= Self.words([next])
            attempts.removeFirst()
        }
        while before.count > 1, Self.words(before + after + used) > most { before.removeLast() }
        let moments =
            attempts.isEmpty ? fitting(shuffled(.moment, of: [plot, shared]), most: Self.mostMoments, room: &room) : []
        let episodes = fitting(shuffled(.episode, of: [plot, shared]), most: .max, room: &room)
        var texts = before
        for (index, attempt) in used.enumerated() {
            texts.append(attempt)
            if index < moments.count { texts.append(moments[index]) }
            let part = episodes[index * episodes.count / used.count..<(index + 1) * episodes.count / used.count]
            for (number, episode) in part.enumerated() {
                texts.append(episode)
                // A long story repeats its refrain.
                if number % Self.episodesPerRefrain == Self.episodesPerRefrain - 1 { texts.append(refrain) }
            }
        }
        return StoryText(
            title: title, details: StoryDetails(theme: parameters.theme),
            body: (texts + after).joined().joined(separator: "\n\n"))
    }

    /// One text of each part: a random one, or the shortest.
    private mutating func texts(_ parts: [PlotFile.Part], areShort: Bool = false) -> [[String]] {
        parts.map { part in
            guard areShort else { return paragraphs(any(part)) }
            return shuffled(part, of: [plot]).map { paragraphs($0) }.min { Self.words([$0]) < Self.words([$1]) } ?? []
        }
    }

    private static let episodesPerRefrain = 4
    private static let mostMoments = 2

    private var refrain: [String] { filler.slots["refrain"].map { $0.isEmpty ? [] : [$0] } ?? [] }

    private(set) var title = ""

    /// The title, and the slots that the headers of the plot fill.
    mutating func fillHeaders() {
        for (slot, template) in [("quest", plot.quest), ("sought", plot.sought)] {
            filler.slots[slot] = filler.text(template, random: &random)
        }
        filler.slots["heroIs"] = text(any(.greeting, of: [shared]))
        title = cleaned(filler.text(random.pick(plot.titles), random: &random)).joined(separator: " ")
        guard !plot.refrains.isEmpty else { return }
        let index = random.next(below: plot.refrains.count)
        filler.slots["refrain"] = filler.text(plot.refrains[index], random: &random)
        filler.slots["lastRefrain"] = filler.text(plot.lastRefrains[index], random: &random)
    }

    /// As many of the sections as there is room for.
    private mutating func fitting(_ sections: [PlotFile.Section], most: Int, room: inout Int) -> [[String]] {
        var texts: [[String]] = []
        for section in sections where texts.count < most {
            let text = paragraphs(section)
            guard room > Self.words([text]) / 2 else { break }
            room -= Self.words([text])
            texts.append(text)
        }
        return texts
    }

    /// A section of a part. One with a condition that holds is preferred.
    mutating func any(_ part: PlotFile.Part, of files: [PlotFile]? = nil) -> PlotFile.Section {
        shuffled(part, of: files ?? [plot]).first ?? PlotFile.Section(part: part, conditions: [], label: "", text: "")
    }

    /// The sections of a part in random order, file by file. One with a condition that holds comes first in its file.
    mutating func shuffled(_ part: PlotFile.Part, of files: [PlotFile]) -> [PlotFile.Section] {
        files.flatMap { file in
            let sections = file.sections(part, for: hero, age: parameters.age, theme: parameters.theme)
            var mixed = shuffled(sections)
            if let own = mixed.firstIndex(where: { !$0.conditions.isEmpty }) {
                mixed.insert(mixed.remove(at: own), at: 0)
            }
            return mixed
        }
    }

    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var elements = elements
        for index in elements.indices.reversed() where index > 0 {
            elements.swapAt(index, random.next(below: index + 1))
        }
        return elements
    }

    mutating func text(_ section: PlotFile.Section) -> String { filler.text(section.text, random: &random) }

    mutating func paragraphs(_ section: PlotFile.Section) -> [String] { cleaned(text(section)) }

    private func cleaned(_ text: String) -> [String] { StoryProse.cleaned(text, isEnglish: shared.language == "en") }

    static func words(_ texts: [[String]]) -> Int {
        texts.joined().reduce(0) { $0 + $1.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.count }
    }
}
