import Platform
import Prompts
import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain

/// The files of `prompts/plots/`, and what is said about a file that is wrong.
struct PlotFileTests {
    private static func problems(_ text: String, name: String = "kite") -> [String] {
        PlotFileReader(Array(text.utf8), name: name, isChecked: true).problems.map { "\($0.line): \($0.reason)" }
    }

    private static let sound = """
        title: {hero} and the Kite
        quest: fly the kite
        sought: a good wind
        refrain: “Up!”
        last refrain: “Up and away!”

        == opening
        {heroKind} {ran|walked<5  slowly>} up the hill.

        == want
        “I want to {quest},” said {hero}.

        == obstacle
        There was no wind.

        == attempt
        {hero} ran.

        == attempt (bird, 5-)
        {hero} flew up.

        == attempt
        {hero} blew.

        == turn
        The wind came.

        == ending
        {lastRefrain}
        """

    @Test func acceptsAPlot() {
        #expect(Self.problems(Self.sound) == [])
    }

    @Test(arguments: [
        (
            "== climax\nThere it was.",
            """
            31: “climax” is not a section; sections are opening, want, obstacle, attempt, turn, ending, moment, episode, \
            end, crossroads, greeting, names, places, helpers, heroes, dragons, kinds, she, he, child, person, bird, \
            water, machine
            """
        ),
        (
            "== attempt (fish)\n{hero} swam.",
            """
            31: “fish” is not a condition; conditions are child, person, animal, bird, water, machine, fantasy, \
            adventure, animals, family, friendship, neutral, and ages as “7-” or “-4”
            """
        ),
        ("== moment\n{hero ran.", "32: “{” is not closed"),
        (
            "== moment\nThe {red|green/blue} kite.",
            "32: “/” and “|” are in the same braces; put the forms into braces of their own"
        ),
        ("== moment\n<It was late.>", "32: “<” is not followed by an age and a space, as in “<5 …>” or “<-4 …>”"),
        ("== moment\n\n<5 It was late.", "33: “<” is not closed"),
        ("== moment\nHere> or | there}.", "32: “>” closes nothing"),
        ("== moment\n<5 It was <7 very> late.>", "32: a part for an age is in another one"),
    ])
    func reportsAWrongSection(section: String, problem: String) {
        #expect(Self.problems(Self.sound + "\n\n" + section).first == problem)
    }

    @Test func reportsAnUnknownSlot() throws {
        let problem = try #require(Self.problems(Self.sound + "\n\n== moment\n{hreo} ran.").first)
        #expect(problem.hasPrefix("32: “{hreo}” is not known; known are About, He, His, Special, "))
    }

    @Test func reportsWrongHeaders() {
        let text = Self.sound.replacing("title: {hero} and the Kite", with: "titel: A Kite\nthemes: flying").replacing(
            "last refrain: “Up and away!”\n", with: "subject: dream\n")
        #expect(
            Self.problems(text) == [
                """
                1: “titel: A Kite” is not a header with a value; headers are language, themes, lessons, title, quest, \
                sought, refrain, last refrain, subject, branches, lesson
                """,
                "2: “flying” is not a theme; themes are fantasy, adventure, animals, family, friendship, neutral",
                "6: “dream” is not a kind of subject; kinds are fear, figure, question, topic",
                "1: “title” is missing; add one, as in “title: {hero} and the Kite”",
                "1: there are 1 “refrain:” and 0 “last refrain:”; each refrain needs its last version",
            ])
    }

    @Test func reportsWhatAPlotLacks() {
        let text = Self.sound.replacing("== turn\nThe wind came.", with: "").replacing(
            "== attempt\n{hero} blew.", with: "")
        #expect(
            Self.problems(text) == [
                "1: “== turn” is missing; add one without a condition",
                "1: there is one “== attempt” without a condition; add another",
            ])
        #expect(
            Self.problems("language: fr\n\n== kinds\nfox, Fuchs = x | ein Fuchs", name: "shared-de") == [
                "1: “fr” is not a language of the built-in writer; its languages are de, en, es",
                """
                4: “fox, Fuchs = x | ein Fuchs” is not a kind, as in “fox, Fuchs = m | ein kleiner Fuchs | einen kleinen \
                Fuchs”
                """,
                "1: “== names” is missing; add one", "1: “== places” is missing; add one",
                "1: “== crossroads” is missing; add one",
                "1: there are 0 “== episode: …” without a condition, at least 9 are needed; add more",
                "1: there are 0 “== end: …” without a condition, at least 6 are needed; add more",
            ])
    }

    @Test func compiledInPlotsAreSound() throws {
        let plots = Prompts().plots
        var counts: [String: Int] = [:]
        for plot in plots {
            let reader = PlotFileReader(plot.bytes, name: plot.name, isChecked: true)
            #expect(reader.problems.isEmpty, "\(plot.name): \(reader.problems)")
            let file = reader.file
            guard !file.isShared else { continue }
            counts[file.language, default: 0] += 1
            for theme in file.themes where file.hasBranches {
                counts["\(file.language) \(theme) branches", default: 0] += 1
            }
            guard !file.hasBranches else { continue }
            // The lesson has its place in every ending.
            for ending in file[.ending] { #expect(ending.text.contains("{lesson}"), "\(plot.name)") }
            #expect(!file.lessons.isEmpty && !file.refrains.isEmpty, "\(plot.name)")
        }
        #expect(counts["en", default: 0] >= 40 && counts["de", default: 0] >= 5 && counts["es", default: 0] >= 5)
        for theme in Theme.allCases where theme != .neutral {
            #expect(counts["en \(theme) branches", default: 0] >= 2, "\(theme)")
        }
        let listed = try ProjectFolder.names(in: "prompts/plots")
        #expect(listed.filter { $0.hasSuffix(".txt") }.count == plots.count, "run “make plots”")
    }

    /// A user's own plot is used, and one that is wrong is refused with its line.
    @Test func readsAUsersOwnPlots() throws {
        let folder = try TemporaryFolder()
        let files = LocalFileSystem()
        try folder.write(Self.sound, to: "plots/kite.txt")
        let plots = try StoryPlots(Prompts(folder: folder.path, fileSystem: files))
        let titles = (0..<60).map { seed in
            let parameters = StoryParameters(hero: "Mira", theme: .neutral, seed: UInt64(seed))
            return StubWriter(plots: plots).story(from: parameters).title
        }
        #expect(titles.contains("Mira and the Kite"))
        try folder.write(Self.sound.replacing("{quest}", with: "{qest}"), to: "plots/kite.txt")
        let error = #expect(throws: PromptsError.self) {
            try StoryPlots(Prompts(folder: folder.path, fileSystem: files))
        }
        #expect(
            error.map { "\($0)".hasPrefix("prompts: “plots/kite.txt” cannot be used: line 11: “{qest}” is not known") }
                == true)
    }
}
