import Testing

@testable import Domain

/// Sentences that a planner by rules easily misreads: who is meant, where it is, and how a figure is shown.
@Suite struct MisreadingTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    @Test(arguments: [
        (
            ["Ember the dragon met a baker.", "The baker was so glad that he sang. He gave her the spoon."],
            ["baker", "ember"]
        ),
        (["Dev and Mr. Obi sat.", "Dev fell.", "Mr. Obi caught him in his arms."], ["mr-obi", "dev"]),
        (["Mira and Tom sat down.", "“It is late,” said Mira."], ["mira", "tom"]),
        (["Mira, Tom and Otto sat.", "They all ate soup."], ["mira", "otto", "tom"]),
        (["Mira, Tom and Otto sat.", "Mira read a book to everyone."], ["mira", "otto", "tom"]),
    ])
    func showsAllWhoAreMeant(pages: [String], cast: [String]) {
        let shown = fixture.panels(pages).last?.cast.map(\.character) ?? []
        #expect(Set(shown) == Set(cast), "\(pages)")
    }

    @Test(arguments: [
        (["Under the water Mira met an octopus."], Setting.underwater),
        (["Mira stood on the deck of a ship.", "A whale swam by. The whale dived."], .sea),
        (["Mira climbed on the roof of the henhouse."], .farm),
        (["Mira ran in the forest.", "She looked under her bed."], .bedroom),
        (["Mira sat in the bakery.", "Tom crawled out and laughed."], .bakery),
        (["Mira walked in the forest.", "Tom cooked soup, and the kitchen filled with steam."], .kitchen),
        (["The bus came, and Mira climbed aboard."], .carriage),
        (["Mira looked out of her bedroom window."], .bedroom),
    ])
    func isWhereTheTextIs(pages: [String], setting: Setting) {
        #expect(fixture.panels(pages).last?.setting == setting, "\(pages)")
    }

    @Test(arguments: [
        (["Mira carried a watering can across the playground."], Pose.carrying, "wateringcan"),
        (["Mira jumped on her broomstick and flew away."], .flying, "broom"),
        (["Mira and Tom sat.", "Mira bought him an ice cream."], .giving, "icecream"),
    ])
    func holdsWhatTheTextSays(pages: [String], pose: Pose, thing: String) {
        let member = fixture.panels(pages).last?.cast.first
        #expect(member?.pose == pose && member?.holding == thing, "\(pages): \(member as Any)")
    }

    @Test func animalsOfTheWaterSwim() {
        let panels = fixture.panels([
            "The seal slept on a rock in the sea.", "The seal slid into the water with a splash.",
            "Tim the duck sat by the pond.", "Tim the duck jumped into the pond.",
        ])
        #expect(panels[1].cast.first?.pose == .swimming)
        #expect(panels[3].cast.first?.pose == .swimming)
    }

    @Test func aFamilyOfAnimalsHasNoPeople() {
        let plan = fixture.plan(
            "The hedgehog family lived under a tree. Mother hedgehog swept the floor. Pip jumped into a puddle. "
                + "His sister Tilly laughed. Tilly had a teddy bear.")
        #expect(Set(plan.characters.map(\.kind)) == ["hedgehog"], "\(plan.characters.map(\.name))")
        #expect(plan.characters.count == 3)
    }

    @Test func whoWatchesAFamilyOfAnimalsIsAPerson() {
        let plan = fixture.plan("Mia watched the hedgehog family. Mia laughed. Mother hedgehog ran.")
        #expect(plan.characters.first { $0.name == "Mia" }?.kind == "girl")
    }

    @Test func whoIsHeIsAMan() {
        let plan = fixture.plan(
            "Ember the dragon met a baker. The baker was so frightened that he hid. He gave her a bun.")
        #expect(plan.characters.first { $0.id == "baker" }?.kind == "man")
    }
}
