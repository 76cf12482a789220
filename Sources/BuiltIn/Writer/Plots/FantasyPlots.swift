/// Plots with moons, dragons and shy castles.
enum FantasyPlots {
    static let all = [moonButton, dragonHiccups, giantSock, tiredWell, shyCastle]

    private static let moonButton = StoryPlot(
        titles: ["{hero} and the Moon's Button", "The Button That Fell from the Moon", "A Button for the Moon"],
        refrain: "“Silver and small. Who let you fall?”",
        lastRefrain: "“Silver and bright. Moon, sleep tight.”",
        opening: """
            {heroIs} <3 {His} house was {little|crooked|narrow}, and it stood at the edge of {place}.>

            One night something fell from the sky. Plink! It fell {into the grass|onto the path|beside the gate}.

            {hero} {picked it up|held it up}. It was a {round|shiny|smooth} silver button. <5 It was cold to touch, and
            it hummed a little, like a cat asleep.> <8 There was a bit of thread on it still, so thin and bright that it
            could only be moonlight.>

            {refrain}
            """,
        want: """
            {hero} looked up. The moon held its coat shut<4  with both hands, and it looked {rather cold|chilly and
            cross}>.

            “It is the moon's button,” said {hero}. “I will take it back.”
            """,
        obstacle: "But the moon was far away. <3 It was farther than the church and higher than the hill.>",
        attempts: [
            """
            {hero} fetched a ladder. {He} climbed to the top<4 , and stood on one toe, and stretched out one finger>.

            The ladder was too short. <5 “By quite a lot,” said a sleepy crow on the roof.>
            """,
            """
            {hero} tied the button to a kite. Up it went<4 , over the trees and over the clouds>!

            Then the wind {sat down to rest|fell asleep}. Down came the kite<5 , right on top of {hero}'s head>.
            """,
            """
            {hero} threw the button up. Up it went, and down it came.

            “Ow,” said a frog. <4 “Sorry,” said {hero}. “I was aiming at the moon.” “You missed,” said the frog.>
            """,
        ],
        turn: """
            {hero} sat down by a puddle. <3 {He} {was} tired, and a little sad.>

            And there was the moon! It was in the puddle<4 , round and white, no farther off than {his} own two feet>.

            “Oh,” said {hero}. “You came down to me.”

            {He} dropped the button in. Plop! <4 The water shook, and the moon shook with it, and then all was still.>
            """,
        ending: """
            {hero} looked up. The moon had its button back. <3 It shone right in the middle of the coat.>

            The moon smiled. {hero} smiled too. <5 All the way home, the path was as bright as milk.> <8 And whenever
            clouds hid the moon after that, {hero} was not worried, because a coat with all its buttons keeps anybody
            warm.>

            {lesson}

            {lastRefrain}
            """)

    private static let dragonHiccups = StoryPlot(
        titles: ["The Dragon with the Hiccups", "{hero} and the Hiccup Dragon", "Hic, Said the Dragon"],
        refrain: "“Hic!” went the dragon. Puff went the smoke.",
        lastRefrain: "“Hum,” went the dragon. Softly, softly.",
        opening: """
            {heroIs} {He} had a friend called {dragon}.

            {dragon} was a {green|small|round} dragon. <3 {dragon} lived behind the {old mill|bakery|duck pond}, where
            it was warm.> <8 Nobody in {place} minded a dragon, so long as it wiped its feet and warned the hens.>

            One morning {dragon} had the hiccups.

            {refrain}
            """,
        want: """
            With every hiccup came a little flame. {The washing|The hedge|The scarecrow's hat} was toast. <4 So was the
            toast, which had been toast before and was now something else.>

            “I want it to stop,” said {dragon}. “I will help,” said {hero}.
            """,
        obstacle:
            "But a dragon's hiccups are big hiccups. <4 They start in the toes, and they have a long way to come.>",
        attempts: [
            """
            “Drink some water,” said {hero}. {dragon} drank {a bucket|the whole pond|a bathtub}.

            Hic! Out came steam. <4 It was like standing inside a kettle, and nobody could find the door.>
            """,
            """
            “Boo!” shouted {hero}. {dragon} jumped as high as a house<4 , and came down in the {bean bed|haystack}>.

            Hic! <3 “That was a very good boo,” said {dragon} kindly.>
            """,
            """
            “Hold your breath,” said {hero}. {dragon} held it. {dragon} turned {pink|purple|blue}.

            HIC! Away flew {hero}'s hat. <4 It was last seen going over {place}, with two ducks behind it.>
            """,
        ],
        turn: """
            {hero} had no more ideas. So {he} sat down and hummed<4 , because that is what you do when you are out of
            ideas>.

            {dragon} hummed as well. They hummed {the bee song|a slow song|a song about soup}. <3 They hummed it twice.>
            <8 It is difficult to hum and to worry at the same time, and after a while neither of them was worrying at
            all.>

            Then {hero} stopped. “Listen!” {he} said. There was no hic.
            """,
        ending: """
            “They are gone!” said {dragon}. And they danced<3  round and round the {apple tree|water pump}>.

            There was one hiccup left. It lit the lamps at supper<5 , all eleven of them, and everybody clapped>.

            {lesson}

            {lastRefrain}
            """)

