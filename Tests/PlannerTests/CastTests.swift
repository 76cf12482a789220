import PageSpecs
import Testing

@Suite struct CastTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    @Test(arguments: [
        ("A fox named Tim ran home. Tim slept.", ["Tim/fox"]),
        ("Tim the fox ran home. The fox slept.", ["Tim/fox"]),
        ("The little fox Tim ran. Then the fox slept.", ["Tim/fox"]),
        ("Tim was a small fox. Tim ran and the fox slept.", ["Tim/fox"]),
        ("Ada, an old owl, sat down. Ada sang.", ["Ada/owl"]),
        ("The old fox ran. Soon the fox slept.", ["Fox/fox"]),
        ("Mr. Badger ran. “Hello,” said Mr. Badger. Badger slept.", ["Mr. Badger/badger"]),
        ("Mira ran to Mama. Mama hugged Mira.", ["Mira/girl", "Mama/woman"]),
        ("Little Bear ran to Mama Bear. Mama Bear hugged Little Bear.", ["Little Bear/bear", "Mama Bear/bear"]),
        ("A vixen ran. The vixen met a hare. The hare sat.", ["Vixen/fox", "Hare/rabbit"]),
        ("Tim the fox ran home. Mama hugged him. Mama sang to Tim.", ["Tim/fox", "Mama/fox"]),
        ("Jo met her brother Ben. Ben waved. Jo ran.", ["Jo/girl", "Ben/boy"]),
        ("They lived in London. In London it rained. Near London was a hill.", []),
        ("Suddenly it rained. Suddenly it stopped. Then the sun came.", []),
        ("I am a small robot. My name is Bolt. I sing. I dance.", ["Bolt/robot"]),
        ("Captain Finn sailed. “Ho!” said Captain Finn.", ["Captain Finn/man"]),
    ])
    func findsTheCast(text: String, cast: [String]) {
        #expect(fixture.plan(text).characters.map { "\($0.name)/\($0.kind)" } == cast)
    }

    @Test func keepsSixAtMostThoseWithMostMentions() {
        let names = ["Anna", "Ben", "Clara", "David", "Emil", "Felix", "Greta", "Hugo"]
        let text = names.enumerated().map { index, name in
            String(repeating: "\(name) ran to the hill. ", count: index + 2)
        }.joined()
        #expect(fixture.plan(text).characters.map(\.name) == Array(names.dropFirst(2)))
    }

    @Test func takesLooksFromTheText() {
        let plan = fixture.plan(
            """
            A little green dragon named Smoky flew in. Smoky had yellow boots. Anna wore a blue nightgown and had curly
            hair. Anna ran.
            """
        )
        let smoky = plan.characters.first { $0.name == "Smoky" }?.appearance ?? ""
        #expect(smoky.hasPrefix("a little green dragon with ") && smoky.hasSuffix(" and yellow boots"), "\(smoky)")
        let anna = plan.characters.first { $0.name == "Anna" }?.appearance ?? ""
        #expect(anna == "a small girl with curly hair and a blue nightgown")
    }

    @Test func givesLooksThatStay() {
        let text = "Tim the fox ran. Tim met Ann the fox. Ann sat."
        let first = fixture.plan(text, title: "One").characters.map(\.appearance)
        #expect(first == fixture.plan(text + " Then Tim slept.", title: "One").characters.map(\.appearance))
        #expect(Set(first).count == 2)
        #expect(first.allSatisfy { $0.count <= 160 && $0.contains("fox") })
    }

    @Test func givesEachCharacterAnIdentifierOfItsOwn() {
        let plan = fixture.plan("Mr. Owl ran. Mrs. Owl ran. Mr. Owl sat. Mrs. Owl sat. “Oh!” said Mr. Owl.")
        #expect(plan.characters.map(\.id) == ["mr-owl", "mrs-owl"])
    }
}
