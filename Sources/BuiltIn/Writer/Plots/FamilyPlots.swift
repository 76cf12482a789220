/// Plots with kitchens, babies and a birthday.
enum FamilyPlots {
    static let all = [lostSong, bigBoots, wideAwakeBaby, birthdayCake, stormyNight]

    private static let lostSong = StoryPlot(
        titles: ["Grandma's Lost Song", "{hero} and the Missing Line", "The Song That Went Missing"],
        refrain: "“La, la, something, moon.”",
        lastRefrain: "“Sleep, my love. Soon comes the moon.”",
        opening: """
            {heroIs} Every night Grandma sang {him} a song.

            But one night Grandma stopped. <3 She looked at the ceiling, and she looked into her teacup.> <8 It was an
            old song. Her own grandma had sung it, and it had never been written down by anybody.>

            “I have lost the words,” said Grandma.

            {refrain}
            """,
        want: "“I will find them,” said {hero}. <3 “They cannot be far. You had them yesterday.”>",
        obstacle: "But where do lost words go? <4 They were not in the {button box|bread bin}. {hero} looked.>",
        attempts: [
            """
            {hero} asked Papa. Papa knew one word. “It was love,” said Papa. <4 “There was a spoon in my mouth when I
            first heard it, but I am sure that it was love.”>
            """,
            """
            {hero} asked {his} big sister. She knew {one word|just one word}. “It was sleep,” said {hero}'s sister. <4
            “I never heard the rest. I was always asleep.”>
            """,
            """
            {hero} asked Uncle on the telephone. “Soon,” said Uncle. “There was a soon in it.” <4 Then he sang for a
            long time. None of it was right, but it was loud.>
            """,
        ],
        turn: """
            Then {hero} called them all together. They sat on the big bed. <3 It creaked, but it held.>

            Everyone brought one word. They put them in a row. <4 They put them in a different row. They tried it with
            the cat in the middle.> <8 None of the words was long or clever, but each of them had been kept in a
            different head for years.>

            And Grandma began to hum. Her eyes lit up.
            """,
        ending: """
            “That is it!” said Grandma. And she sang it to the end. <4 When she was done, she sang it once more for the
            cat.>

            {lesson}

            Soon {hero} was asleep. So were Papa and the cat.

            {lastRefrain}
            """)

    private static let bigBoots = StoryPlot(
        titles: ["The Big, Big Boots", "{hero} in Papa's Boots", "Clump, Clump, Clump"],
        refrain: "Clump, clump, clump, went the boots.",
        lastRefrain: "Splish, splash, splosh, went the boots.",
        opening: """
            {heroIs} It was a hot day in the garden. <3 The {beans|beets} were thirsty and the roses hung their heads.>
            <8 Everybody who was big was very busy, and everybody who was small was in the way.>

            “I want to help,” said {hero}. And {he} put on Papa's boots.

            {refrain}
            """,
        want: """
            “You may water the {pumpkins|cabbages},” said Mama. <3 “They have been waiting all morning<5 , and they are
            too polite to ask>.”>
            """,
        obstacle:
            "But the boots were very big. <4 There was room in each of them for {hero}'s foot, and for a cat as well.>",
        attempts: [
            """
            {hero} filled the bucket. {He} took one step. Splash! <4 Now the path was watered, and so was Papa.>

            {refrain}
            """,
            """
            {hero} took the watering can. {He} took two steps. The boots stayed behind<4 , and {hero} went on without
            them, nose first>.

            {refrain}
            """,
            """
            {hero} pulled the hose. The hose pulled back. <4 It went round the tree and round the chair and round
            Grandpa, who was in the chair.>

            {refrain}
            """,
        ],
        turn: """
            {hero} sat down on the step. “I can't help,” {he} said. “I am too small.”

            Grandpa looked at the boots. “What big buckets you have,” said Grandpa. <4 “Two of them. With handles on.”>
            <8 Grandpas do not always say what they mean straight out, because they like to see you get there.>

            {hero} looked too. And then {he} began to laugh.
            """,
        ending: """
            {hero} filled the boots with water. {He} carried them in bare feet. <3 It was cool and muddy between the
            toes.>

            {lastRefrain}

            Everyone was watered, to the last leaf. <4 That evening the biggest flower of all looked in at the window.>

            {lesson}
            """)

