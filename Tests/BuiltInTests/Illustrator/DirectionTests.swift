import Foundation
import Prompts
import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// A person's directions for a page with Mira and Otto at noon on a beach.
@Suite struct DirectionTests {
    private let reader: DirectionReader
    private let illustrator: StubImageGenerator

    init() throws {
        reader = DirectionReader(
            lexicon: try PlannerLexicon(Prompts()))
        illustrator = StubImageGenerator(purpose: .stub, directions: reader, width: 1)
    }

    private var page: PanelSpec {
        PanelSpec(
            direction: "Mira holds an umbrella.", alt: "Mira holds an umbrella on a beach.", setting: .shore,
            timeOfDay: .day, weather: .clear, mood: .happy,
            cast: [
                CastMember(character: "mira", holding: "umbrella"), CastMember(character: "otto", pose: .sitting),
            ], props: ["umbrella", "boat"])
    }

    private func request(_ direction: String, width: Int = 128, height: Int = 128) throws -> ImageRequest {
        var panel = page
        panel.direction = direction
        var request = try BuiltInTests.request(panel, width: width, height: height)
        request.plannedDirection = page.direction
        return request
    }

    private func panel(_ direction: String) throws -> PanelSpec {
        let reading = try #require(reader.reading(of: try request(direction)))
        #expect(reading.isUnderstood)
        return reading.panel
    }

    @Test(arguments: [
        ("A snowy forest at night", Setting.forest, TimeOfDay.night, Weather.snow),
        ("In the kitchen.", .kitchen, .day, .clear), ("At sunset", .shore, .dusk, .clear),
        ("It is raining.", .shore, .day, .rain), ("Mira sleeps under the stars", .shore, .night, .clear),
        ("Three ducks on a pond in the fog", .river, .day, .fog), ("Mira waves.", .shore, .day, .clear),
    ])
    func drawsTheReportedSceneAndKeepsTheRest(words: String, setting: Setting, time: TimeOfDay, weather: Weather) throws
    {
        let panel = try panel(words)
        #expect((panel.setting, panel.timeOfDay, panel.weather) == (setting, time, weather))
        #expect(panel.mood == .happy, "the direction does not name it")
    }

    @Test(arguments: [
        ("Fenn runs.", ["fenn running"]), ("Mira sleeps under the stars", ["mira sleeping"]),
        ("He waves.", ["otto waving"]), ("The bear swims in a lake.", ["otto swimming"]),
        ("A small robot on a hill", ["robot standing"]),
        ("Grandma and Mira in the kitchen", ["grandma standing", "mira standing"]),
        ("A forest at night", ["mira standing", "otto sitting"]), ("Two foxes", []),
    ])
    func showsWhoIsNamedAndElseThoseOfThePage(words: String, shown: [String]) throws {
        #expect(try panel(words).cast.map { "\($0.character) \($0.pose)" } == shown)
    }

    @Test(arguments: [
        ("At night", ["umbrella", "boat"]), ("A forest", ["umbrella"]), ("A lantern", ["lantern", "umbrella"]),
        ("Mira and a kite", ["kite"]), ("Two foxes", ["fox"]),
    ])
    func keepsThingsThatBelongToWhatIsKept(words: String, things: [String]) throws {
        #expect(try panel(words).props == things)
    }

    @Test func aNewcomerHasALookAndComesBehindTheStorysCast() throws {
        let reading = try #require(reader.reading(of: try request("A tiny green dragon sleeps.")))
        #expect(reading.characters.map(\.id) == ["mira", "fenn", "otto", "dragon"])
        #expect(reading.characters[3].appearance.hasPrefix("a tiny green dragon"))
        #expect(reading.panel.alt == "A green dragon sleeps by the sea.")
    }

    @Test(arguments: ["A sousaphone.", "Ein roter Fuchs im Schnee", "Un zorro duerme en el bosque", "狐狸在森林里"])
    func drawsThePlanWhereNoWordIsKnown(words: String) throws {
        let request = try request(words)
        let reading = try #require(reader.reading(of: request))
        #expect(!reading.isUnderstood)
        #expect(reading.panel == page)
        let depiction = try #require(illustrator.depiction(for: request))
        var planned = request
        planned.plannedDirection = nil
        #expect(!depiction.followsDirection && depiction.alt == illustrator.depiction(for: planned)?.alt)
    }

    /// The same as for a page planned with the reading.
    @Test func thePictureIsThatOfTheReading() async throws {
        let requested = try request("A red squirrel in a snowy forest at night")
        let reading = try #require(reader.reading(of: requested))
        let plain = try BuiltInTests.request(
            reading.panel, characters: reading.characters, width: 128, height: 128)
        #expect(illustrator.recipe(for: requested) == illustrator.recipe(for: plain))
        #expect(try await illustrator.picture(for: requested).bytes == illustrator.picture(for: plain).bytes)
        let alt = try #require(illustrator.depiction(for: requested)).alt
        #expect(alt.contains("red squirrel stands") && alt.hasSuffix("in the forest in falling snow at night."))
    }

    @Test func aPageWithoutARequestIsDrawnFromItsPlanAlone() throws {
        let planned = try BuiltInTests.request(page)
        #expect(reader.reading(of: planned).map(\.panel) == nil)
        #expect(illustrator.depiction(for: planned)?.followsDirection == true)
    }
}
