/// Plots with eggs, nests and prickles.
enum AnimalPlots {
    static let all = [rollingEgg, lostAcorns, nightSinger, pricklyHug, borrowedPond]

    private static let rollingEgg = StoryPlot(
        titles: ["The Egg That Rolled Away", "{hero} and the Blue Egg", "Whose Egg Is This?"],
        refrain: "“Roll, little egg. Whose can you be?”",
        lastRefrain: "“Sleep, little one. Safe in your tree.”",
        opening: """
            {heroIs} {His} home was beside {place}.

            One {spring|bright|breezy} morning an egg rolled by. It was a {blue|speckled|green} egg. <3 It rolled down
            the path and stopped against {hero}'s foot.> <8 There was not a nest to be seen, and not a feather, and
            nobody came running after it.>

            {refrain}
            """,
        want: "“Somebody has lost you,” said {hero}. “I will find out who.” <3 {He} wrapped the egg in {his} scarf.>",
        obstacle: "But an egg cannot tell you its name. <4 {hero} asked it twice, to be sure.>",
        attempts: [
            """
            {hero} asked the hen. “Mine are brown,” said the hen. <4 “They are also at home, which is more than I can
            say for some.”>
            """,
            """
            {hero} asked the duck. “Can it swim?” asked the duck. <4 They did not try. It seemed a big thing to ask of
            an egg.>
            """,
            """
            {hero} asked the toad. “Eggs?” said the toad. “I had four hundred.” <4 “I never knew their names either.”>
            """,
        ],
        turn: """
            It grew dark and cold. So {hero} sat down and kept the egg warm. <4 {He} did not sleep a wink. Well, perhaps
            a wink.> <8 In the coldest part of the night {he} told it stories through the shell, in case it was
            listening.>

            Tap, tap. Crack! Out came a tiny bird. “Peep!” it said.

            From the top of the tallest tree came a cry. “Peep?” <3 It was the cry of a mother who had looked
            everywhere.>
            """,
        ending: """
            {hero} climbed up with the bird on {his} head. There was the nest<4 , with a hole in it just the size of an
            egg>.

            {hero} and {helper} the {helperKind} mended it with moss. <3 The mother bird sang until the stars came out.>

            {lesson}

            {lastRefrain}
            """)

    private static let lostAcorns = StoryPlot(
        titles: ["Where Did I Put It?", "The Squirrel Who Forgot", "{hero} and the Hundred Acorns"],
        refrain: "“Dig, dig, dig. Is it here?”",
        lastRefrain: "“Grow, grow, grow. All of you, here.”",
        opening: """
            {heroIs} {He} lived next door to Squirrel.

            In {autumn|October} Squirrel hid a hundred acorns. <3 He hid them one by one, in a hundred different
            places.> <8 He said each place out loud three times, to be certain, and then he thought about supper.>

            Then came winter. And Squirrel had forgotten where!

            {refrain}
            """,
        want: """
            “I am so hungry,” said Squirrel. “I will help you look,” said {hero}.

            <4 “It was near something brown,” said Squirrel. Everything in {place} was brown.>
            """,
        obstacle: "But the ground was hard. The snow was deep.",
        attempts: [
            """
            They dug under the oak. They found a {boot|spoon|button}. <4 “I hid that too,” said Squirrel. “I remember
            now.”>
            """,
            """
            They dug beside the stream. They found a toad, fast asleep. <4 They said sorry very quietly and put the lid
            back on.>
            """,
            """
            They dug behind the {mill|barn}. They found a hole. It was the hole from yesterday. <4 “So it is,” said
            Squirrel. “I thought I knew it.”>
            """,
        ],
        turn: """
            “Come home with me,” said {hero}. “I have soup.” <3 It was {turnip|carrot|barley} soup, and there was just
            enough for two, if you scraped the pot.>

            So Squirrel stayed for soup. He stayed until spring. <4 He told {hero} a story every night, and forgot the
            end of each one, so they made up new ones.> <8 By February some of those stories had four different endings,
            and they were fond of them all.>
            """,
        ending: """
            One day there were small green leaves. They were everywhere! <4 They stood under the oak and beside the
            stream, and one was in Squirrel's own flower pot.>

            “My acorns!” said Squirrel. “They are trees now.” “A hundred of them,” said {hero}.

            {lesson}

            {lastRefrain}
            """)