    private static let giantSock = StoryPlot(
        titles: ["The Giant's Cold Toe", "{hero} and the Giant's Sock", "A Sock as Big as a Boat"],
        refrain: "“Brr,” said the giant. The hills went bump.",
        lastRefrain: "“Ahh,” said the giant. The hills went hush.",
        opening: """
            {heroIs} {His} house stood {near|beside} {place}.

            Behind the hills lived a giant. <3 He was a gentle giant, and he kept {bees|ducks|a very small cat}.> <8
            Most people had only ever seen his hat, which they took for a hill.>

            One night the ground shook. The cups fell down. The hens fell up<4 , which surprised the hens>.

            {refrain}
            """,
        want: """
            {hero} climbed up to look. The giant had lost a sock. One big toe was {blue|white} with cold.

            “I will make you a new one,” said {hero}.
            """,
        obstacle: "But the toe was as big as a {pony|barrel|bathtub}. <4 And there were four more beside it.>",
        attempts: [
            """
            {hero} knitted all {day|morning}. {He} used all {his} wool. <4 It was good red wool, and {he} had been
            saving it.>

            The sock fitted one toe. <3 “That toe is very happy,” said the giant politely.>
            """,
            """
            {hero} sewed a sock from leaves. It was green and fine<4 , with an acorn at the heel>.

            The giant sneezed. There went the sock. <4 It rained leaves until {supper|bedtime}.>
            """,
            """
            {hero} asked the {hens|ducks} to sit on the toe. They sat, all in a row.

            “It tickles!” roared the giant. <4 He laughed so hard that a chimney fell over.>
            """,
        ],
        turn: """
            {hero} ran from door to door. “Who has a bit of wool?” {he} asked<4 , at the mill and the inn and the
            school>.

            Everyone had a bit. There was red and there was blue. There was yellow too. <8 There was a sleeve that
            somebody had been keeping for the rest of a jumper, and there was a long grey beard of wool that nobody
            would explain.>

            They knitted all together. <3 {helper} the {helperKind} ran round and round with the thread.> <6 By the time
            the stars came out, the sock was so long that they had to open both windows.>
            """,
        ending: """
            Ten friends carried the sock. They pulled it on. Heave!

            The giant smiled. His toes were warm. <4 He was asleep before he could say thank you, so he said it in the
            morning, with honey.>

            {lesson}

            {lastRefrain}
            """)

