import Prompts
import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// The alt text of a picture by the built-in illustrator says what was drawn, and nothing else.
struct AltTextTests {
    private let describer: PictureDescriber
    private let illustrator = StubIllustrator()

    init() throws {
        describer = PictureDescriber(
            lexicon: try PlannerLexicon(Prompts()))
    }

    private func alt(_ request: ImageRequest) -> String {
        describer.alt(of: illustrator.drawn(for: request), with: request.story.characters)
    }

    private static func member(_ id: String, _ pose: Pose = .standing, holding: String? = nil) -> CastMember {
        CastMember(character: id, pose: pose, holding: holding)
    }

    /// What figures do with the things in their hands.
    private static let uses: [(PanelSpec, String)] = [
        (
            panel(.garden, cast: [member("mira", .working, holding: "flute")], props: ["flute"]),
            "Mira plays a flute in the garden."
        ),
        (
            panel(.garden, cast: [member("mira", .peering, holding: "telescope")], props: ["telescope"]),
            "Mira looks through a telescope in the garden."
        ),
        (
            panel(.garden, cast: [member("mira", .flying, holding: "broom")], props: ["broom"]),
            "Mira flies on a broom in the garden."
        ),
        (
            panel(.garden, cast: [member("mira", .hugging, holding: "teddy")], props: ["teddy"]),
            "Mira hugs a teddy bear in the garden."
        ),
        (panel(.garden, cast: [], props: ["yellow bucket"]), "A quiet garden. A yellow bucket is close by."),
    ]

    @Test func saysWhatFiguresDo() throws {
        let pictures: [(PanelSpec, String)] = [
            (
                panel(.garden, cast: [Self.member("mira", holding: "lantern")], props: ["basket", "kite"]),
                "Mira stands in the garden, holding a lantern. A basket and a kite are close by."
            ),
            (
                panel(.sea, .night, .clear, .happy, cast: [Self.member("mira"), Self.member("fenn")]),
                "Mira rows a boat with a smile on the water at night, with Fenn the fox nearby."
            ),
            (panel(.forest, .day, .rain, cast: []), "A quiet forest in the rain."),
            (
                panel(.room, .night, .clear, .sleepy, cast: [Self.member("mira", .sleeping)], props: ["bed"]),
                "Mira sleeps in a bed."
            ),
        ]
        for (panel, words) in pictures + Self.uses {
            let text = alt(try request(panel, width: 400, height: 400))
            #expect(text == words)
        }
    }

    /// What the event needs and cannot be drawn is not in the text.
    @Test func leavesOutWhatIsNotDrawn() throws {
        let text = alt(
            try request(
                panel(
                    .room, .night, .rain, cast: [Self.member("mira", holding: "corkscrew")],
                    props: ["hovercraft", "ladder", "rainbow"]), width: 400, height: 400))
        #expect(!text.contains("corkscrew") && !text.contains("hovercraft") && !text.contains("rain"), "\(text)")
        #expect(text.contains("ladder"))
    }

    /// Hands that touch nothing carry and pull nothing.
    @Test func claimsNoContactThatIsNotThere() throws {
        func text(_ pose: Pose, by actor: String = "mira", on target: String, direction: String) throws -> String {
            var member = Self.member(actor, pose)
            member.target = target
            let others = ["mira", "fenn"].filter { $0 != actor }.map { Self.member($0) }
            var spec = panel(.forest, cast: [member] + others, props: ["tree", "cart"])
            spec.direction = direction
            return alt(try request(spec, width: 400, height: 400))
        }
        #expect(try text(.pulling, on: "cart", direction: "Mira pulls a cart.").contains("pulls a cart"))
        #expect(try !text(.pulling, on: "tree", direction: "Mira pulls a tree.").contains("pulls a tree"))
        #expect(try text(.carrying, on: "fenn", direction: "Mira carries Fenn.").contains("carries Fenn"))
        #expect(try !text(.carrying, by: "fenn", on: "mira", direction: "Fenn carries Mira.").contains("carries Mira"))
    }

    /// Without a thing or a figure that the text names, the picture is another one.
    @Test func everyClaimIsInThePicture() throws {
        var random = SeededGenerator(seed: 5)
        let nouns = StubIllustrator.thingNouns
        for page in 1...80 {
            let things = (0..<random.next(below: 6)).map { _ in random.pick(nouns + ["sousaphone", "hovercraft"]) }
            let members = ["mira", "fenn", "otto"].prefix(random.next(below: 4)).map { id in
                Self.member(
                    id, random.pick(Pose.allCases), holding: random.next(below: 3) == 0 ? random.pick(nouns) : nil)
            }
            let targets = things + members.map(\.character)
            let acting = members.map { member in
                var member = member
                let others = targets.filter { $0 != member.character }
                if !others.isEmpty, random.next(below: 2) == 0 { member.target = random.pick(others) }
                return member
            }
            let spec = panel(
                random.pick(Setting.allCases), random.pick(TimeOfDay.allCases), random.pick(Weather.allCases),
                random.pick(Mood.allCases), cast: acting, props: things)
            let request = try request(spec, page: page, width: 160, height: 240)
            let text = alt(request)
            let words = Set(text.lowercaseWords.map(\.singular))
            #expect(text.unicodeScalars.count <= 250)
            #expect(!words.contains("sousaphone") && !words.contains("hovercraft"), "\(text)")
            for member in members {
                let name = try #require(cast.first { $0.id == member.character }).name
                #expect(text.contains(name), "\(text)")
            }
            let picture = illustrator.bitmap(for: request)
            for noun in Set(things).subtracting([spec.setting.rawValue])
            where words.contains(noun) && !members.contains(where: { $0.holding == noun }) {
                var without = request
                without.panel.props.removeAll { $0 == noun }
                #expect(illustrator.bitmap(for: without).difference(from: picture) > 0, "\(noun): \(text)")
            }
        }
    }
}
