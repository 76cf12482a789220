/// What one picture shows.
package struct PanelSpec: Hashable, Codable, Sendable {
    /// What to draw, in one or two sentences. At most 240 characters.
    package var direction: String
    /// Text alternative, for a person who cannot see the picture. At most 250 characters, never “image of”.
    package var alt: String
    package var setting: Setting
    package var timeOfDay: TimeOfDay
    package var weather: Weather
    package var mood: Mood
    package var cast: [CastMember]
    /// Things in the text, as lower-case singular nouns: `lantern`, `boat`. At most 8.
    package var props: [String]
    /// A panel of a comic: its part of the page's text. Nil for the only picture of a page.
    package var words: String?
    /// A panel of a comic: true if it goes on with the paragraph of the panel before it, which can be on another page.
    package var continues: Bool?
    /// A panel of a comic: where it is on its page. Nil for the only picture of a page.
    package var place: PanelPlace?

    package init(
        direction: String, alt: String, setting: Setting, timeOfDay: TimeOfDay = .day, weather: Weather = .clear,
        mood: Mood = .calm, cast: [CastMember] = [], props: [String] = []
    ) {
        self.direction = direction
        self.alt = alt
        self.setting = setting
        self.timeOfDay = timeOfDay
        self.weather = weather
        self.mood = mood
        self.cast = cast
        self.props = props
    }
}

extension PanelSpec {
    /// The maximum length of a title in characters.
    private static let titleLimit = 40

    /// The title of a panel of a comic; nil for the only picture of a page.
    package var title: String? { words.map(Self.title) }

    /// The first words of a panel, without quotation marks.
    package static func title(of words: String) -> String {
        let quotes: Set<Character> = [
            "\"", "\u{201C}", "\u{201D}", "\u{201E}", "«", "»", "‹", "›", "「", "」", "『", "』",
        ]
        let text = words.filter { !quotes.contains($0) }.whiteSpaceFolded
        guard text.count > titleLimit else { return text }
        let beginning = text.prefix(titleLimit - 1)
        let end = beginning.lastIndex { $0.isWhitespace } ?? beginning.endIndex
        var title = beginning[..<end]
        while let last = title.last, ",;:—–-".contains(last) || last.isWhitespace { title.removeLast() }
        return "\(title)…"
    }

    /// Whether a character's target, or the thing of its position, is from the props, or another character in the panel.
    package func canBeTarget(_ target: String, of member: CastMember) -> Bool {
        props.contains(target) || target != member.character && cast.contains { $0.character == target }
    }

    /// What the picture shows, without the panel's words and place.
    package var pictured: PanelSpec {
        var spec = self
        spec.words = nil
        spec.continues = nil
        spec.place = nil
        return spec
    }

    /// With the words and the place of another panel.
    package func with(wordsOf panel: PanelSpec) -> PanelSpec {
        var spec = self
        spec.words = panel.words
        spec.continues = panel.continues
        spec.place = panel.place
        return spec
    }
}

/// A character as it appears in one picture.
package struct CastMember: Hashable, Codable, Sendable {
    /// The ``StoryCharacter/id`` of a character in the plan's cast.
    package var character: String
    package var pose: Pose
    /// The object in the character's hands, as a noun from the panel's props; nil if the hands are empty.
    package var holding: String?
    /// What the character acts on: a noun from the panel's props, or the id of another character in the panel; nil if
    /// there is nothing.
    package var target: String?
    /// Where the character is; nil if its pose and its target say it, or if it is on open ground.
    package var position: CastPosition?

    package init(
        character: String, pose: Pose = .standing, holding: String? = nil, target: String? = nil,
        position: CastPosition? = nil
    ) {
        self.character = character
        self.pose = pose
        self.holding = holding
        self.target = target
        self.position = position
    }
}

/// Where a character is in relation to a thing or to another character: on a stool, in a tent.
package struct CastPosition: Hashable, Codable, Sendable {
    package enum Relation: String, CaseIterable, Codable, Sendable {
        case on, `in`, under, behind, at, over
    }

    package var relation: Relation
    /// A noun from the panel's props, or the id of another character in the panel.
    package var thing: String
    /// Whether the character sits there while it does something else; nil if its pose says it.
    package var isSeated: Bool?

    package init(_ relation: Relation, _ thing: String, isSeated: Bool? = nil) {
        self.relation = relation
        self.thing = thing
        self.isSeated = isSeated
    }
}
