import Testing

@testable import Domain

/// The cast of a page. Each case begins with a page that shows the whole cast; the second page is checked.
@Suite struct PresenceTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    private func cast(_ opening: String, _ text: String) -> [String] {
        fixture.panels([opening, text])[1].cast.map(\.character)
    }

    @Test(arguments: [
        "Mira thought of Tom.", "Mira remembered how Tom had carried her.", "Mira wished that Tom were there.",
        "Mira believed that Tom knew the way.", "Mira said that Tom was asleep.", "Mira sang a song about Tom.",
        "Mira waited for Tom.", "Mira could not find Tom.", "Mira was as tall as Tom.", "Mira was taller than Tom.",
        "Mira ran like Tom.", "Mira ran without Tom.", "Mira had a letter from Tom.", "Mira sat in the chair of Tom.",
        "Mira held Tom's hat.", "Tom had gone, and Mira sat.", "Mira sat; Tom would have sung.",
        "Mira sat; had Tom sung?", "Mira sat; where was Tom?", "If Tom came, Mira would sing.",
        "Mira sat, but Tom was gone.", "Mira sat; Tom was no longer to be seen.", "“Oh, Tom!” said Mira.",
        "“Dear Tom, come here,” said Mira.", "Mira ran to the house where Tom lived.",
    ])
    func leavesOutWhoIsOnlySpokenOf(text: String) {
        #expect(cast("Mira and Tom sat down.", text) == ["mira"])
    }

    @Test(arguments: [
        "Mira stood in front of Tom.", "Mira heard Tom sing.", "Mira ran close by Tom.", "Tom had just come to Mira.",
        "Mira saw that Tom slept.", "Mira heard the voice of Tom.", "Mira sat, and Tom's eyes shone.",
        "Mira ran as Tom sang.", "“Ho!” said Tom to Mira.", "Mira took the hat she had seen, and Tom sang.",
        "Mira had a letter for Tom, and Tom read it.",
    ])
    func showsWhoIsThere(text: String) {
        #expect(Set(cast("Mira and Tom sat down.", text)) == ["mira", "tom"])
    }

    @Test(arguments: [
        ("Mira met Tom.", "He ran and she ran after him.", ["mira", "tom"]),
        ("Mira met Tom.", "They ran.", ["mira", "tom"]), ("Mira met Tom.", "Everybody cheered.", ["mira", "tom"]),
        ("Mira met Tom.", "Mira ran, and everyone else had gone.", ["mira"]),
        ("Mira met Tom.", "Mira saw jars, but they were filled with jam.", ["mira"]),
        ("Mira saw a wolf, and the wolf sat.", "She ran after it.", ["mira", "wolf"]),
        ("Mira saw a wolf, and the wolf sat.", "Mira ran, and it was a fine day.", ["mira"]),
        ("Tom had no mother, but Mira sat with Tom.", "She ran.", ["mira"]),
        ("I met a wolf and I sat and I ran and the wolf ran.", "The wolf looked at me.", ["wolf", "child"]),
    ])
    func carriesPronounsOverPages(opening: String, text: String, cast: [String]) {
        #expect(self.cast(opening, text) == cast)
    }

    @Test func showsNoOneWhoHasGone() {
        #expect(fixture.panels(["Mira had gone, and nobody had seen her go.", "Mira ran."])[0].cast.isEmpty)
    }

    @Test func showsWhoIsSpokenOfWhereNoOneElseIs() {
        #expect(fixture.panels(["The boat belonged to Mira.", "Mira ran."])[0].cast.map(\.character) == ["mira"])
    }

    @Test(arguments: [
        ("Three bears lived in a wood.", "The three bears sat down.", ["first-bear", "second-bear", "third-bear"]),
        ("The Great Bear sat and the Little Bear sat.", "The two bears ran.", ["great-bear", "little-bear"]),
        ("Mira and her sister Ann sat down.", "The girls ran.", ["mira", "ann"]),
        ("Mira sat and Tom sat.", "The children ran.", ["mira", "tom"]),
        ("Mira sat and Tom sat.", "There were no children.", []),
    ])
    func drawsGroups(opening: String, text: String, cast: [String]) {
        #expect(self.cast(opening, text) == cast)
    }
}
