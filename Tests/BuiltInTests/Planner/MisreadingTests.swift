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
        (["Mira and Tom sat by the sea.", "Otto rowed them out to sea."], ["otto", "mira", "tom"]),
        (
            ["The cow sat.", "The hen sat.", "The fox sat.", "The cow, the hen and the fox ran."],
            ["cow", "hen", "fox"]
        ),
        (["Mira sat with Tim the frog.", "The bees were angry! They chased Mira."], ["mira"]),
        (["Tim the crab pinched Mira's toe."], ["tim", "mira"]),
        (["Mira, Tom and Otto sat.", "Back on the beach Mira, Tom and Otto danced."], ["mira", "tom", "otto"]),
        (["Mira and Tom sat down.", "The stars were shining. They ran home."], ["mira", "tom"]),
        (["Mira and Otto sat.", "Mira helped Otto bake a cake."], ["mira", "otto"]),
        (["I sang. My brother Tom sat down. I sat, too.", "Tom and I ran."], ["tom", "child"]),
        (["Mira ran home.", "A woman with a red scarf was selling apples, and Mira ran."], ["woman", "mira"]),
        (["Mira sat in the kitchen.", "Mira ate a bowl of soup. Outside, the fox sat."], ["mira"]),
        (["Tom ran.", "Two sisters had built a tower, and Tom ran."], ["first-sister", "second-sister", "tom"]),
        (["Mira met Hedgehog, who was picking berries."], ["mira", "hedgehog"]),
        (["Mira sat with Anna.", "Mira kissed Anna on the nose.", "She ran to the stream."], ["mira"]),
        (
            ["Hazel Fox sat with Father Fox.", "A startled owl shook her head.", "Father Fox hugged his daughter."],
            ["father-fox", "hazel-fox"]
        ),
        (["Mira the cow sat with Bo the dog.", "Every animal pricked up its ears."], ["mira", "bo"]),
        (
            ["Mama Squirrel sat with Pip and Hazel the squirrel.", "The two children scampered off."], ["pip", "hazel"]
        ),
        (["Rosa sat in the garden.", "“Shall we go, you and I?” asked Grandpa."], ["grandpa", "rosa"]),
        (["Bo the crab sat with Mira.", "Mira read a story about a bear."], ["mira"]),
        (["Tom sat.", "Tom's father waited at the gate."], ["father"]),
        (["Mira sat.", "“Oh,” said Mira, but Dad already held a towel."], ["mira", "dad"]),
        (["Tom the boy ran.", "Flour floated through the air and settled on his nose."], ["tom"]),
        (["Max and Leo were two brothers.", "The brothers ran to the river."], ["max", "leo"]),
        (["Mira the girl sat on a rock.", "After a while the girl ran home."], ["mira"]),
        (["Mira helped the little fish. Mira sang.", "Mira ran."], ["mira"]),
        (["Mira met a goose. The goose ate grass.", "The goose carried the news to Mira."], ["goose"]),
        (["Tom and Tilly sat on the rocks.", "The twins waved."], ["tom", "tilly"]),
        (["The smallest hen sat. The hens ate.", "The hens hid."], ["hen", "second-hen", "third-hen"]),
        (["Mira, Tom and Otto sat.", "The three friends cheered."], ["mira", "tom", "otto"]),
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
        (["Mira woke up in the kitchen.", "Mira jumped out of bed."], .bedroom),
        (["Mira ran across the sand to the sea."], .shore),
        (["Mira swam to the sea."], .sea),
        (["Mira sat in a boat at sea.", "Mira built a sandcastle."], .shore),
        (["Mira sat on the beach with a kite.", "The kite flew up into the sky."], .shore),
        (["Mira sat in the forest.", "Mira threw her hat into the well."], .forest),
        (["Mira and Tom sat on the bus.", "It rained, and Tom opened his umbrella."], .village),
        (
            ["Mira sat in the forest.", "Mira knocked at Grandma's door, and Grandma opened it.", "They drank tea."],
            .room
        ),
        (["Mira sat in the cave.", "Mira took the lantern and walked into the forest."], .forest),
        (["Mira sat in the kitchen.", "Mira read on the grass."], .village),
        (["Mira sat in the barn.", "Mira rolled in the mud."], .village),
        (["Mira lived in a village.", "Mira ran in the forest.", "At home Mira cooked."], .village),
        (["Mira sat in the forest.", "Tom pulled Mira out of the river."], .river),
        (["Tim the gull sat on a rock in the sea."], .shore),
        (["Mira stood on the deck of a ship.", "The ship sailed across the blue sea."], .ship),
        (["Mira stands on the balcony and waves."], .meadow),
        (["Tim the crab sat on the beach by the sea.", "Tim the crab sang."], .shore),
        (["Mira slept in the kitchen.", "Rain drummed on the tin roof, and Mira sang."], .kitchen),
        (Array(repeating: "Tim the octopus sat in the sea.", count: 4), .underwater),
        (["A van came, and Mira got in. They drove away.", "Mira and Tom sat on a flat rock by the lake."], .river),
        (["Mira cooked in the kitchen.", "Mira landed in front of Tom's house."], .village),
        (["In the garden Mira threw the ball."], .garden),
        (["Mira sat in the forest.", "Mira knocked at Tom's door and opened her bag.", "Mira sang."], .forest),
        (["Tim the hedgehog sat in the meadow.", "Tim curled up in his bed of leaves."], .meadow),
        (["Mira and Tom lived in a village.", "They drove over the mountains for a long time."], .carriage),
        (["Mira and Tom lived in a village.", "They drove for a long time.", "Tom ran."], .village),
        (["Mira lived in a village.", "Mira ate bread on the floor."], .room),
        (["Mira sat in the kitchen.", "Tom looked over the fence."], .village),
        (["Mira sat in the kitchen.", "Outside stood Tom with a pot of soup."], .village),
        (["Mira sat in the kitchen.", "Mira rode home on Otto's back under the stars."], .village),
        (["Mira sat in the castle.", "When the owls had flown away over the forest, Mira sang."], .castle),
        (["The lion ran across the wide yellow plain."], .meadow),
        (["Mira ran in the street.", "Mira pressed her nose against the cold window."], .room),
        (["Mira walked to the river.", "In the middle of the river Mira sang in a boat."], .sea),
        (["Tom sat on the beach.", "Tom rowed past the lighthouse.", "Tom caught a fish."], .sea),
        (["Tom sat in the bathroom.", "Tom sailed his wooden boat through the foam."], .bathroom),
        (["Mira sat on a bench in the forest.", "Mira rowed the little boat to the village."], .sea),
        (["Mira sat in a boat at sea.", "Mira sat in the castle.", "Tim the seal swam ahead of her."], .sea),
        (["Tim the hedgehog ran in the forest.", "At home, Tim stirred the batter with a spoon."], .kitchen),
        (["Tim the hedgehog ran in the forest.", "Tim opened the cupboard."], .kitchen),
        (["Mira sat in the kitchen.", "Outside, the rain fell. Mira read a book."], .kitchen),
        (["Mira lived in a village.", "Papa drove to the beach.", "Mira ran."], .shore),
        (["Mira lived in a village.", "They drove for hours. Then they sat in the kitchen.", "Mira ran."], .kitchen),
        (["Mira lived in a village.", "Tom drove the sheep up the hill."], .meadow),
        (["Under the water lived Tim the fish.", "Round he swam between the corals."], .underwater),
        (["Mira sat in the kitchen.", "The goldfish swam in its bowl, and Mira ate bread."], .kitchen),
        (["Mira sat in the village.", "The witch sailed over the forest on her broom."], .forest),
        (["Tom stood in the street.", "The garden fence was white. Tom sat in the forest."], .forest),
        (["Mira stood in the kitchen.", "Mira watched the ducks on the grass."], .kitchen),
        (["Mira sat in the garden.", "Long rows of tulips glowed in the sun."], .garden),
        (["Mira sat in the kitchen.", "Ella danced in her plain grey dress."], .kitchen),
        (["Mira sat in the meadow.", "They sat on the rug and ate bread."], .meadow),
        (["The king sat in the castle.", "At home, the king danced."], .castle),
        (["Mira ran in the meadow.", "The kite sailed away over the rooftops, and Mira cried."], .meadow),
        (["Mira lived in a village.", "They rode the bus for an hour."], .carriage),
        (["Mira sat in the kitchen.", "Mira and Tom crossed the wooden bridge."], .village),
        (["Snow was falling on the forest. Mira opened her cupboard."], .kitchen),
        (["Mira sat at the station.", "The train came, and Mira climbed up the steps.", "Mira sang."], .carriage),
        (["Mira stood at the station.", "The bus came.", "Mira climbed in and sat down."], .carriage),
        (
            ["Mira sat on the train.", "The train rolled into a tunnel. Outside, the cows stood in a field."],
            .carriage
        ),
        (["Mira sat on the train.", "On the beach, Mira sat down."], .shore),
        (["Mira ran into the waves.", "Mira filled her bucket with wet sand and built a castle."], .shore),
        (["Mira sat on the beach.", "Mira put a shell on the highest tower of sand.", "Mira sang."], .shore),
        (["Mira walked in the forest.", "She knocked at Tom's house."], .forest),
        (["Mira sat on the roof.", "Inside, Tom swept the floor."], .room),
        (["Mira stood in the forest.", "She went inside and slept."], .room),
        (["Mira lit the kitchen fire."], .kitchen),
        (["Mira sat in the kitchen.", "She took the bread out of the oven."], .kitchen),
        (
            [
                "Mira stood on the deck of her ship.", "The chest slid down and sank to the bottom of the sea.",
                "Mira sat.",
            ],
            .ship
        ),
        (["Mira sat in the barn.", "Mira sat while a magpie flew to the roof.", "Mira sat."], .barn),
        (["Mira sat in the forest.", "Mira was lost. Her hat flew off. It sailed over the wall."], .forest),
        (["A fox crept under the gate of Hollow Farm."], .farm),
        (["Mira walked up the lane to Grandma's house."], .village),
        (["Mira stood in the museum.", "In the first hall Mira sang."], .hall),
        (["A bus stopped at the gate.", "Mira climbed the steps and waved.", "Mira sang."], .carriage),
        (["Rain ran down the windows of the bus, and Mira slept."], .carriage),
        (["Mira sat in the kitchen.", "Tom squeezed in through the door and sang."], .kitchen),
        (["Mira lived in the village.", "Mira sat on the roof.", "Tom came up the path."], .village),
        (["Mira sat on the beach. Mira watched a crab in a rock pool."], .shore),
        (["Mira lived in a tower. She sat at the window and sewed."], .room),
        (["After the storm, Mira walked to the beach."], .shore),
        (["Mira lived in a village.", "Mira sat in the forest.", "The kite flew home to an armchair."], .room),
        (["Mira sat in the kitchen.", "Mira hid in the rose garden."], .garden),
        (["Mira lived in the village.", "Mira sat on the edge of the well."], .village),
        (["Mira stood at the station.", "Mira sat on the train.", "They got off the train at the station."], .station),
        (["Mira lived in a village.", "Mira sat on the bus.", "Mira got off the bus and ran home."], .village),
        (["Mira stood by the lake.", "Mira rowed a boat across the lake.", "Mira looked at the stars."], .sea),
        (["Mira sat in the living room.", "Mira took her lantern and went out.", "Mira sang."], .village),
        (["Mira sat in the kitchen.", "Mira reached into the box and pulled it out."], .kitchen),
        (["Mira sat in the living room.", "From the window Mira watched the snowman."], .room),
        (["Mira stood by the lake.", "Mira rowed a boat.", "Mira reached the bank. Mira sang."], .river),
        (["Mira sat in the kitchen.", "“Bye!” called Mira and sailed out of the window on her carpet."], .kitchen),
        (["Mira sat in the kitchen.", "Mira blew between the hills of foam."], .kitchen),
        (["Mira sat in the garden.", "Mira hid behind the ice cream cart."], .garden),
        (["Mira stood by the lake.", "Mira ran down the jetty."], .river),
        (["Mira sat on the beach.", "Between two palm trees, Mira dug a hole."], .shore),
        (["Mira sat in the living room.", "The lamps in the house went out, and Mira sat."], .room),
        (["Mira sat in the shed.", "Mira pushed the old bicycle out into the yard.", "Mira sang."], .meadow),
        (["Mira sat in the living room.", "Mira stuck a carrot into a snowman."], .snow),
        (["Mira sat in the living room.", "On the swing Mira laughed."], .playground),
        (["Mira sat in the castle.", "Mira ran into the hall."], .hall),
        (["Mira sat in the hall. The castle was cold.", "The drawbridge creaked, and Mira ran."], .castle),
        (["Mira lived in a castle. Every evening Mira sat on the roof."], .castle),
        (["Mira the cow lived on a farm.", "Mira sat on the barn roof."], .farm),
        (["Mira sat in her bedroom. Her bed began to float.", "It sailed out of the window."], .bedroom),
        (["Mira stood by the lake.", "Mira rowed a boat.", "Mira rowed along the bank.", "Mira sang."], .sea),
        (["Mira stood by the lake.", "Mira rowed a boat.", "Mira stepped onto the bank.", "Mira sang."], .river),
    ])
    func isWhereTheTextIs(pages: [String], setting: Setting) {
        #expect(fixture.panels(pages).last?.setting == setting, "\(pages)")
    }

    @Test(arguments: [
        (["Mira carried a watering can across the playground."], Pose.carrying, "wateringcan"),
        (["Mira jumped on her broomstick and flew away."], .flying, "broom"),
        (["Mira and Tom sat.", "Mira bought him an ice cream."], .giving, "icecream"),
        (["Mira sat on the beach eating an ice cream."], .eating, "icecream"),
        (["Mira sat by the fire and drank hot chocolate."], .eating, "cup"),
        (["Mira read a story."], .reading, "book"),
        (["Mira brushed her teeth."], .working, "toothbrush"),
        (["Mira found some acorns and ate them all up."], .eating, "acorn"),
        (["Mira stirred the flour and the egg in a bowl with a spoon."], .working, "spoon"),
        (["Mira sat in a cave.", "Mira took her lantern and walked into the forest."], .walking, "lantern"),
        (["Grandma helped Mira knead the dough."], .working, "dough"),
        (["Mira carried the empty nest outside."], .carrying, "nest"),
        (["Outside stood Mira with a pot of soup."], .standing, "pot"),
        (["Mira came out with a plate of sandwiches."], .walking, "sandwich"),
        (["Mira ate pizza."], .eating, "pizza"),
        (["Tim the hedgehog swept leaves from his doorstep."], .working, "broom"),
        (["Mira carried a giant watermelon under her arm."], .carrying, "watermelon"),
        (["Mira packed her pillow under her arm and walked off through the trees."], .walking, "pillow"),
        (["Tim the donkey followed them with a lantern swinging from his teeth."], .walking, "lantern"),
        (["Mira rolled out the dough with the rolling pin."], .working, "rollingpin"),
        (["Mira looked through the binoculars."], .peering, "binoculars"),
        (["Mira looked into Tom's mouth with a magnifying glass."], .peering, "magnifier"),
        (["Mira shook her spoon at Tom."], .waving, "spoon"),
        (["A man in a paper hat handed Mira an apple."], .giving, "apple"),
        (["Mira carried a basket on her head."], .carrying, "basket"),
        (["Mira put a pot on her head."], .standing, "pot"),
        (["Mira pressed a shell to her ear."], .listening, "shell"),
        (["Mira waited at the gate under a green umbrella."], .standing, "green umbrella"),
        (["Mira hung her red coat on the peg."], .reaching, "red coat"),
    ])
    func holdsWhatTheTextSays(pages: [String], pose: Pose, thing: String) {
        let member = fixture.panels(pages).last?.cast.first
        #expect(member?.pose == pose && member?.holding == thing, "\(pages): \(member as Any)")
    }

    /// Whom a figure acts on, and what it does there.
    @Test(arguments: [
        (["The king sang, and the princess sat.", "The king hugged his daughter."], "king", Pose.hugging, "princess"),
        (
            ["Mira met Ember the dragon.", "Mira climbed onto Ember's back, and they flew away."], "mira", .sitting,
            "ember"
        ),
        (["Mira met Ember the dragon.", "Mira sat on Ember's back and waved."], "mira", .sitting, "ember"),
        (["Tim the parrot landed on Mira's head."], "tim", .sitting, "mira"),
        (["Mira rang the bell at the door, and Tom opened it."], "tom", .reaching, "door"),
        (["Mira held the ladder. Tom climbed up and up."], "tom", .climbing, "ladder"),
        (["Tim the fox jumped up, and Mira hid behind a tree."], "mira", .hiding, "tree"),
        (["Mira and Tom sat.", "Tom cried, and Mira gave him a hug."], "mira", .hugging, "tom"),
        (["At the kitchen table Mira ate a bun."], "mira", .eating, "table"),
        (["Mira, Tom and Otto dance around the chest."], "mira", .dancing, "chest"),
        (["Mira and Tom hide under a big mushroom."], "tom", .hiding, "mushroom"),
        (["Mira met Ember the dragon.", "Ember flew to Mira."], "ember", .flying, "mira"),
        (["Mira found Otto sitting on the stairs."], "otto", .sitting, "staircase"),
        (["Mira slid the loaves into the oven."], "mira", .bending, "oven"),
        (["Mira climbed the ladder against the old tree and picked the reddest apples."], "mira", .climbing, "ladder"),
        (["Mira sat under the table. She read a letter."], "mira", .reading, "table"),
        (["Mira and Tom crept beneath the cart. They ate bread."], "tom", .eating, "cart"),
        (["Mira and Tom sat around the table."], "tom", .sitting, "table"),
        (["Mira galloped through the gate on a white horse."], "mira", .sitting, "horse"),
        (["Mira met Ember the dragon.", "Ember flew Mira over the forest."], "mira", .sitting, "ember"),
        (
            ["Mira met Ember the dragon.", "Mira climbed onto Ember's back. They flew out of the window."], "mira",
            .sitting, "ember"
        ),
        (["Mira lay in her warm, dry bed."], "mira", .lying, "bed"),
        (["Mira pressed her nose against the window."], "mira", .peering, "window"),
        (["Mira sat in the kitchen.", "Mira pressed her nose against the cold glass."], "mira", .peering, "window"),
        (["Mira sat up in bed with a pillow."], "mira", .sitting, "bed"),
        (["Mira climbed into another box."], "mira", .sitting, "box"),
        (["Tim the dog snatched one of the apples."], "tim", .reaching, "apple"),
        (
            ["Mira fetched a ladder.", "She climbed up with a button on her back to the ladder."], "mira", .climbing,
            "ladder"
        ),
        (
            ["Mira met a donkey. The donkey ate grass.", "The donkey carried Mira over a bridge."], "mira", .sitting,
            "donkey"
        ),
        (
            [
                "Mira met Bor the giant. The baker sang.",
                "Bor mended the baker's roof with one hand. Mira sat on his shoulder.",
            ],
            "mira", .sitting, "bor"
        ),
        (["Mira stood on a stool. She brushed her teeth."], "mira", .working, "stool"),
        (["Mira splashed in the bathtub."], "mira", .sitting, "bathtub"),
        (["On the swing Mira flew high."], "mira", .sitting, "swing"),
        (["Mira sat with Bo the duck.", "The duck carried Mira on his back. Mira sang."], "mira", .sitting, "bo"),
        (["Mira and Tom sat.", "Tom put his arm around her shoulders."], "tom", .hugging, "mira"),
        (["Mira and Tom sat.", "Mira slept against Tom's shoulder."], "mira", .sleeping, "tom"),
    ])
    func actsOnWhatTheTextSays(pages: [String], id: String, pose: Pose, target: String) {
        let member = fixture.panels(pages).last?.cast.first { $0.character == id }
        let thing = member?.target ?? member?.position?.thing
        #expect(member?.pose == pose && thing == target, "\(pages): \(member as Any)")
    }

    @Test func whoSitsBesideAnotherDoesNotRide() {
        let panels = fixture.panels(["Mira sat beside Tom.", "They walked home."])
        #expect(panels[1].cast.map(\.pose) == [.walking, .walking])
    }

    @Test func handsAreEmptyWithoutWhatIsStuck() {
        let pages = ["Mira held her kite.", "The kite got stuck in a tree, and Mira cried."]
        #expect(fixture.panels(pages)[1].cast.first?.holding == nil)
        let heavy = fixture.panels(["Mira held her lantern.", "The lantern was heavy, and Mira cried."])
        #expect(heavy[1].cast.first?.holding == "lantern")
    }

    @Test func someoneAsleepOnlySleeps() {
        let panels = fixture.panels(["Mira was fast asleep in her bed, hugging her pillow."])
        #expect(panels[0].cast.first?.pose == .sleeping)
    }

    @Test func theDirectionSaysHowMany() {
        let panels = fixture.panels(["Mira saw three white sheep in the meadow.", "Mira picked red apples."])
        #expect(panels[0].direction.contains("three"), "\(panels[0].direction)")
        #expect(panels[1].props == ["red apple"])
    }

    /// The other actor's deed is in the direction, so that an image model draws it, too.
    @Test func theDirectionSaysWhatTheOtherDoes() {
        let panels = fixture.panels(["Tim the fox caught the egg. Mira hid behind a tree."])
        #expect(panels[0].direction.contains("while Mira hides behind a tree"), "\(panels[0].direction)")
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

    @Test func kinOfPeopleAreNoSnowmen() {
        let plan = fixture.plan(
            "Old Grandma Holly lights a candle. Her grandson Tom builds a snowman. The snowman opens his eyes. "
                + "The snowman waves to Tom.")
        #expect(Set(plan.characters.map(\.kind)) == ["grandmother", "boy", "snowman"], "\(plan.characters)")
    }

    @Test func theCandlesOfACakeDarkenNothing() {
        #expect(fixture.panels(["Mira blew out the candles on her cake."])[0].timeOfDay == .day)
        #expect(fixture.panels(["Mira blew out the candles."])[0].timeOfDay == .night)
    }

    @Test func whoIsHeIsAMan() {
        let plan = fixture.plan(
            "Ember the dragon met a baker. The baker was so frightened that he hid. He gave her a bun.")
        #expect(plan.characters.first { $0.id == "baker" }?.kind == "man")
    }

    @Test(arguments: [
        ("A gust of wind tore the red umbrella out of her hand.", ["flying red umbrella"]),
        ("The kite flew away over the hill.", ["flying kite"]),
        ("Mira packed her dinosaurs into a box.", ["toy dinosaur", "box"]),
        ("Mira hugged her stuffed rabbit.", ["toy rabbit"]),
        ("Mira pretended to be a lion.", []),
        ("Mira stamps her feet.", []),
        ("Mira rolled up her sleeping bag.", []),
        ("Mira pushed the elevator button.", []),
        ("Mira lived in a white lighthouse on the rocks.", ["white lighthouse", "stone"]),
        ("The wind blew and Tom put up his umbrella.", ["umbrella"]),
        ("The wind carried the sound of the bell over the hill.", []),
        ("The wind tore the hat off her head. Mira caught the hat.", ["hat"]),
        ("Mira brought a plate of bread.", ["bread"]),
        ("Mira stroked a soft rabbit.", ["rabbit"]),
        ("They climbed into a wooden boat.", ["boat"]),
        ("Mira played the guitar her uncle had made.", ["guitar"]),
        ("Mira sewed a big button on.", ["button"]),
        ("Mira drew a house.", []), ("Mira blew bubbles through a straw.", ["bubble"]),
        ("Mira waved from her seat on the bus.", []),
        ("Mira sang one note.", []), ("Mira hung the coat on a hook.", ["coat"]),
        ("Mira had a fish on the hook.", ["fish", "hook"]),
        ("Mira turned the nut with a spanner.", ["spanner"]), ("Mira hid in a snail shell.", []),
        ("Mira polished his scales.", []), ("Mira wound a ball of wool.", ["yarn"]),
    ])
    func drawsThingsAsTheyAre(page: String, things: [String]) {
        let props = fixture.panels(["Mira ran.", page])[1].props
        #expect(props == things, "\(page)")
    }

    @Test func theYoungOfAnAnimalIsOneAnimal() {
        let plan = fixture.plan("A lion cub ran in the tall grass. The cub met an elephant. The lion cub jumped.")
        #expect(plan.characters.filter { $0.kind != "elephant" }.map(\.kind) == ["lion"], "\(plan.characters)")
        #expect(plan.characters[0].appearance.contains("lion cub"), "\(plan.characters[0].appearance)")
    }

    @Test func theFatherOfAPrincessIsTheKing() {
        let plan = fixture.plan(
            "Princess Ada sat in the castle. The king sang. Ada fixed the clock, and her father hugged her.")
        #expect(plan.characters.map(\.id) == ["princess-ada", "king"], "\(plan.characters.map(\.id))")
    }

    @Test func herMotherIsOfHerKind() {
        let plan = fixture.plan(
            "Amara ran with Pim the goat. Amara sang. Pim ate grass. Her mother gave her a basket. Her mother sang.")
        #expect(plan.characters.first { $0.id == "mother" }?.kind == "woman", "\(plan.characters)")
    }

    @Test func whoIsIntroducedIsNew() {
        let plan = fixture.plan(
            "Mira ran with her box. Mira sang. A girl with braids looked over the fence. She laughed.")
        #expect(plan.characters.count == 2, "\(plan.characters)")
    }

    @Test func severalOfAKindAreCounted() {
        let panels = fixture.panels(["Mira ran.", "Two men got out and opened the doors. The two men carried a sofa."])
        #expect(panels[1].direction.contains("men"), "\(panels[1].direction)")
    }

    @Test func oneAnotherIsNoArticle() {
        let panels = fixture.panels(["The two mice chased one another around the table. The mice ran."])
        #expect(!panels[0].direction.contains("one a"), "\(panels[0].direction)")
    }

    @Test func anOldLadyIsAWoman() {
        let plan = fixture.plan("Mira ran. Old Mrs. Bell threw up her hands. Old Mrs. Bell sang.")
        #expect(plan.characters.map(\.kind) == ["girl", "woman"], "\(plan.characters)")
    }

    @Test func nothingFallsWithoutRain() {
        #expect(fixture.panels(["A whole year passed without rain."])[0].weather == .clear)
    }

    @Test func dressingIsRoutine() {
        let panels = fixture.panels(["Mira put on her hat and cracked two eggs into a bowl."])
        #expect(panels[0].cast.first?.pose == .working)
        #expect(fixture.panels(["Mira put on her boots."])[0].cast.first?.pose == .bending)
    }

    @Test func boatsInShedsMakeNoSea() {
        #expect(
            !["sea", "river"].contains(fixture.panels(["In the shed stood an old rowing boat."])[0].setting.rawValue))
    }

    @Test func beesAreNoChildren() {
        let plan = fixture.plan("Mira sat with Tom.\n\nBees flew up from the grass. They hummed.", pages: 2)
        #expect(!plan.pages[1].panels[0].direction.contains("hum"))
    }

    @Test func itIsWhatSomeoneSpokeOf() {
        let text = "Mira sat by the river. “Sleep in my boat,” said Tom. Mira curled up in it."
        #expect(fixture.plan(text, pages: 1).pages[0].panels[0].cast[0].position == CastPosition(.in, "boat"))
    }

    @Test func theSoupIsOnThePony() {
        let text = "The queen sang.\n\nThe small pony, Pudding, ran with the soup on her back."
        #expect(fixture.plan(text, pages: 2).pages[1].panels[0].cast.map(\.character) == ["pudding"])
    }

    @Test func itsBackIsThatOfTheAnimal() {
        let text = "The king gave Mira a brown donkey. Mira rode home on its back."
        let panel = fixture.plan(text, pages: 1).pages[0].panels[0]
        #expect(panel.cast.first { $0.character == "mira" }?.target == "donkey", "\(panel.cast)")
    }

    @Test func whoWakesIsAwake() throws {
        let panels = fixture.panels([
            "Tom fell asleep.", "Then Tom met Mira, and Mira sang.", "Tom fell asleep.", "Tom dreamed.",
        ])
        #expect(try #require(panels[1].cast.first { $0.character == "tom" }).pose != .sleeping)
        #expect(try #require(panels[3].cast.first { $0.character == "tom" }).pose == .sleeping)
    }

    @Test func snowFallsOnlyFromTheSky() {
        #expect(fixture.panels(["Mira sawed. Yellow sawdust snowed down."])[0].weather == .clear)
        #expect(fixture.panels(["Every winter morning Mira ran through the village."])[0].weather == .snow)
    }

    @Test func theDirectionSaysWhereSomeoneStands() {
        let panel = fixture.panels(["Mira stood on a stool at the basin. She brushed her teeth."])[0]
        #expect(panel.direction.hasPrefix("Mira brushes her teeth, standing on a stool"))
    }

    @Test(arguments: [
        ("Mira sat on a chair. Then Mira danced.", "Mira sits on a chair in"), ("On the bench Mira sat.", "Mira sits"),
        ("Mira climbed into the boat. She waved.", "Mira climbs into the boat on"),
        ("Mira peered into the basket. She laughed.", "Mira peers into the basket in"),
        ("Bo the duck carried Mira on his back. Then Mira jumped off and ran home to the village.", "Mira runs home "),
    ])
    func saysWhereSomeoneIsOnlyIfItIsThere(text: String, start: String) {
        let direction = fixture.panels([text])[0].direction
        #expect(direction.hasPrefix(start) && !direction.contains(", sitting"), "\(direction)")
    }

    @Test func onlyTheOwnHeadCarries() throws {
        let cast = fixture.panels(["Tom sat.", "The queen put a crown on his head."])[1].cast
        let queen = try #require(cast.first { $0.character == "queen" })
        #expect(queen.pose != .standing)
    }

    @Test func tearsRunAndNoOneElse() {
        #expect(fixture.panels(["Mira sat.", "Tears ran down Mira's cheeks."])[1].mood == .sad)
        #expect(fixture.panels(["Mira sat.", "“Land!” she cried and smiled."])[1].mood == .happy)
    }

    @Test(arguments: [
        ("Mira slipped through the gap.", Pose.walking), ("Mira slipped on the ice.", .falling),
        ("Mira spun silver wool.", .working), ("Mira swallowed hard.", .standing),
        ("Mira climbed onto her pony.", .sitting),
    ])
    func posesAsTheSentenceMeans(text: String, pose: Pose) {
        #expect(fixture.panels(["Mira sat.", text])[1].cast.first?.pose == pose, "\(text)")
    }

    /// Where the body is, beside what the hands are on.
    @Test(
        arguments: [
            (
                ["Mira stood on a stool. She tapped the drum."], .reaching, CastPosition(.on, "stool", isSeated: false),
                "drum"
            ),
            (["Mira lay in bed and pulled the blanket up."], .lying, CastPosition(.in, "bed"), "blanket"),
            (["Mira peeped out from behind a barrel."], .peering, CastPosition(.behind, "barrel"), nil),
            (["Mira hammered in the nails."], .working, nil, "nail"),
            (["Mira leaned on the fence."], .standing, nil, "fence"),
            (["Mira ran into the tent."], .running, nil, "tent"),
            (["Mira sat on a lily pad."], .sitting, CastPosition(.on, "waterlily"), nil),
            (
                ["Mira stood on a stool and dropped the cherries in."], .bending,
                CastPosition(.on, "stool", isSeated: false), "cherry"
            ),
            (["Mira sat at the very edge of the blanket."], .sitting, CastPosition(.on, "blanket"), nil),
            (["A boat came down the street. In it sat Mira."], .sitting, CastPosition(.in, "boat"), nil),
        ] as [([String], Pose, CastPosition?, String?)])
    func knowsWhereTheBodyIs(pages: [String], pose: Pose, position: CastPosition?, target: String?) throws {
        let mira = try #require(fixture.panels(pages).last?.cast.first)
        #expect(mira.pose == pose && mira.position == position && mira.target == target, "\(mira)")
    }

    /// Of the last page; nil for what the test does not say.
    private func expectScene(
        _ setting: Setting?, _ hour: TimeOfDay?, _ weather: Weather?, of pages: [String]
    ) throws {
        let panel = try #require(fixture.panels(pages).last)
        #expect(setting == nil || panel.setting == setting, "\(pages): \(panel.setting)")
        #expect(hour == nil || panel.timeOfDay == hour, "\(pages): \(panel.timeOfDay)")
        #expect(weather == nil || panel.weather == weather, "\(pages): \(panel.weather)")
    }

    /// A clear word for a place, a time or a weather wins over what the pages before said.
    @Test(
        arguments: [
            (["Mira ran to the barn.", "At supper Mira ate soup."], .kitchen, nil, nil),
            (["Mira ran to the village.", "Mira woke up. A bag stood beside the bed."], .bedroom, nil, nil),
            (["Mira sat in the kitchen.", "Mira ate cake under the tree."], .village, nil, nil),
            (["Mira sat in the room.", "Mira opened the kitchen drawer."], .kitchen, nil, nil),
            (["Mira ran to the hill.", "There lay the sea. Mira sang."], .shore, nil, nil),
            (
                ["Mira searched the kitchen.", "Mira lay in the bath.", "Mira sang.", "Mira danced."], .kitchen, nil,
                nil
            ),
            (["Mira lived by the desert. She walked through the dunes."], .desert, nil, nil),
            (["Mira ran to the garden.", "The balloons tore loose and sailed away. Mira sang."], .garden, nil, nil),
            (["Mira ran to the river.", "Mira stood on the jetty."], .river, nil, nil),
            (["Mira ran to the village.", "The storm had blown all night. Mira ran."], .village, .day, .clear),
            (["A red train came.", "Mira found two seats by the window."], .carriage, nil, nil),
            (["Mira drank from the rain barrel in the garden."], nil, nil, .clear),
            (["It rained, and Mira ran.", "In the evening the sky was clear, and Mira sang."], nil, .dusk, .clear),
            (["Mira rode the bus.", "Mira kissed Tom. Tom stood in the classroom.", "Mira sang."], .school, nil, nil),
            (["Mira rode the bus.", "Mira stood in the middle of the classroom."], .school, nil, nil),
            (["Mira rode the bus.", "The bus went through the forest. Mira sang."], .carriage, nil, nil),
            (
                ["Mira ran through the snow.", "Mira sat by the fire. Outside the window, the snow fell."], .room, nil,
                nil
            ),
            (["Mira rowed on the lake.", "Mira watched from the window."], .room, nil, nil),
            (["Mira ran through the forest.", "Mira ran home and came back with a ladder."], .forest, nil, nil),
            (["Mira sat in the room.", "Mira put on her scarf and stepped out into the snow."], .snow, nil, nil),
            (["Mira ran to the hill.", "In the kitchen Mira sat in front of the oven."], .kitchen, nil, nil),
            (["Mira ran to the hill.", "The sun was sinking into the sea when Mira sang."], .meadow, .dusk, nil),
            (["Mira ran to the village.", "Before the sun was up, Mira sang."], .village, .dawn, nil),
            (["One night Mira sang. The snails had supper."], nil, .night, nil),
            (["It was pouring. Mira ran."], nil, nil, .rain),
            (["It rained, and Mira ran.", "When the sun came out again, Mira sang."], nil, nil, .clear),
            (["It rained, and Mira ran.", "In June Mira sang."], nil, nil, .clear),
            (["The horse, Thunder, ran behind Mira."], nil, nil, .clear),
        ] as [([String], Setting?, TimeOfDay?, Weather?)])
    func followsClearWords(pages: [String], setting: Setting?, hour: TimeOfDay?, weather: Weather?) throws {
        try expectScene(setting, hour, weather, of: pages)
    }

    @Test(arguments: [
        ("The hens scattered in every direction.", Pose.running), ("Mira slipped the rope over the post.", .working),
        ("Mira stamped away.", .walking), ("Mira rolled off into the bushes.", .falling),
        ("Mira was on her knees in front of the oven.", .kneeling), ("Mira reached the bridge.", .walking),
    ])
    func movesAsTheVerbMeans(text: String, pose: Pose) throws {
        let panel = fixture.panels(["Mira sat with two hens.", text])[1]
        #expect(panel.cast.contains { $0.pose == pose }, "\(text): \(panel.cast)")
    }

    /// “It” is the thing that begins the sentence; what a name is said of is an animal before a door.
    @Test func knowsWhatWordsStandFor() throws {
        let cake = fixture.panels(["The cake came out of the oven, and Mira set it on the table."])[0]
        #expect(cake.direction.contains("sets the cake"), "\(cake.direction)")
        let goat = fixture.plan("Mira saw the goat next door, whose name was Pickles. Pickles ran.\n\nPickles sang.")
        #expect(goat.characters.map(\.kind).sorted() == ["girl", "goat"])
        let cactus = fixture.plan("“Mind the cactus,” said Mira.\n\nMira ran.")
        #expect(cactus.characters.map(\.name) == ["Mira"])
        let bram = fixture.plan("In the orchard Old Bram was up a ladder. Mira ran.\n\nMira sang.")
        #expect(bram.characters.map(\.name).sorted() == ["Mira", "Old Bram"])
        let bus = fixture.panels([
            "Mira ran in the snow.", "The bus came. Mira climbed the steps.",
            "Mira took out a book and looked out of the window.",
        ])
        #expect(bus[2].setting == .carriage)
        let goose = fixture.panels([
            "Mira sat with Jack and a goose.", "The goose was called Duchess. She chased Jack.",
        ])[1]
        #expect(goose.cast.first { $0.pose == .running }?.character == "duchess", "\(goose.cast)")
    }

    /// What rules for clear words must leave as it is.
    @Test(
        arguments: [
            (["Mira sat by the barn.", "One cold night in December a fox ran to Mira."], nil, .night, nil),
            (["It was raining one evening, and Mira sat down."], nil, nil, .rain),
            (["Mira sat down.", "Before the sun went down, Mira ran home."], nil, .dusk, nil),
            (["That morning Mira painted. At supper Mira sang."], nil, .dusk, nil),
            (["Mira rode the bus.", "At lunch Mira ate a bun."], .carriage, nil, nil),
            (["Mira rowed on the sea.", "There were big waves, and Mira sang."], .sea, nil, nil),
            (["Mira sat in the kitchen.", "There were presents under the tree. Mira sang."], .kitchen, nil, nil),
        ] as [([String], Setting?, TimeOfDay?, Weather?)])
    func leavesOtherWords(pages: [String], setting: Setting?, hour: TimeOfDay?, weather: Weather?) throws {
        try expectScene(setting, hour, weather, of: pages)
    }

    /// A body is not where its hands or the other figure are.
    @Test(arguments: [
        ["Mira sat with Tom.", "Mira found Tom behind the barrel."],
        ["Mira sat with Tom.", "Mira chased Tom under the table."],
        ["Mira banged on the table."], ["Mira stirred in the pot."], ["Mira sat at the foot of the old oak tree."],
        ["Mira sat under a big umbrella."], ["Mira sat at the end of the long table."],
    ])
    func isNotWhereTheHandsAre(pages: [String]) throws {
        let panel = try #require(fixture.panels(pages).last)
        let mira = try #require(panel.cast.first { $0.character == "mira" })
        #expect(mira.position.map { $0.relation == .at } ?? true, "\(pages): \(mira)")
    }

    @Test func theyAreNotWhomTheyLift() throws {
        let panel = fixture.panels(["Mira and Tom sat with a seal.", "They lifted the seal into a box."])[1]
        let seal = try #require(panel.cast.first { $0.character == "seal" })
        #expect(seal.pose != .lifting, "\(panel.cast)")
    }

    @Test func animalsLick() throws {
        let panel = fixture.panels([
            "Tom and a dog sat with Mira.", "Mira lifted the dog's ear, and he licked her face.",
        ])[1]
        #expect(panel.cast.first { $0.pose == .eating }?.character == "dog", "\(panel.cast)")
    }

    @Test func soundsAndResultsAreNoThings() {
        #expect(fixture.panels(["There was a tap, tap, tap. Mira ran."])[0].props.isEmpty)
        #expect(fixture.panels(["Mira pulled the kite free from the tree."])[0].props == ["kite", "tree"])
    }

    @Test func whoSleepsUntilSomeoneWakesThemSleepsUntilDay() {
        let panels = fixture.panels(["That night Mira ran.", "Mira slept until Tom woke her.", "Mira sang."])
        #expect(panels.map(\.timeOfDay) == [.night, .day, .day])
    }

    @Test(arguments: ["During the night, snow had covered the garden", "In the night the snow had come down thickly"])
    func nightIsOverWhereSnowHadFallen(clause: String) {
        let panels = fixture.panels(["\(clause), and Mira ran.", "Mira sat."])
        #expect(panels.map(\.timeOfDay) == [.day, .day])
    }

    @Test func theDirectionSaysWhereSomeoneSits() {
        let panels = fixture.panels(["Mira sat under the apple tree. She ate a sandwich."])
        #expect(panels[0].direction.hasPrefix("Mira eats a sandwich under the apple tree"))
    }

    @Test func clothesKeepTheirColour() {
        let panels = fixture.panels(["Mira put on her red hat.", "The wind tore off the hat, and Mira ran."])
        #expect(panels[1].props.contains { $0.hasSuffix("red hat") }, "\(panels[1].props)")
    }

    @Test func castlesOnTheBeachAreOfSand() {
        let panel = fixture.panels(["Mira built a castle on the beach."])[0]
        #expect(panel.props == ["sandcastle"])
        #expect(panel.cast[0].target == "sandcastle")
        #expect(fixture.panels(["From the beach Mira saw a castle on the hill."])[0].props == ["castle"])
    }

    @Test func theDoorOpens() {
        #expect(fixture.panels(["The door opened, and Mira came in."])[0].props == ["open door"])
    }

    @Test func tracksInTheSnowAreNoRailway() {
        #expect(!fixture.panels(["Mira followed the tracks in the snow."])[0].props.contains("track"))
    }

    @Test func aGloveHasItsOwnColour() {
        let panels = fixture.panels(["Mira found a red mitten.", "Mira picked up a big glove."])
        #expect(panels[1].props == ["mitten"])
    }
}
