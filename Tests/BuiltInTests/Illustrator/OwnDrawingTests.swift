import Platform
import Prompts
import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// A user's own drawings: what they replace and add, what planner and pictures make of them.
struct OwnDrawingTests {
    private static func file(_ name: String, _ facts: String, fill: String = "#7a3fb0") -> ArtFolder.File {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -100 100 100" \(facts)>
              <rect class="form" fill="\(fill)" x="-50" y="-100" width="100" height="100"/>
            </svg>
            """
        let bytes = Array(svg.utf8)
        return ArtFolder.File(
            name: name, path: "art/\(name).svg", bytes: bytes, digest: SHA256Digest(of: bytes).hex)
    }

    private static let samovar = file("samovar", #"data-nouns="samovar urn" data-size="0.5""#)
    private static let apple = file("apple", #"data-nouns="apple" data-size="0.3" data-hold="0 -90""#)

    private static func request(_ props: [String], _ files: [ArtFolder.File]) -> ImageRequest {
        var story = IllustratedStory(
            theme: .friendship, characters: [StoryCharacter(id: "mira", name: "Mira", kind: "girl", appearance: "")],
            pageCount: 4, seed: 7)
        story.art = ArtFolder(files: files)
        return ImageRequest(
            concept: "", seed: 1, size: PixelSize(width: 256, height: 256) ?? .page,
            panel: PanelSpec(
                direction: "", alt: "", setting: .meadow, cast: [CastMember(character: "mira")], props: props),
            pageNumber: 1, story: story)
    }

    private func generator() throws -> StubImageGenerator {
        let lexicon = try PlannerLexicon(Prompts())
        return StubImageGenerator(purpose: .stub, directions: DirectionReader(lexicon: lexicon), width: 1)
    }

    @Test func replaceAndAddThings() throws {
        let illustrator = StubIllustrator()
        let plain = illustrator.bitmap(for: Self.request(["apple"], []))
        #expect(illustrator.bitmap(for: Self.request(["apple"], [Self.apple])).digest != plain.digest)
        #expect(illustrator.bitmap(for: Self.request(["apple"], [Self.samovar])).digest == plain.digest)
        let added = illustrator.drawn(for: Self.request(["old urn"], [Self.samovar]))
        #expect(added.things.map { $0.nouns[0] } == ["samovar"])
        #expect(illustrator.drawn(for: Self.request(["old urn"], [])).things.isEmpty)
    }

    /// A border is that of one theme: in its pictures and their recipes, in no others, and no thing.
    @Test func bordersBelongToTheirTheme() throws {
        let illustrator = StubIllustrator()
        let facts = #"data-nouns="border" data-size="0.2""#
        let (own, other) = (Self.file("border-friendship", facts), Self.file("border-family", facts))
        let plain = illustrator.bitmap(for: Self.request([], [])).digest
        #expect(illustrator.bitmap(for: Self.request([], [own])).digest != plain)
        #expect(illustrator.bitmap(for: Self.request([], [other])).digest == plain)
        #expect(Self.request([], [own, other]).ownFiles.map(\.name) == ["border-friendship"])
        #expect(illustrator.drawn(for: Self.request(["border"], [own])).things.isEmpty)
        let wrong = ArtCatalog.compiledIn.readings(of: ArtFolder(files: [Self.file("border-winter", facts)]))
        #expect(
            wrong[0].problems.map(\.message) == [
                "a border has “data-nouns” “border”, and the name of a theme in its own: “border-fantasy.svg”, "
                    + "“border-adventure.svg”, “border-animals.svg”, “border-family.svg”, “border-friendship.svg”, "
                    + "“border-neutral.svg”"
            ])
    }

    /// A close-up fills its page, and a comic's panels have frames of their own.
    @Test func closeUpsHaveNoBorder() {
        let illustrator = StubIllustrator()
        let own = Self.file("border-friendship", #"data-nouns="border" data-size="0.2""#)
        var (plain, bordered) = (Self.request([], []), Self.request([], [own]))
        for page in [3, 5, 7] {
            (plain.pageNumber, bordered.pageNumber) = (page, page)
            (plain.panel.mood, bordered.panel.mood) = (.sad, .sad)
            #expect(illustrator.bitmap(for: plain).digest == illustrator.bitmap(for: bordered).digest)
        }
    }

    /// A setting's file, and the things in it, are in the recipes of pages in that setting only.
    @Test func settingsAreInTheRecipesOfTheirPages() throws {
        let svg = """
            <svg data-setting="meadow" data-on="forest">
              <g data-at="open"><image href="samovar.svg" x="0" y="-50" width="50" height="50"/></g>
            </svg>
            """
        let bytes = Array(svg.utf8)
        let meadow = ArtFolder.File(
            name: "setting-meadow", path: "art/setting-meadow.svg", bytes: bytes, digest: SHA256Digest(of: bytes).hex)
        let generator = try generator()
        let plain = Self.request([], [])
        let own = Self.request([], [Self.samovar, meadow])
        #expect(
            generator.recipe(for: own)
                == generator.recipe(for: plain)
                + "\nart=samovar \(Self.samovar.digest)\nart=setting-meadow \(meadow.digest)"
        )
        #expect(StubIllustrator().bitmap(for: own).digest != StubIllustrator().bitmap(for: plain).digest)
        var (elsewhere, other) = (own, plain)
        elsewhere.panel.setting = .river
        other.panel.setting = .river
        #expect(generator.recipe(for: elsewhere) == generator.recipe(for: other))
        // Without the samovar, the setting is left out.
        let broken = ArtFolder(files: [meadow]).drawings[0]
        #expect(
            broken.problems.map(\.message)
                == ["there is no drawing “samovar.svg” in the folder, and no built-in one; correct “href”"])
    }

    private static func figure(_ nouns: String, fill: String = "#7a3fb0") -> ArtFolder.File {
        let svg = """
            <svg data-figure="animal" data-nouns="\(nouns)" data-size="0.8" data-coats="\(fill) #ffffff #000000">
              <g data-part="head"><circle class="form main" fill="\(fill)" r="100"/></g>
            </svg>
            """
        let bytes = Array(svg.utf8)
        let name = "figure-" + nouns.prefix { $0 != " " }
        return ArtFolder.File(name: name, path: "art/\(name).svg", bytes: bytes, digest: SHA256Digest(of: bytes).hex)
    }

    private static func request(_ kind: String, figures files: [ArtFolder.File]) -> ImageRequest {
        var request = request([], files)
        request.story.characters[0].kind = kind
        return request
    }

    /// A figure's file is in the recipes of stories with such a character.
    @Test func figuresAreReplacedAndAdded() throws {
        let generator = try generator()
        let (quokka, fox) = (Self.figure("quokka setonix"), Self.figure("fox"))
        let drawings = ArtFolder(files: [quokka, fox]).drawings
        #expect(drawings.map(\.replaces) == [false, true] && drawings.map(\.isFigure) == [true, true])
        for (kind, file) in [("young quokka", quokka), ("fox", fox)] {
            let (plain, own) = (Self.request(kind, figures: []), Self.request(kind, figures: [quokka, fox]))
            #expect(StubIllustrator().bitmap(for: own).digest != StubIllustrator().bitmap(for: plain).digest)
            #expect(generator.recipe(for: own) == generator.recipe(for: plain) + "\nart=\(file.name) \(file.digest)")
        }
        let other = Self.request("badger", figures: [quokka, fox])
        #expect(generator.recipe(for: other) == generator.recipe(for: Self.request("badger", figures: [])))
        let wrong = ArtFolder.File(name: "quokka", path: "art/quokka.svg", bytes: quokka.bytes, digest: quokka.digest)
        #expect(
            ArtFolder(files: [wrong]).drawings.flatMap(\.problems).map(\.description)
                == ["art/quokka.svg:1: the first noun of the figure is “quokka”; name the file “figure-quokka.svg”"])
        #expect(StubIllustrator().bitmap(of: drawings[0], in: ArtFolder(files: [quokka]), style: "", side: 96) != nil)
    }

    @Test func figuresOfPeopleAreRefused() {
        #expect(
            ArtFolder(files: [Self.figure("imp boy")]).drawings.flatMap(\.problems).map(\.description)
                == ["art/figure-imp.svg:1: “data-nouns” has “boy”; people are drawn in code, remove it"])
        let thing = Self.file("figure-box", #"data-nouns="box" data-size="0.5""#)
        #expect(
            ArtFolder(files: [thing]).drawings.flatMap(\.problems).map(\.description)
                == ["art/figure-box.svg:1: the name begins with “figure-”; add “data-figure” to the “svg”"])
    }

    /// The own figure wins over the one that the planner's words name.
    @Test func anOwnFigureIsDrawnForAListedNoun() throws {
        let lexicon = try PlannerLexicon(Prompts())
        #expect(lexicon.kinds["mermaid"] != "mermaid")
        #expect(lexicon.with(ArtFolder(files: [Self.figure("mermaid")])).kinds["mermaid"] == "mermaid")
        let own = lexicon.with(ArtFolder(files: [Self.figure("wombat")]))
        #expect(own.nearestFigure(ofKind: "wombat").isExact && !lexicon.nearestFigure(ofKind: "wombat").isExact)
    }

    /// A planner knows the nouns of a user's figures.
    @Test func figuresGivePlannersTheirKinds() throws {
        let lexicon = try PlannerLexicon(Prompts())
        let text = "A quokka lived by the sea. One day the quokka ran to the shore. The quokka was happy."
        var request = PlanRequest(
            title: "Home", sentences: SentenceSplitter(language: "en").sentences(of: text), language: "en",
            audience: .standard)
        request.art = ArtFolder(files: [Self.figure("quokka")])
        let plan = StubPlanner(lexicon: lexicon.with(request.art)).plan(request)
        #expect(plan.characters.map(\.kind) == ["quokka"])
        #expect(lexicon.with(request.art).nearestFigure(ofKind: "quokka").isExact)
    }

    /// Only a drawing that a picture can show is part of its recipe.
    @Test func areInTheRecipesOfPicturesThatShowThem() throws {
        let generator = try generator()
        let plain = generator.recipe(for: Self.request(["apple"], []))
        #expect(generator.recipe(for: Self.request(["apple"], [Self.samovar])) == plain)
        let own = generator.recipe(for: Self.request(["apple"], [Self.apple, Self.samovar]))
        #expect(own == plain + "\nart=apple \(Self.apple.digest)")
        let other = Self.file("apple", #"data-nouns="apple" data-size="0.3" data-hold="0 -90""#, fill: "#8fbf3f")
        #expect(generator.recipe(for: Self.request(["apple"], [other])) != own)
    }

    @Test func givePlannersTheirNouns() async throws {
        let lexicon = try PlannerLexicon(Prompts())
        let sentences = SentenceSplitter(language: "en").sentences(of: "Mira stood in the garden. She saw a samovar.")
        var request = PlanRequest(title: "Tea", sentences: sentences, language: "en", audience: .standard)
        let plan = { (request: PlanRequest) in
            StubPlanner(lexicon: lexicon.with(request.art)).plan(request).pages.flatMap { $0.panels.flatMap(\.props) }
        }
        #expect(!plan(request).contains("samovar"))
        request.art = ArtFolder(files: [Self.samovar])
        #expect(plan(request).contains("samovar"))
        #expect(lexicon.with(.none) === lexicon && lexicon.with(request.art) === lexicon.with(request.art))
    }

    @Test func areLeftOutIfTheyAreWrong() {
        let noun = Self.file("teapots", #"data-nouns="samovar" data-size="0.5""#)
        let size = Self.file("samovar", #"data-nouns="samovar""#)
        // The planner would lose the noun of what it replaces.
        let ship = Self.file("boat", #"data-nouns="ship boat" data-size="0.5""#)
        let drawings = ArtFolder(files: [noun, size, ship, Self.apple]).drawings
        #expect(drawings.map(\.replaces) == [false, false, true, true])
        #expect(
            drawings.flatMap(\.problems).map(\.description) == [
                """
                art/teapots.svg:1: the first noun is “samovar”; name the file “samovar.svg”, or make “teapots” the first noun
                """,
                "art/samovar.svg:1: “data-size” is missing: the height of the thing; a child's is 1",
                "art/boat.svg:1: the first noun is “ship”; name the file “ship.svg”, or make “boat” the first noun",
            ])
        let illustrator = StubIllustrator()
        #expect(
            illustrator.bitmap(for: Self.request(["apple", "samovar"], [noun, size])).digest
                == illustrator.bitmap(for: Self.request(["apple", "samovar"], [])).digest)
    }
}