    private static let wideAwakeBaby = StoryPlot(
        titles: ["The Wide-Awake Baby", "{hero} and the Baby Who Would Not Sleep", "Hush Now, Everyone"],
        refrain: "“Waa!” said the baby. “Waa, waa, waa!”",
        lastRefrain: "“Mmm,” said the baby. “Mmm, mmm, mmm.”",
        opening: """
            {heroIs} {He} had a brand-new baby brother. <3 He was very small, but he had a very large voice.> <8 Nobody
            had told {hero} that a whole family could be kept awake by somebody who could not even sit up.>

            It was late. The house was tired. The baby was not.

            {refrain}
            """,
        want: "“I will get him to sleep,” said {hero}. <3 “Go and sit down,” {he} told Mama and Papa, and they did.>",
        obstacle:
            "But the baby did not want to sleep. <4 He had only just come, and he did not want to miss anything.>",
        attempts: [
            """
            {hero} rocked the cradle. It went to and fro. <4 Soon the bear was asleep, and so was the rabbit.>

            The baby was not. {refrain}
            """,
            """
            {hero} played the drum, very softly. <4 Then {he} got to the good bit, which is not soft.>

            {refrain}
            """,
            """
            {hero} danced with a sock on {his} nose. The baby laughed. <4 He laughed so much that he woke up even more.>

            Then the sock fell off. {refrain}
            """,
        ],
        turn: """
            {hero} was so tired. {He} lay down on the rug. <3 {He} put one hand through the bars.>

            The baby took hold of {his} hand. He held on tight.

            {hero} breathed in, and {he} breathed out. <4 The baby listened to it. In and out it went, like a small
            sea.> <8 It was not a clever thing to do, and it was not a new one, but it was the only thing that nobody
            had tried.>
            """,
        ending: """
            {lastRefrain}

            {lesson}

            Mama tiptoed in. The baby was asleep. {hero} was asleep too. <4 So was Papa, on the stairs, with one slipper
            on.>

            And Mama covered them all up and put out the light.
            """)

    private static let birthdayCake = StoryPlot(
        titles: ["The Flattest Cake in the World", "A Cake for Mama", "{hero} Bakes a Surprise"],
        refrain: "“Stir it and mix it. Never mind, we'll fix it.”",
        lastRefrain: "“Slice it and share it. Nothing can compare it!”",
        opening: """
            {heroIs} Tomorrow was Mama's birthday.

            “Let us bake a cake,” said Grandpa. <3 “A tall one. As tall as a hat.”> So they put on their aprons.

            {refrain}
            """,
        want: """
            {hero} wanted it to be perfect. <3 {He} drew a picture of it first, with {cherries|stars} all over.> <8
            Underneath {he} wrote what it would taste like, since that is hard to show in a picture.>
            """,
        obstacle: "But the kitchen had other plans.",
        attempts: [
            """
            The flour fell down. Puff! It was all white. <4 Grandpa looked like a snowman, and the cat looked like a
            smaller one.>

            {refrain}
            """,
            """
            The eggs rolled off. Plip, plop, plup. <4 “There were six,” said Grandpa. “Now there is a puddle.”>

            {refrain}
            """,
            """
            The sugar was salt. {hero} tasted it. “Bleh!” <4 They all had a glass of water, and then they had another.>

            {refrain}
            """,
        ],
        turn: """
            At last the cake was in the oven. It did not rise. It went down, down, down.

            It was as flat as a {plate|book}. {hero} looked at it for a long time. <4 There were tears in {his} eyes,
            and one of them fell in the {jam|cream}.> <8 {He} had thought about this cake for a week, and in none of
            {his} thoughts had it looked like this.>

            “Now it is a very big biscuit,” said Grandpa. “Does Mama like biscuits?”

            {hero} sniffed. “Mama loves biscuits,” {he} said.
            """,
        ending: """
            They cut out stars, and they cut out moons. They made one shaped like Mama. <4 It had raisin eyes and only
            one small crack.>

            Mama ate the first one slowly. “Oh,” said Mama. “It is the best cake I ever had!”

            {lesson}

            {lastRefrain}
            """)

    private static let stormyNight = StoryPlot(
        titles: ["The Night the Lights Went Out", "{hero} and the Stormy Night", "Seven Under One Blanket"],
        refrain: "Rumble and rain, on the window pane.",
        lastRefrain: "Drip and drop, and then it stopped.",
        opening: """
            {heroIs} One night there was a storm<4 , with wind in the chimney and rain on the roof>.

            Click! Out went all the lights. <8 It is strange how large a room becomes when you can no longer see the end
            of it.>

            {refrain}
            """,
        want: """
            {hero} lay in bed and held {his} toy {bear|rabbit}. {He} wanted the storm to be over. <3 {He} wanted it to
            be breakfast.>
            """,
        obstacle: "But storms do not look at the clock. <4 This one had only just taken off its coat.>",
        attempts: [
            """
            {hero} hid under the blanket. It was darker there. <4 There was also a biscuit, but it was an old one.>

            {refrain}
            """,
            """
            {hero} counted sheep. They were wet sheep. <4 They stood in a row and dripped, and none of them would jump.>

            {refrain}
            """,
            """
            {hero} sang a loud song. The thunder sang a louder one. <4 It did not even know the tune.>

            {refrain}
            """,
        ],
        turn: """
            So {hero} took {his} blanket down the hall. <3 {He} went past the clock and past the creaky board.> <8 It
            was the longest that the hall had ever been, and {he} had once measured it in socks.>

            “I came to see if you were scared,” {he} told Mama. “We are,” said Mama. “Get in!”

            In came big brother. In came Grandma and Grandpa. In came the dog. <4 Nobody had asked the dog, but he was
            scared as well.>
            """,
        ending: """
            Papa lit one candle. They made shadows on the wall. <3 There was a bird, and there was a wolf with a very
            long nose.>

            “Look, a dragon,” said Grandma. “That is only my foot,” said Papa.

            They laughed so hard that they forgot to listen. {lastRefrain}

            {lesson}

            In the morning there were seven in the bed. One of them was the dog.
            """)
}
