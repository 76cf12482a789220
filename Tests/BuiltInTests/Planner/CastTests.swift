import Testing

@testable import Domain

@Suite struct CastTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    @Test func kinAndNameAreOneCharacter() {
        let story = fixture.plan(
            ["Nora stayed with her grandpa Emil.", "Grandpa opened a door.", "Grandpa sat down and Nora sat down."]
                .joined(separator: "\n\n"))
        #expect(story.characters.map(\.name).sorted() == ["Grandpa", "Nora"])
    }

    @Test func whatOnlyAnimalsHaveSaysWhatANameIs() throws {
        let sentences = [
            "Nora fed two hens and a cat.", "“Where is Pepper?” asked Nora. Pepper ran away.",
            "Pepper fluffed up her feathers.",
        ]
        let plan = fixture.plan(sentences.joined(separator: "\n\n"))
        #expect(try #require(plan.characters.first { $0.name == "Pepper" }).kind == "hen")
    }

    /// Who someone is, from what is said before and behind the name.
    @Test(arguments: [
        (
            "A dragon sat by a well. “Everyone leaves,” he sniffed. “My name is Bramble.”\n\nBramble flew.", "Bramble",
            "dragon"
        ),
        ("The girl wiped her nose. “I'm Odile,” she said.\n\nThe girl ran, and Odile sang.", "Odile", "girl"),
        ("A brown dog came running. “Take Biscuit with you!” called Mira.\n\nBiscuit ran.", "Biscuit", "dog"),
        ("“I lost Pepper,” said Mira. “He's my goat.”\n\nPepper ran away.", "Pepper", "goat"),
        ("A teacher opened the door. “Good morning,” said Miss Lind.\n\nThe teacher sang.", "Miss Lind", "woman"),
    ])
    func aNewNameIsThatOfTheNewcomer(text: String, name: String, kind: String) throws {
        let plan = fixture.plan(text)
        #expect(plan.characters.filter { $0.kind == kind || $0.name == name }.map(\.name) == [name], "\(text)")
        #expect(try #require(plan.characters.first { $0.name == name }).kind == kind, "\(text)")
    }

    @Test func appositionsAndPointingSayWhatANameIs() {
        let bruno = fixture.plan("“Today!” said Mira to Bruno, her old brown dog. Bruno ran.\n\nBruno sang.")
        #expect(bruno.characters.map(\.kind).sorted() == ["dog", "girl"])
        let hen = fixture.plan("There was only a fat hen. “That's my Henrietta!” called Mira.\n\nHenrietta ran.")
        #expect(hen.characters.map(\.kind).sorted() == ["girl", "hen"])
    }

    @Test func aKnownNameIsNotThatOfTheNewcomer() throws {
        let plan = fixture.plan("Mira met a dragon. “I'm Mira,” she said. The dragon flew.\n\nMira sang.")
        #expect(plan.characters.map(\.kind).sorted() == ["dragon", "girl"])
        let other = fixture.plan("A bear sat there. “Excuse me,” said Mira.\n\nThe bear ran, and Mira ran.")
        #expect(other.characters.map(\.name).sorted() == ["Bear", "Mira"])
    }

    /// “His sister” is she whose brother he is; “the bird” is the gull.
    @Test func anotherWordMeansTheSameCharacter() throws {
        let siblings = fixture.plan("Ines and her brother Milo ran.\n\nMilo hugged his sister. His sister sang.")
        #expect(siblings.characters.map(\.name).sorted() == ["Ines", "Milo"])
        let gull = fixture.plan("A gull flew to Mira.\n\nMira held the bird still, and the gull sang.")
        #expect(gull.characters.map(\.kind).sorted() == ["girl", "seagull"])
        let family = fixture.plan(
            "Papa and Mama ran with Ines and her brother Milo.\n\nMilo hugged his sister. A magpie sang.")
        #expect(family.characters.filter { ["Papa", "Mama"].contains($0.name) }.allSatisfy { $0.kind != "crow" })
    }

    /// A fish that is caught, a bell that rings and an animal that is painted have no faces.
    @Test(arguments: [
        "Mira ate fish soup with Tom. Tom caught a fish.",
        "Mira rang a bell. Far away another bell answered, and Tom sang.",
        "Mira painted a lion. Tom ran.",
    ])
    func thingsAreNoCharacters(text: String) {
        let plan = fixture.plan("\(text)\n\n\(text)")
        #expect(plan.characters.map(\.name).sorted() == ["Mira", "Tom"], "\(text)")
    }

    @Test func aSentenceThatNamesMeansTheAnimalBefore() throws {
        let plan = fixture.plan("A fat toad sat there. The toad ran.\n\nHer name was Dorothea, and Dorothea ran.")
        #expect(plan.characters.map(\.kind) == ["frog"])
    }

    @Test func animalsInAPictureAreNotThere() {
        let plan = fixture.plan("Mira saw a picture of a whale.\n\nThe book had a picture of a big whale. Mira ran.")
        #expect(plan.characters.map(\.name) == ["Mira"])
    }

    /// A ship is not a child, and a sound that “went” follows has no name.
    @Test func namesOfShipsAndSoundsAreNoCharacters() {
        let plan = fixture.plan(
            "Finn sailed on the Marigold.\n\nThe Marigold rolled, and Finn ran.\n\nSnip went one band. Snip went two.")
        #expect(plan.characters.map(\.name) == ["Finn"])
    }

    @Test func aVerbMayBeAName() {
        let plan = fixture.plan("Dash ran to the pond.\n\nDash jumped in.\n\nDash swam home.")
        #expect(plan.characters.map(\.name) == ["Dash"])
    }

    /// A word for a place that acts is a name, and no place.
    @Test func aPlaceMayBeAName() {
        let plan = fixture.plan(
            "Moss ran to the pond, and Fern ran after Moss.\n\n“Look,” said Moss to Fern.\n\nFern looked into the water.",
            pages: 3)
        #expect(plan.characters.map(\.name) == ["Moss", "Fern"])
        #expect(plan.pages.map(\.panels[0].setting) == [.river, .river, .river])
        #expect(fixture.plan("Mira ran to Hazel Forest. She liked Hazel Forest.").characters.map(\.name) == ["Mira"])
    }

    /// “Ahead of him” says nothing of Dorcas.
    @Test func anObjectIsNotTheSubject() {
        let last = fixture.panels([
            "Dorcas the goose bent her neck.",
            "Tam the dog ran. Dorcas ran ahead of him, and Dorcas flew behind him.",
            "Tam ran home. Dorcas ran home. She lifted a bell.",
        ])[2]
        #expect(last.cast.first { $0.pose == .lifting }?.character == "dorcas")
    }

    @Test func aCaptainMayBeAWoman() throws {
        let plan = fixture.plan(
            "Captain Oona and Finn sat down.\n\n“Rocks,” said Captain Oona. She reached for a horn.\n\nShe blew it.")
        #expect(try #require(plan.characters.first { $0.name == "Captain Oona" }).kind == "woman")
        #expect(plan.pages.last?.panels[0].cast.first?.character == "captain-oona")
    }

    /// A name that the text gives an indefinite article is that of a kind that the author invented.
    @Test func anInventedCreatureIsNoChild() throws {
        let plan = fixture.plan(
            """
            In the shed lived a Wimple. He was as small as a cup, green with yellow spots.

            Mira found a sock. The Wimple crept out and took it.

            The Wimple ran home.
            """)
        let wimple = try #require(plan.characters.first { $0.name == "Wimple" })
        #expect(wimple.kind == "monster")
        #expect(wimple.appearance.hasPrefix("a small green monster with yellow spots"))
        #expect(plan.pages.last?.panels[0].cast.first?.character == "wimple")
    }

    /// Titles and “old” tell the age; a street, an inn and an adjective before a name are no part of it.
    @Test(arguments: [
        ("In Fern Street Mr. Bello stopped. Mr. Bello took out a horn.", ["Mr. Bello": "man"]),
        ("Old Marta ran down the hill. She waved.", ["Old Marta": "grandmother"]),
        ("Old Jakob ran down the hill. He waved.", ["Old Jakob": "grandfather"]),
        ("“Stop!” cried Marta. Poor Marta ran down the hill.", ["Marta": "girl"]),
        ("At the Grand Hotel the porter slept. Tom rang a bell.", ["Porter": "man", "Tom": "boy"]),
        ("Marta fed them all: Tomas, Ines, the baker and a dog. Tomas ran. Ines laughed.", ["Ines": "girl"]),
        ("Grandma borrowed a bicycle.", ["Grandma": "grandmother"]),
        ("The twins ate soup.", ["First Twin": "girl", "Second Twin": "girl"]),
    ])
    func namesAndTitlesTellTheKind(text: String, kinds: [String: String]) {
        let found = Dictionary(fixture.plan(text).characters.map { ($0.name, $0.kind) }) { first, _ in first }
        #expect(found.filter { kinds[$0.key] != nil } == kinds, "\(found)")
        #expect(!found.keys.contains { $0.contains("Hotel") || $0.contains("Street") || $0.contains("Poor") })
    }

    @Test func aGreatGrandmotherIsOld() {
        let plan = fixture.plan("Ines ran to Great-Gran.\n\nGreat-Gran waved and sat down. She laughed.\n\nInes ran.")
        #expect(plan.characters.map(\.kind).sorted() == ["girl", "grandmother"])
    }

    /// An animal in the story does not make animals of the others.
    @Test func strokingAnAnimalMakesNoAnimal() throws {
        let plan = fixture.plan("Mia had a cat.\n\nMia stroked its whiskers.\n\nMia ran.")
        #expect(try #require(plan.characters.first { $0.name == "Mia" }).kind == "girl")
    }

    @Test(arguments: [
        "The strap of Nora's bag snapped.", "Earth flew up behind Nora.", "Water ran down and Nora jumped.",
    ])
    func thingsThatDoNotSpeakAreNoCharacters(text: String) {
        #expect(fixture.plan(["Nora ran.", text, text].joined(separator: "\n\n")).characters.map(\.name) == ["Nora"])
    }

    @Test(arguments: [
        ("A fox named Tim ran home. Tim slept.", ["Tim/fox"]),
        ("Tim the fox ran home. The fox slept.", ["Tim/fox"]),
        ("The little fox Tim ran. Then the fox slept.", ["Tim/fox"]),
        ("Tim was a small fox. Tim ran and the fox slept.", ["Tim/fox"]),
        ("On a wall sat Tim, the king's fox. Tim ran home.", ["Tim/fox"]),
        ("On the shore stood Zed. He ran.", ["Zed/boy"]),
        ("The inventor Mabel ran. She sat, and Mabel slept.", ["Mabel/woman"]),
        ("Mira went the wrong way.", ["Mira/girl"]), ("Slosh went the first rung. Mira ran.", ["Mira/girl"]),
        ("Kalle the kangaroo had a hat. He ran.", ["Kalle/kangaroo"]),
        ("Zed was the smallest fox. He ran.", ["Zed/fox"]),
        ("Inspector Sniff, a dachshund, ran. He sat.", ["Inspector Sniff/dog"]),
        ("Only Tim, the fox who polished spoons, ran. Tim slept.", ["Tim/fox"]),
        ("Ada, an old owl, sat down. Ada sang.", ["Ada/owl"]),
        ("The old fox ran. Soon the fox slept.", ["Fox/fox"]),
        ("Mr. Badger ran. “Hello,” said Mr. Badger. Badger slept.", ["Mr. Badger/badger"]),
        ("Mira ran to Mama. Mama hugged Mira.", ["Mira/girl", "Mama/woman"]),
        ("Little Bear ran to Mama Bear. Mama Bear hugged Little Bear.", ["Little Bear/bear", "Mama Bear/bear"]),
        ("A vixen ran. The vixen met a hare. The hare sat.", ["Vixen/fox", "Hare/hare"]),
        ("Tim the fox ran home. Mama hugged him. Mama sang to Tim.", ["Tim/fox", "Mama/fox"]),
        ("Jo met her brother Ben. Ben waved. Jo ran.", ["Jo/girl", "Ben/boy"]),
        ("They lived in London. In London it rained. Near London was a hill.", []),
        ("Suddenly it rained. Suddenly it stopped. Then the sun came.", []),
        ("I am a small robot. My name is Bolt. I sing. I dance.", ["Bolt/robot"]),
        ("Captain Finn sailed. “Ho!” said Captain Finn.", ["Captain Finn/man"]),
        ("Mira asked what Latitude was. Latitude was a grand word. Mira ran.", ["Mira/girl"]),
        ("Mira ran across Fiddler's Green. Fiddler's Green was wet. Mira sat.", ["Mira/girl"]),
        ("“Oh, Heavens!” cried Mira. “By Jupiter!” Mira ran.", ["Mira/girl"]),
        ("Mira read The Daily Acorn. Mira thought of Dinah the cat.", ["Mira/girl"]),
        ("A donkey called Monday brayed. On Sunday Monday slept.", ["Monday/donkey"]),
        ("Polly the hen sat. Milly the duck ran to Polly. Emily sang.", ["Polly/hen", "Milly/duck", "Emily/girl"]),
        ("Emily the goat sat. Emily ran.", ["Emily/goat"]),
        ("Wobbly the goose sat. Wobbly ran.", ["Wobbly/goose"]),
        ("Suddenly the hen ran. Suddenly the hen sat.", ["Hen/hen"]),
        ("Robin ran. Robin the fox sat.", ["Robin/fox"]),
        ("“I am Sir Cog,” said the robot. Sir Cog sat down.", ["Sir Cog/robot"]),
        ("Mr. Brown the squirrel ran. Mrs. Brown sat. Mr. Brown sang.", ["Mr. Brown/squirrel", "Mrs. Brown/squirrel"]),
        ("Mrs. Bunnykin ran. Mrs. Bunnykin sat.", ["Mrs. Bunnykin/rabbit"]),
        ("The old fox ran. “Ho,” said Mr. Fox. Fox sat down.", ["Mr. Fox/fox"]),
        ("Mira saw Skip. Skip ran to Mira. Skip sat.", ["Mira/girl", "Skip/girl"]),
        ("Not far away lived Bo, a little owl in a blue hat. Bo went home. Bo slept.", ["Bo/owl"]),
        ("There was Bo, a small robot with two wheels. Bo went home.", ["Bo/robot"]),
        ("Here lived Bo, an owl who sang. Bo went home.", ["Bo/owl"]),
        ("Mira, a fox ran past us. Mira sat. Then Mira slept.", ["Mira/girl", "Fox/fox"]),
        ("“My mittens!” called Mira. Mira sat.", ["Mira/girl"]),
        ("Bella the hen sat. Clara the hen sang. Tom ran. Tom sat.", ["Bella/hen", "Clara/hen", "Tom/boy"]),
        ("Tom had an old boat. She was red. Tom ran.", ["Tom/boy"]),
        ("Odysseus ran home. He slept.", ["Odysseus/boy"]),
        ("Mira opened a letter. “Come,” the letter said. Mira ran.", ["Mira/girl"]),
        ("Hazel the hedgehog sat. Her cousin Bramble ran to her.", ["Hazel/hedgehog", "Bramble/hedgehog"]),
        ("Biscuit the dog sat. Grandma sang. Grandma ran.", ["Biscuit/dog", "Grandma/grandmother"]),
        ("Bo the lamb was stuck. Thorns held his wool, and he sang. Bo ran.", ["Bo/sheep"]),
        ("Mira sat. A zookeeper carried a bucket.", ["Mira/girl", "Zookeeper/man"]),
        ("Mira sat. Among the reeds she saw a boat.", ["Mira/girl"]),
        (
            "Captain Rosa and her two sailors, Bo and Olaf, sang. The sailors waved. Olaf sat.",
            ["Captain Rosa/woman", "Bo/man", "Olaf/man"]
        ),
        ("With two sailors, Mira sang. Mira sat.", ["Mira/girl"]),
        ("Sir Osbert rode. A sneeze blew the knight off.", ["Sir Osbert/man"]),
        ("Mira the cow sat. In the sty, where Petunia lived, was mud. Petunia sat.", ["Mira/cow", "Petunia/pig"]),
        ("Hazel Fox sat. Father Fox sang. Rusty ran. Rusty fell.", ["Hazel Fox/fox", "Father Fox/fox", "Rusty/fox"]),
        ("Nell painted the kite and named it Captain. Captain pulled. Nell ran.", ["Nell/girl", "Captain/kite"]),
        ("A cat crept in. “I shall call you Crumb,” said Theo. Crumb sat.", ["Crumb/cat", "Theo/boy"]),
        ("A dog ran. Its collar said Biscuit. Biscuit sat.", ["Biscuit/dog"]),
        ("Here lived an octopus by the name of Zed. Zed sat.", ["Zed/octopus"]),
        ("Tom sat. A hen ran. Zuzu clucked. Zuzu sat down.", ["Tom/boy", "Zuzu/hen"]),
        ("Behind the Marble Street Library lived a family of mice. Pip ran. Pip sat.", ["Pip/mouse"]),
        (
            "Mother Mouse sang. Father Mouse ran. Pip fell. Pip sat.",
            ["Mother Mouse/mouse", "Father Mouse/mouse", "Pip/mouse"]
        ),
        ("Duchess, the librarian's grey cat, ran. Duchess sat.", ["Duchess/cat"]),
        ("A fox sat there. Mira stopped. “My name is Mira,” she said. Mira ran.", ["Fox/fox", "Mira/girl"]),
        ("A dog ran. “Stop!” Mr Grimble barked. Mr Grimble sat.", ["Dog/dog", "Mr Grimble/man"]),
        ("Mira waved to Papa, the dog, and the cat. Papa sang.", ["Mira/girl", "Papa/man"]),
        ("The parrot called him Captain. Captain ran. Captain sat.", ["Parrot/parrot", "Captain/man"]),
        ("Captain, the old ginger cat, sat. Captain ran.", ["Captain/cat"]),
        ("Mira ran. Walrus Bruno sat. Walrus Bruno slept.", ["Mira/girl", "Walrus Bruno/walrus"]),
        ("Mira ran. A blue jay named Jasper came. Jasper sat.", ["Mira/girl", "Jasper/bird"]),
        ("Four ducklings swam. The fifth, whose name was Zuzu, sat. Zuzu ran.", ["Zuzu/duck"]),
        (
            "A brown puppy came. “You look like a biscuit,” said Mira. Then Biscuit ran. Biscuit sat.",
            ["Biscuit/dog", "Mira/girl"]
        ),
        (
            "Mother Bear sang. Father Bear ran. A girl ran in. Zuzu sat. Zuzu ran.",
            ["Mother Bear/bear", "Father Bear/bear", "Zuzu/girl"]
        ),
        ("Downstairs Grandmother sang. Grandmother ran.", ["Grandmother/grandmother"]),
        (
            "Hazel Fox sat. Father Fox sang. A girl ran. Tom fell. Tom ran.",
            ["Hazel Fox/fox", "Father Fox/fox", "Girl/girl", "Tom/boy"]
        ),
    ])
    func findsTheCast(text: String, cast: [String]) {
        #expect(fixture.plan(text).characters.map { "\($0.name)/\($0.kind)" } == cast)
    }

    /// Pip is more often a boy.
    @Test func pronounsSayWhoAFirstNameIs() {
        let plan = fixture.plan("Pip sat down. She sang. Pip kissed her mother. She ran.", pages: 2)
        #expect(plan.characters.first { $0.name == "Pip" }?.kind == "girl")
        #expect(fixture.plan("Pip sat down. He sang.").characters.first?.kind == "boy")
    }

    @Test(arguments: [
        (
            "A duckling ran. “Come,” said his mother. The duckling sat. His mother sang.",
            ["Duckling/duck", "Mother/duck"]
        ),
        (
            "A dragon named Ember flew. Her father sat. Her grandmother smiled. Mira ran to Ember and Mira sat.",
            ["Ember/dragon", "Father/dragon", "Grandmother/dragon", "Mira/girl"]
        ),
        ("Mira ran. Her mother sat. A fox barked. The fox ran.", ["Mira/girl", "Mother/woman", "Fox/fox"]),
        ("The mother duck swam. “Come,” said the mother. The duck sat.", ["Duck/duck"]),
    ])
    func givesKinTheirKind(text: String, cast: [String]) {
        #expect(fixture.plan(text).characters.map { "\($0.name)/\($0.kind)" } == cast)
    }

    @Test(arguments: [
        ("A blue teapot named Percival sat on a shelf. Percival sighed.", ["Percival/teapot"]),
        ("“Good day,” said the old lantern. The lantern shone.", ["Lantern/lantern"]),
        ("Thomas the train whistled. Thomas ran.", ["Thomas/train"]),
        ("The lantern shone on Mira. Mira ran.", ["Mira/girl"]),
    ])
    func makesCharactersOfThingsThatSpeakOrHaveNames(text: String, cast: [String]) {
        let plan = fixture.plan(text)
        #expect(plan.characters.map { "\($0.name)/\($0.kind)" } == cast)
        #expect(!plan.pages[0].panels[0].props.contains { plan.characters[0].kind == $0 })
    }

    @Test func callsSomeoneAsTheTextDoes() {
        let alts = fixture.panels(["The White Rabbit ran.", "Mira ran and the White Rabbit sat.", "Then Mira slept."])
            .map(\.alt)
        #expect(alts[0].hasPrefix("The White Rabbit runs"))
        #expect(alts[1].contains("the White Rabbit"))
        #expect(alts[2].hasPrefix("Mira sleeps"))
    }

    @Test func keepsTwelveAtMostThoseOnMostPages() {
        let names = [
            "Anna", "Ben", "Clara", "David", "Emil", "Felix", "Greta", "Hugo", "Ida", "Jonas", "Karl", "Lena", "Mila",
            "Nina",
        ]
        let text = names.enumerated().map { index, name in
            String(repeating: "\(name) ran to the hill. ", count: index + 2)
        }.joined()
        #expect(fixture.plan(text).characters.map(\.name) == Array(names.dropFirst(2)))
    }

    @Test(arguments: [
        ("Tim the fox ran. Tim had a long white beard.", "fox with a long white beard"),
        ("Mira ran. Her golden hair shone. Mira sat.", "girl with golden hair"),
        ("Mira met Tom. His hair was grey. Mira ran and Tom ran.", "boy with grey hair"),
        ("A robot with one red eye sat. The robot ran.", "robot with one red eye"),
        (
            "Father came in his long grey coat. He had a short black beard.",
            "man with a short black beard and a grey coat"
        ),
    ])
    func readsFeaturesAnywhereInTheText(text: String, appearance: String) {
        let appearances = fixture.plan(text).characters.map(\.appearance)
        #expect(appearances.contains { $0.contains(appearance) }, "\(appearances)")
    }

    @Test func givesAFeatureToItsOwnerAlone() {
        let plan = fixture.plan("Mira met Mr. Lund. He had a long white beard. She ran. Her hair was black.")
        let looks = plan.characters.map { "\($0.name): \($0.appearance)" }
        #expect(looks.filter { $0.contains("black hair") }.allSatisfy { $0.hasPrefix("Mira") }, "\(looks)")
        #expect(looks.filter { $0.contains("a long white beard") }.map { $0.prefix(8) } == ["Mr. Lund"], "\(looks)")
    }

    @Test(arguments: [
        "Otto the donkey ran. Otto said it must be a dragon, because it had a long tail.",
        "Otto the donkey ran. Otto met a dragon. It had a long tail.",
        "Otto the donkey ran. Otto met a dragon with a long tail.",
        "Otto the donkey ran. Otto saw a long tail.",
    ])
    func givesNoOneTheFeaturesOfAStranger(text: String) {
        let otto = fixture.plan(text).characters.first { $0.name == "Otto" }?.appearance
        #expect(otto?.contains("tail") == false, "\(otto ?? "")")
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
