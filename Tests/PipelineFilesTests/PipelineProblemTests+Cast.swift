/// Messages about casts and layouts.
extension PipelineProblemTests {
    static let casts = [
        story("cast: Hedda", "4:7: “cast” is “Hedda”, must be a list"),
        story("cast: []", "4:7: “cast” is empty; leave it out or list at least one"),
        story(
            "cast: [Hedda]",
            "4:8: “cast” is “Hedda”, must be a mapping of “name”, “kind”, “looks”, “clothes”, “pronouns”, “portrait”"),
        story("cast: [{kind: fox}]", "4:8: a character of the cast has no “name:”; only the name is required"),
        story("cast: [{name: ''}]", "4:15: “name” is empty"),
        story("cast: [{name: 1st}]", "4:15: “name” is “1st”, must be a name of letters, such as “Mira” or “fox”"),
        story("cast: [{name: Hedda, cloths: x}]", "4:22: unknown key “cloths”; did you mean “clothes”?"),
        story("cast: [{name: Hedda, pronouns: her}]", "4:32: “pronouns” is “her”; did you mean “he”?"),
        story(
            "cast: [{name: Hedda, looks: \(String(repeating: "a", count: 61))}]",
            "4:29: “looks” is 61 characters long, at most 60"),
        story(
            "cast: [{name: Hedda, clothes: \(String(repeating: "e\u{301}", count: 26))}]",
            "4:31: “clothes” is 52 characters long, at most 50"),
        story(
            "cast: [{name: Hedda}, {name: Hedda the fox}]",
            "4:23: the character “Hedda the fox” is in the cast twice, first at PIPELINE:4:8; keep one"),
        story(
            "cast: [\((0...40).map { "{name: H\($0)}" }.joined(separator: ", "))]",
            "4:7: “cast” lists 41 characters, at most 40"),
    ]

    static let layouts = [
        story(
            "pictures: some",
            "4:11: “pictures” is “some”, must be “every-page”, “per-scene”, or a number from 1 to 1000"),
        story(
            "layout: comic\npictures: 3",
            "5:11: “pictures” is for picture books; leave it out, or set “layout: picture-book”"),
        story("layout: comics", "4:9: “layout” is “comics”; did you mean “comic”?"),
        story("layout: picture-book\npanels: 2", "5:9: “panels” is for comics; set “layout: comic”, or leave it out"),
        story(
            "layout: comic\npanels: 2-9",
            "5:9: “panels” is “2-9”, must be a number or a range such as “2-5”, from 1 to 5"),
        story(
            "layout: comic\npanels: 0", "5:9: “panels” is “0”, must be a number or a range such as “2-5”, from 1 to 5"),
    ]
}

/// Messages about growing collections.
extension PipelineProblemTests {
    static let growth = [
        story(
            "grow: 5",
            "4:7: “grow” is “5”, must be a mapping of “stories”, “heroes”, “goals”, “ages”, “pages”, “each-run”, “plan”"
        ),
        story(
            "grow: { stories: 3 }", "4:7: “grow” has no “heroes:”, and there is no “cast:” to take them from"),
        story("grow: { stories: 0, heroes: [Mira] }", "4:18: “stories” is “0”, must be a whole number from 1 to 200"),
        story("grow: { stories: 2, heroes: [Mira], goal: [x] }", "4:37: unknown key “goal”; did you mean “goals”?"),
        story("grow: { stories: 2, heroes: [Mira, mira] }", "4:36: “mira” is in “heroes” twice; keep one"),
        story(
            "grow: { stories: 20, heroes: [Mira], goals: [courage] }",
            "4:18: “stories” is 20, and these heroes and goals make 12 that differ; add heroes or goals"),
        story(
            "cast: [{ name: Hedda, kind: hedgehog }]\ngrow: { stories: 2, heroes: [Mira, Hedda the fox] }",
            "5:29: “Hedda the fox” is in “heroes”, and the cast has “Hedda” as “hedgehog”; give one of them another name"
        ),
        story(
            "grow: { stories: 2, heroes: [Mira], each-run: 0 }",
            "4:47: “each-run” is “0”, must be a whole number from 1 to 200"),
    ]
}