    private static let nightSinger = StoryPlot(
        titles: ["The Bird Who Sang All Night", "{hero} Cannot Sleep", "Tweedle at Midnight"],
        refrain: "“Tweedle-dee, tweedle-dum!”",
        lastRefrain: "“Tweedle-hush, tweedle-hum.”",
        opening: """
            {heroIs} {He} had a soft bed in {place}. <3 It was the best bed for miles, and {he} {was} very fond of it.>

            But in the tree above lived a robin. Every night she sang. <8 She sang as if the dark were full of people
            who had paid for a ticket.>

            {refrain}
            """,
        want: "{hero} wanted to sleep. <3 {He} {was} so tired that {he} put {his} {breakfast|hat} on upside down.>",
        obstacle: "But how do you stop a song? <4 It has no handle, and it goes through walls.>",
        attempts: [
            """
            {hero} put a pillow on {his} head. <4 It was dark in there, and full of feathers.> {He} still heard
            tweedle-dee.
            """,
            """
            {hero} moved {his} bed to the {hill|barn}. A cow breathed on {him} all night. <4 Cows mean well, but they
            are damp.>
            """,
            """
            {hero} called up, “Please, sing softly!” So she sang softly. <4 She sang it softly for twice as long.>
            """,
        ],
        turn: """
            {hero} climbed the tree. There sat the robin with her eyes shut tight. <3 She was shaking.>

            “Why do you sing?” asked {hero}. “Because it is so dark,” said the robin. <4 “When I sing, it is not quite
            so big.”> <8 {hero} had never thought of that, although {he} had often left the door open a crack for just
            the same reason.>

            “Oh,” said {hero}. “Then let us sing together.”
            """,
        ending: """
            They sang it slowly. They sang it low. <3 {helper} the {helperKind} came and hummed along.>

            Soon the robin yawned. She tucked her head under her wing.

            {lesson}

            <4 And then {he} {was} asleep as well, before the second verse, and so was everyone in {place}.>

            {lastRefrain}
            """)

    private static let pricklyHug = StoryPlot(
        titles: ["The Hedgehog Who Wanted a Hug", "A Hug for Hedgehog", "{hero} and the Prickly Hug"],
        refrain: "“Ouch!” said {hero}. “Sorry,” said Hedgehog.",
        lastRefrain: "“Ahh,” said {hero}. “Ahh,” said Hedgehog.",
        opening: """
            {heroIs} {He} gave very good hugs. <4 They were known all over {place}.> <8 They were not too short and not
            too tight, and they always ended a little later than you expected.>

            {He} hugged {helper} the {helperKind}. {He} hugged the postman<4 , who dropped the post>.

            One day {he} met a hedgehog<3  who looked as if he needed one>.
            """,
        want: """
            “I have never had a hug,” said Hedgehog. “Then you shall have one now,” said {hero}.

            {refrain}
            """,
        obstacle: "Hedgehog had a thousand prickles. <4 He had counted them, on rainy days.>",
        attempts: [
            """
            {hero} put on thick gloves. {He} hugged again. <4 The gloves were never the same afterward.>

            {refrain}
            """,
            """
            They stuck {apples|buns} on every prickle. <4 It looked delicious.> {hero} hugged again. Squash!

            “That was mostly lunch,” said Hedgehog.
            """,
            """
            {hero} put a pillow in between. Pop! Feathers flew everywhere. <4 For a while nobody could see who was
            hugging whom.>
            """,
        ],
        turn: """
            They sat down in the sun. They did not talk. <4 They watched an ant carry a crumb over a {leaf|pebble}, all
            by itself.>

            It was warm and quiet. Hedgehog sighed. And all his prickles lay down flat. <4 They do that when a hedgehog
            is not afraid of anything.> <8 It happened so slowly that the ant had got home with its crumb before either
            of them noticed.>

            “Don't move,” whispered {hero}.
            """,
        ending: """
            Very gently, {hero} put {his} arms around him.

            {lastRefrain}

            It was a long hug. <4 It was so long that a snail, who had only been passing, had to go round.>

            {lesson}

            And nobody said ouch at all.
            """)

    private static let borrowedPond = StoryPlot(
        titles: ["The Duck Without a Pond", "{hero} and the Borrowed Pond", "A Pond for One Duck"],
        refrain: "“Quack,” said the duck. “Not quite, not quite.”",
        lastRefrain: "“Quack,” said the duck. “Just right, just right.”",
        opening: """
            {heroIs} One {hot|dry} day a duck knocked at the door. <3 She had a suitcase, and she had come a long way.>

            “My pond dried up,” said the duck. “May I borrow yours?”
            """,
        want: """
            {hero} had no pond. But {he} wanted the duck to stay. <3 She had such a nice face.> <8 Besides, she had
            already put down the suitcase, and nobody who puts down a suitcase like that ought to be sent away.>
            """,
        obstacle: "And a duck must have water. <4 It says so in all the books about ducks.>",
        attempts: [
            """
            {hero} brought a cup of water. The duck put one foot in it.

            {refrain}
            """,
            """
            {hero} filled {his} hat at the pump. <4 It was a good hat, and it only leaked in two places.> The duck sat
            down in it. The water jumped out.

            {refrain}
            """,
            """
            {hero} rolled out a barrel. In went the duck. Out came only her tail. <4 It took a while to get the rest of
            her out again.>

            {refrain}
            """,
        ],
        turn: """
            Then {hero} fetched a spade. {He} dug all {day|morning}. {helper} the {helperKind} dug too. <4 They dug up
            {three stones|a teapot} and half a worm, who was not at all pleased.> <8 By evening the hole was so deep
            that they could only see each other's ears.>

            In the night it began to rain. Drip, drop, drip. <3 It rained on the roof and on the path, and into the
            hole.>
            """,
        ending: """
            In the morning there was a pond! The duck slid in. She went round and round.

            {lastRefrain}

            <4 By summer there were lilies on it, and two frogs had moved in without asking.>

            {lesson}

            Every evening {hero} sat beside it, with both feet in.
            """)
}