    private static let tiredWell = StoryPlot(
        titles: ["The Well That Made a Wish", "{hero} and the Wishing Well", "What the Well Wanted"],
        refrain: "“Deep and round. Not a sound.”",
        lastRefrain: "“Deep and round. What a sound!”",
        opening: """
            In {place} stood a wishing well. <3 It was old and mossy, and it had granted a great many wishes.> <8 People
            came from three villages away, dropped in a penny, and went home without once looking back.>

            {heroIs} {He} went there one {morning|evening} with a wish.

            But the well was silent. <4 There was no splash, and no sparkle, and no wish at all.>

            {refrain}
            """,
        want: """
            “Poor well,” said {hero}. “Are you ill?” The well gave a long, low sigh.

            {hero} forgot {his} own wish. {He} wanted to cheer up the well.
            """,
        obstacle: "But how do you cheer up a well? <4 You cannot hug it, and it is no use giving it a hat.>",
        attempts: [
            """
            {hero} dropped in a penny. Plink! <3 It was {his} last one.>

            The well only sighed. <4 It had pennies enough. It had nothing but pennies.>
            """,
            """
            {hero} told it a joke<4 , the one about the two {snails|spoons}>. {He} laughed and laughed.

            The well did not laugh. <4 To be fair, it was a very old joke, and it was a very old well.>
            """,
            """
            {hero} put flowers all round it. It looked {lovely|like a birthday}.

            “Atchoo!” said the well. <4 It blew every petal over the wall.>
            """,
        ],
        turn: """
            {hero} leaned over and looked down. “Well,” {he} asked, “what do you wish for?”

            Nobody had ever asked it before. <4 The well thought about that for a long time.>

            “A story,” it whispered. “People only tell me what they want. <3 No one tells me what happened next.>” <8 It
            said this so quietly that the bucket had to stop creaking before {hero} could hear.>

            So {hero} told it a story. It was about {a snail who ran a race|a duck with one red boot|a king who lost his
            nose}.
            """,
        ending: """
            The well laughed until it splashed. The water rose, all silver. <4 Frogs came to listen, and so did the
            moon.>

            “And your wish?” asked the well. {hero} {scratched {his} ear|shook {his} head}. “I forgot it,” {he} said.

            {lesson}

            And {he} came back every {evening|Sunday}, with a new story.

            {lastRefrain}
            """)

    private static let shyCastle = StoryPlot(
        titles: ["The Castle That Hid", "{hero} and the Shy Castle", "The Shyest Castle in the World"],
        refrain: "“Castle, castle, where are you?”",
        lastRefrain: "“Castle, castle, there are you!”",
        opening: """
            Near {place} lived a castle. It was a very shy castle.

            When people came, it hid. <4 It could squeeze behind one {birch tree|haystack}, if it breathed in.>

            {heroIs} {He} had seen one tower, once. <4 It had gone pink and ducked down again.> <8 Other people said
            that there was no such thing as a shy castle, but other people had never sat still for long enough.>

            {refrain}
            """,
        want:
            "{hero} wanted to see it all. <3 {He} wanted to see the gate and the flags and the little round windows.>",
        obstacle: "But it always heard {him} coming. <4 A castle has a great many corners to listen round.>",
        attempts: [
            """
            {hero} went on tiptoe. {He} went softly, softly.

            Snap, said a stick. The castle was gone<4 , and only a {startled|puzzled} sheep stood where it had been>.
            """,
            """
            {hero} dressed up as a bush. {He} stood still all {morning|day}.

            A bird built a nest on {his} head. <4 It was a nice nest, but it did not help.> No castle came.
            """,
            """
            {hero} called out loud. “Come here, castle! I only want to look!”

            There was a rumble of small stones<4 , as if somebody large had run away on tiptoe>.
            """,
        ],
        turn: """
            {hero} thought about it. Once {he} had been shy too. <4 {He} had hidden under a table at {his} own party.>

            So {he} sat down and did not look. {He} shared {his} {bread and honey|apple pie|pancakes} with {helper} the
            {helperKind}. {He} sang a little.

            Something came closer. Something very big sat down behind {him}. <4 It smelled of moss and old stone.> <8
            {hero} went on singing, although it is not easy to sing when you are holding your breath.>
            """,
        ending: """
            “Hello,” said {hero}, not turning round. “Hello,” creaked the castle.

            Slowly, slowly, it opened its gate. <4 Inside there were stairs for running, and doors for slamming, and a
            slide from the top to the bottom.>

            {lesson}

            {lastRefrain}
            """)
}
