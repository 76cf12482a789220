import TestSupport
import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// A page's event as the picture shows it: who does what, with or on what.
struct EventTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    private func member(_ text: String) throws -> CastMember {
        try #require(fixture.panels([text])[0].cast.first)
    }

    @Test(arguments: [
        ("Mira pushed a cart up the hill.", Pose.pushing, "cart"),
        ("Mira pulled the sledge.", .pulling, "sledge"),
        ("Mira climbed the ladder.", .climbing, "ladder"),
        ("Mira kicked the ball.", .kicking, "ball"),
        ("Mira peered into the basket.", .peering, "basket"),
        ("Mira pointed at the kite.", .pointing, "kite"),
        ("Mira bent over the mushroom.", .bending, "mushroom"),
    ])
    func actsOnAThing(text: String, pose: Pose, thing: String) throws {
        let member = try member(text)
        #expect((member.pose, member.target) == (pose, thing))
    }

    @Test(arguments: [
        ("Mira threw the ball.", Pose.throwing, "ball"), ("Mira ate an apple.", .eating, "apple"),
        ("Mira read a book.", .reading, "book"), ("Mira carried a basket.", .carrying, "basket"),
        ("Mira swept with a broom.", .working, "broom"),
    ])
    func actsWithAThingInItsHands(text: String, pose: Pose, thing: String) throws {
        let member = try member(text)
        #expect((member.pose, member.holding) == (pose, thing))
    }

    @Test(arguments: [
        ("Mira gave Tom a key.", "mira", Pose.giving, "tom"), ("Tom waved to Mira.", "tom", .waving, "mira"),
        ("Mira hugged the old fox.", "mira", .hugging, "fox"),
    ])
    func actsOnAnotherCharacter(text: String, actor: String, pose: Pose, other: String) throws {
        let panel = fixture.panels(["Mira and Tom and a fox sat down.", text])[1]
        let member = try #require(panel.cast.first)
        #expect((member.character, member.pose, member.target) == (actor, pose, other))
    }

    /// What someone rides is drawn although the text does not say it with the verb.
    @Test(arguments: [
        ("Mira cycled to school.", CastPosition(.on, "bicycle")),
        ("Mira took the tricycle and pedalled off down the lane.", CastPosition(.on, "tricycle")),
        ("Mira took a bicycle and pedalled off with her scarf flying behind her.", CastPosition(.on, "bicycle")),
        ("The raft was ready. Mira took a pole and pushed off from the bank.", CastPosition(.on, "raft")),
        ("The boat waited. Mira came aboard with a basket.", CastPosition(.in, "boat")),
        ("Mira sailed down the river in a shoe.", CastPosition(.in, "shoe")),
        ("Mira drove the sheep home.", nil),
    ])
    func ridesWhatTheVerbImplies(text: String, position: CastPosition?) throws {
        #expect(try member(text).position == position)
    }

    @Test func fliesOnABroom() throws {
        let member = try member("Mira flew over the roofs on a broom.")
        #expect((member.pose, member.holding, member.target) == (.flying, "broom", nil))
    }

    /// What rolls away is in no hand, until someone takes it again.
    @Test(arguments: [
        (["Mira lifted the cheese.", "Down the hill rolled the cheese. Mira ran after it."], nil),
        (["Mira held the ball. The ball bounced away, and Mira ran after it."], nil),
        (["The ball bounced away. Mira caught the ball and ran home."], "ball"),
    ])
    func thingsLeaveTheHands(pages: [String], held: String?) throws {
        let panel = try #require(fixture.panels(pages).last)
        #expect(try #require(panel.cast.first).holding == held)
    }

    /// Things without a drawing are in the page spec, so that other illustrators draw them. What is no thing is not.
    @Test(arguments: [
        ("Mira fixed the old antenna with a big crowbar.", ["antenna", "crowbar"]),
        ("Mira ate a slice of pie.", ["pie"]),
        ("Mira took a deep breath.", []), ("Mira shook her head.", []), ("Mira pulled a long face.", []),
    ])
    func namesThingsWithoutADrawing(text: String, props: [String]) {
        #expect(fixture.panels([text])[0].props == props)
    }

    /// “It” is the thing that was acted on, not the place.
    @Test func knowsWhatItMeans() throws {
        let panel = fixture.panels(["Mira sat in the armchair. She had a trumpet, and she lifted it to her lips."])[0]
        #expect(try #require(panel.cast.first).holding == "trumpet")
    }

    @Test(arguments: [
        ("Mira opened her lunch box.", ["lunchbox"]), ("Mira ate a corn.", ["corn"]),
        ("Mira looked through the door of the shed.", ["shed"]),
        ("Mira carried sticks in her arms.", ["stick"]), ("Mira scattered corn from a bucket.", ["corn", "bucket"]),
    ])
    func namesTheWholeThing(text: String, props: [String]) {
        #expect(fixture.panels([text])[0].props == props)
    }

    @Test(arguments: [
        ("Mira threw her arms around Tom.", Pose.hugging, "tom" as String?),
        ("Mira stroked his soft hair.", .reaching, "tom"), ("Mira patted her pocket.", .reaching, nil),
        ("Mira stroked Tom's hair.", .reaching, "tom"), ("Mira pulled at Tom's sleeve.", .pulling, "tom"),
        ("Mira grabbed Tom's kite.", .reaching, nil),
    ])
    func touchesAnother(text: String, pose: Pose, other: String?) throws {
        let panel = fixture.panels(["Mira and Tom sat down.", text])[1]
        let mira = try #require(panel.cast.first { $0.character == "mira" })
        #expect(mira.pose == pose && mira.target == other)
    }

    @Test(arguments: [
        ("Mira took a long, slow drink.", Pose.eating), ("Mira gave a little jump.", .jumping),
        ("Mira lifted her hand.", .waving), ("Mira pulled off her raincoat.", .working),
        ("Mira sat down and sniffed.", .sitting), ("Mira sighed.", .standing), ("Mira sighed, “Oh.”", .talking),
        ("Mira saw a bucket. Mira pulled until her arms shook.", .pulling),
        ("Across the desert, away from the roaring storm, galloped Mira.", .running),
    ])
    func readsTheActionOfOtherWords(text: String, pose: Pose) throws {
        #expect(try member(text).pose == pose)
    }

    /// Inverted sentences, places behind “was”, and verbs whose pose depends on their object.
    @Test(arguments: [
        ("There, in the very middle of the wheelbarrow, sat Mira.", Pose.sitting, "wheelbarrow" as String?, nil),
        ("Mira was under the table.", .standing, "table", nil), ("Mira was in the garden.", .standing, nil, nil),
        ("Mira set the blue hat on Tom's head.", .giving, "tom", "blue hat" as String?),
        ("Mira put the hat on the table.", .bending, "table", "hat"), ("Mira flew a kite.", .working, nil, "kite"),
        ("Mira flew over the hill.", .flying, nil, nil), ("Mira drove the tractor.", .sitting, "tractor", nil),
        ("Mira waved a flag.", .waving, nil, "flag"), ("Mira waved.", .waving, nil, nil),
        ("Mira spun the wheel.", .working, "wheel", nil), ("Mira spun around.", .dancing, nil, nil),
        ("Mira turned and crossed her arms.", .standing, nil, nil), ("Mira hugged her doll.", .hugging, nil, "doll"),
        ("Mira blew her trumpet.", .eating, nil, "trumpet"), ("Mira blew out the candle.", .peering, "candle", nil),
        ("Mira, who slept in a hammock, was happy.", .sleeping, "hammock", nil),
        ("Mira ate a cake in Tom's kitchen.", .eating, nil, "cake"),
        ("Mira put the cup on Tom's table.", .bending, "table", "cup"),
        ("Mira flew her broom over the roofs.", .flying, nil, "broom"), ("Mira rose into the air.", .flying, nil, nil),
        ("Mira rose and sniffed the air.", .peering, nil, nil),
        ("Mira, the old baker, sat on a log.", .sitting, "log", nil),
        ("With a basket on her arm Mira swept the path.", .working, nil, "broom"),
        ("There was an apple. Mira ate it.", .eating, nil, "apple"),
        ("Mira drank water. Bread lay there.", .eating, nil, nil),
        ("With a stick Mira drew a boat.", .working, nil, "stick"),
        ("Mira gave Tom a spotted handkerchief.", .giving, "tom", "handkerchief"),
    ])
    func actsAsTheObjectSays(text: String, pose: Pose, target: String?, holding: String?) throws {
        let panel = fixture.panels(["Mira and Tom sat down.", text])[1]
        let mira = try #require(panel.cast.first { $0.character == "mira" })
        #expect(mira.pose == pose, "\(mira)")
        #expect((mira.target ?? mira.position?.thing) == target, "\(mira)")
        #expect(mira.holding == holding, "\(mira)")
    }

    /// A person works with a tool, an animal with its paws.
    @Test func personsHaveTheirTools() throws {
        let panels = fixture.panels([
            "Mira swept the floor.", "Mira swept the floor with a brush.", "The dog dug a hole.", "Mira saw the dog.",
            "Mira swept the torch over the floor.",
        ])
        #expect(!panels[4].props.contains("broom"))
        #expect(panels[0].cast.first?.holding == "broom" && panels[0].props.contains("broom"))
        #expect(!panels[1].props.contains("broom"))
        #expect(try #require(panels[2].cast.first { $0.character == "dog" }).holding == nil)
    }

    /// A thing keeps the colour in which it was named.
    @Test func thingsHaveTheirColours() {
        let panels = fixture.panels([
            "Mira lifted a big yellow bucket.", "Mira put the bucket on a red bench.", "Mira kicked the blue bucket.",
        ])
        #expect(panels.map(\.props) == [["yellow bucket"], ["yellow bucket", "red bench"], ["blue bucket"]])
    }

    @Test func aNounBehindALightVerbIsAThingIfItIsDrawn() throws {
        let panel = fixture.panels(["Mira gave a duck some bread."])[0]
        #expect(try #require(panel.cast.first).pose == .giving)
        #expect(!panel.direction.contains("ducks a"))
    }

    @Test func aParticipleBelongsToTheNewCharacter() throws {
        let panel = fixture.panels(["Mira and Tom met an ogre, weeping. The ogre had a hat."])[0]
        let crying = panel.cast.filter { $0.pose == .crying }.map(\.character)
        #expect(crying == ["ogre"])
    }

    @Test func actsOnTheWholeThing() throws {
        #expect(try member("Mira opened her lunch box.").target == "lunchbox")
    }

    /// What others do is not done by the character of the clause before.
    @Test func anotherSubjectActsForItself() throws {
        let panel = fixture.panels(["Mira threw a ball, and the hens came running around her boots."])[0]
        let mira = try #require(panel.cast.first { $0.character == "mira" })
        #expect(mira.pose == .throwing)
    }

    @Test(arguments: [
        ("Mira lifted Tom into the boat.", CastPosition(.in, "boat"), Pose.sitting),
        ("Mira laid Tom on the bench.", CastPosition(.on, "bench"), .lying),
    ])
    func putsAnotherSomewhere(text: String, position: CastPosition, pose: Pose) throws {
        let panel = fixture.panels(["Mira and Tom sat down.", text])[1]
        let tom = try #require(panel.cast.first { $0.character == "tom" })
        #expect((tom.position, tom.pose) == (position, pose))
    }

    @Test func anAnimalMayBeAnObject() throws {
        let panel = fixture.panels(["Mira and Mrs Plum the mole sat.", "A robin fell. Mira lifted it up."])[1]
        #expect(panel.cast.first { $0.character == "mira" }?.target == "robin")
    }

    @Test(arguments: [
        ("Mira climbed onto Tom's back.", "tom" as String?), ("Mira jumped onto his back.", "tom"),
        ("Mira carried a sack on her back.", nil), ("Mira lay on her back.", nil),
    ])
    func getsOnAnother(text: String, carrier: String?) throws {
        let panel = fixture.panels(["Mira and Tom sat down.", text])[1]
        let mira = try #require(panel.cast.first { $0.character == "mira" })
        #expect((mira.pose == .sitting ? mira.position?.thing : nil) == carrier)
    }

    /// Other characters have their own things.
    @Test func everyoneActsOnAThing() throws {
        let panel = fixture.panels(["Mira and Tom sat down.", "Mira threw the ball. Tom pushed the cart."])[1]
        #expect(panel.cast.first { $0.character == "mira" }?.holding == "ball")
        #expect(panel.cast.first { $0.character == "tom" }?.target == "cart")
    }

    /// Without a word for it, the event says how the characters feel.
    @Test(arguments: [
        ("Mira danced.", Mood.happy), ("Mira wept.", .sad), ("Mira hid under a table.", .worried),
        ("Mira climbed the ladder.", .excited), ("Mira found a key.", .curious), ("Mira sat down.", .calm),
    ])
    func takesTheMoodFromTheEvent(text: String, mood: Mood) {
        #expect(fixture.panels([text])[0].mood == mood)
    }

    @Test func thoseWhoLookOnTakePart() {
        let panels = fixture.panels(["Mira and Tom sat down.", "“Look!” said Mira to Tom.", "Mira danced for Tom."])
        #expect(panels[1].cast.map(\.pose) == [.talking, .listening])
        #expect(panels[2].cast.map(\.pose) == [.dancing, .clapping])
    }

    /// Bodies show at least forty verbs as something else than standing, walking or running.
    @Test func showsFortyVerbsByPosesOfTheirOwn() {
        let actions = fixture.planner.lexicon.actions.values
        let plain: Set<Pose> = [.standing, .walking, .running, .sitting]
        #expect(Set(actions.filter { !plain.contains($0.pose) }.map(\.base)).count >= 40)
        #expect(Set(actions.map(\.pose)).union([.talking]) == Set(Pose.allCases))
    }

    /// Every pose looks different, so that none is only a name.
    @Test func everyPoseIsAPictureOfItsOwn() throws {
        let illustrator = StubIllustrator()
        var seen: [String: Pose] = [:]
        for pose in Pose.allCases {
            let digest = illustrator.bitmap(
                for: try request(panel(cast: [CastMember(character: "fenn", pose: pose)]))
            ).digest
            let same = seen.updateValue(pose, forKey: digest)
            #expect(same == nil, "\(pose)")
        }
    }

    @Test func putsTheThingBeforeItsActor() throws {
        let illustrator = StubIllustrator()
        for page in 1...6 {
            let spec = panel(
                cast: [CastMember(character: "fenn", pose: .pushing, target: "cart")], props: ["tree", "ball", "cart"])
            let composition = Composition(try request(spec, page: page, width: 256, height: 448))
            let fox = composition.cast[0]
            let cart = try #require(composition.props.first { $0.prop.nouns[0] == "cart" })
            #expect((cart.x > fox.x) == !fox.facesLeft)
            let front = fox.facesLeft ? fox.left : fox.right
            #expect(abs(cart.x - front) < cart.height * cart.prop.halfWidth + fox.height * 0.1)
            let drawn = illustrator.drawn(for: try request(spec, page: page, width: 256, height: 448))
            #expect(drawn.figures[0].target == "cart")
        }
    }
}
