/// Plots with maps, boats and hills to climb.
enum AdventurePlots {
    static let all = [holeInTheMap, foggyIsland, bellOnTheHill, cowOnTheLine, voiceInTheCave]

    private static let holeInTheMap = StoryPlot(
        titles: ["The Map with a Hole in It", "{hero} and the Mouse-Eaten Map", "Ten Steps from the Old Oak"],
        refrain: "“Left foot, right foot, off we go!”",
        lastRefrain: "“Left foot, right foot, home we go!”",
        opening: """
            {heroIs} One {rainy|windy|quiet} day {he} found a map. <3 It lay under the {stairs|carpet|old bed}, with a
            sleepy moth on top.>

            On the map was a red cross. <4 Beside the cross, in tiny letters, it said: Here it is.> <8 Whoever had drawn
            it had drawn it with great care, and had then lent it to a mouse.>

            {refrain}
            """,
        want: """
            “Treasure!” said {hero}. “What kind?” asked {helper} the {helperKind}.

            “The best kind,” said {hero}. <3 So they packed {two apples|some bread and cheese} and set off at once.>
            """,
        obstacle: "There was only one trouble. The map had a hole<4 , just where the path should be>.",
        attempts: [
            """
            They went left at the {stone|stump}. They went down and down<4 , where the nettles were taller than {hero}>.

            At the bottom was a bog. It kept one of {hero}'s boots. <4 “That was not the treasure,” said {helper}.>
            """,
            """
            They went right at the gate. They went round and round<4 , past the same white goat, three times>.

            <3 “Good morning,” said the goat.> And there was the gate again.
            """,
            """
            They went straight on, up a bank. There stood a big red bull.

            They came down the bank again<4 , a great deal faster, and neither of them said a word about it>.
            """,
        ],
        turn: """
            {hero} sat down and looked through the hole. {He} saw {his} own knees. <3 {He} saw grass and a beetle.> <8
            The beetle looked back at {him}, as if it had been expecting somebody taller.>

            Then {he} held the map up high. Through the hole {he} saw a tree. It was an old, old oak!

            “It isn't a hole,” said {hero}. “It is a window!” <4 And {helper} said that this was what a mouse had surely
            meant all along.>
            """,
        ending: """
            Under the oak was a box. In the box was a {little brass bell|silver whistle|painted drum}.

            <4 There was a note as well. It said: Well done. Now put in something nice for the next one.> So {hero} put
            in {his} best {marble|shell|feather}.

            {lesson}

            They made a lot of noise all the way. {lastRefrain}
            """)

    private static let foggyIsland = StoryPlot(
        titles: ["The Island in the Fog", "{hero} Sails to Biscuit Island", "A Boat, a Bell and a Lot of Fog"],
        refrain: "“Rock, little boat. Float, little boat.”",
        lastRefrain: "“Rest, little boat. Best little boat.”",
        opening: """
            {heroIs} {He} had a boat called {Button|Dumpling|Walnut|Thimble}.

            <3 It had one sail and one oar, and it was only a little bit wet inside.> <8 {He} had painted the name on it
            {himself}, which is why the last letters were so small.> Across the bay lay an island. {helper} the
            {helperKind} lived there.

            {refrain}
            """,
        want: """
            It was {helper}'s birthday. {hero} had a cake in the boat<4 , with a plate over it to keep off the gulls>.

            “I shall be there by tea,” said {hero}.
            """,
        obstacle: "Then came the fog. It was as thick as {porridge|wool}. <4 {hero} could not see {his} own elbows.>",
        attempts: [
            """
            {hero} rowed to the left. Bump! It was only {a rock|an old post}. <4 “Good evening,” said a crab, who was
            sitting on it.>
            """,
            """
            {hero} rowed to the right. Bump! It was only a {seal|buoy}<4 , and it had not been looking where it was
            floating either>.
            """,
            """
            {hero} held up a lantern. But the light just sat there in the fog<4 , like a {lemon|yolk} in a pudding>.
            """,
        ],
        turn: """
            {hero} put down the oar. {He} closed {his} eyes and listened. <3 The water went slap, slap, slap.> <8 When
            you cannot see anything, {he} found, there is a great deal to hear.>

            Far away something went ding. <4 Then it went dong, and then it went ding again, a little nearer.>

            It was {helper}, with a bell! {helper} was ringing it for {him}. {hero} rowed to the sound.
            """,
        ending: """
            Bump! This time it was the island. <3 “You are late,” said {helper}, and hugged {him} tight.>

            They ate the cake in the fog. <4 Neither of them could see how big a piece the other one took.>

            {lesson}

            The boat lay safe on the sand. {lastRefrain}
            """)

    private static let bellOnTheHill = StoryPlot(
        titles: ["The Bell on Windy Hill", "{hero} Climbs Windy Hill", "The Long Way Up"],
        refrain: "“Up and up, and puff, puff, puff.”",
        lastRefrain: "“Down and down, and tum, tum, tum.”",
        opening: """
            On top of Windy Hill hung a bell. <3 Nobody had rung it since before {grandmothers|the ducks} could
            remember.> <8 Some said that it had no voice left, and some said that it was only waiting to be asked.>

            {heroIs} Every day {he} looked up at the hill.

            {refrain}
            """,
        want: """
            “Today I will ring that bell,” said {hero}. <3 “Then everyone will hear it<5 , even the deaf old cat at the
            mill>.”>
            """,
        obstacle:
            "But the hill was steep. The wind was strong. <4 It blew downhill, as if it did not care for visitors.>",
        attempts: [
            """
            {hero} ran up, as fast as {he} could.

            Halfway up {he} had no puff left. <4 {He} sat down, and then {he} slid down, which was quicker.>
            """,
            """
            {hero} crawled up on hands and knees. <4 It was good for the puff, but it was bad for the knees.>

            The wind blew. {hero} rolled back like a {ball|barrel|cheese}.
            """,
            """
            {hero} opened {his} umbrella. The wind took hold of it. <4 It was glad to have something to play with.>

            Soon {he} {was} back at the bottom<4 , in a {gooseberry bush|pile of hay}>.
            """,
        ],
        turn: """
            Then along came an old tortoise. “Going up?” said the tortoise. <4 He did not stop to say it, since he never
            wasted a step.>

            “It is too steep,” said {hero}. “Not if you go round,” said the tortoise.

            So round they went, slow and slow. <3 They rested at every {stone|corner}. <8 {hero} had never noticed
            before how many kinds of moss there are, or how far one can see from the third bend.> They shared a
            {pear|plum|bun}.> Nobody puffed at all.
            """,
        ending: """
            At the top they took the rope. They pulled together. DONG!

            Down below, every window opened. <4 The bakers waved, the babies clapped, and the deaf old cat sat up and
            said, “What was that?”>

            {lesson}

            Going down was easy. {lastRefrain}
            """)

    private static let cowOnTheLine = StoryPlot(
        titles: ["The Cow on the Line", "{hero} Drives the Train", "The Four O'Clock Cow"],
        refrain: "“Clickety-clack, along the track.”",
        lastRefrain: "“Clickety-moo, and all of us too.”",
        opening: """
            {heroIs} {He} had a small red train. <3 It carried {milk and letters|hens and hats} from one end of {place}
            to the other.>

            {helper} the {helperKind} {shovelled the coal|rang the bell|sold the tickets}. <8 The timetable was painted
            on a board, and in all those years the train had been late only once, because of a wedding.>

            {refrain}
            """,
        want: """
            One day there was a box for the school. “It says, Open Soon,” said {hero}. “We must hurry!”

            <4 Something inside the box was {tinkling|jingling}, in a cheerful sort of way.>
            """,
        obstacle:
            "Then the train stopped. A cow lay on the line. <4 She was a large cow, and she was very comfortable.>",
        attempts: [
            """
            {hero} blew the whistle. Toot! The cow {looked at the sky|chewed}. <4 She thought that it had been quite a
            nice toot.>
            """,
            """
            {hero} pushed and {helper} pulled. <4 They pushed until they were pink.> The cow went to sleep.
            """,
            """
            {hero} gave her a {carrot|bun}. The cow ate it. <4 Then she put out her tongue for another one, and did not
            get up for that either.>
            """,
        ],
        turn: """
            {hero} sat down beside the cow. “What is the matter?” {he} asked. <3 It was the first time that anybody had
            asked.> <8 People had shouted at her, of course, but a shout is not a question.>

            The cow looked at the train. She gave a {small|long}, sad moo.

            “I see!” said {hero}. “You watch us go by every day. You want to come!”
            """,
        ending: """
            They put the cow in the last wagon<4 , between the {hats|milk cans} and the {hens|flower pots}>. She sat up
            straight and looked out.

            Off they went. The box came to the school in time. <4 It was full of little bells, one for every child, and
            one was left over for the cow.>

            {lesson}

            {lastRefrain}
            """)

    private static let voiceInTheCave = StoryPlot(
        titles: ["The Voice in the Cave", "{hero} and the Cave That Answered", "Who Said Hello?"],
        refrain: "“Hello?” said {hero}. “Hello, lo, lo.”",
        lastRefrain: "“Good night!” said {hero}. “Good night, night, night.”",
        opening: """
            {heroIs} {He} knew every path in {place}.

            One day {he} found a cave. <3 There were ferns in front of it, and inside it was as dark as a pocket.> <8 It
            was odd that {he} had never seen it before, but a cave does not come out to meet you.>

            {refrain}
            """,
        want: """
            “Someone is in there,” said {hero}. “I want to meet them.” <4 {He} fetched a candle, and a bun for
            politeness.>
            """,
        obstacle: "But inside there were three dark tunnels. <4 They all looked the same, and they all dripped.>",
        attempts: [
            """
            {hero} tried the {widest|left} one. It went down to a black pool. <4 A blind white fish went by and did not
            say a word.>
            """,
            """
            {hero} tried the tallest one. It was full of bats. <4 “Shh,” said the bats. “It is the middle of the day.”>
            """,
            """
            {hero} tried the {roundest|right} one. It got smaller and smaller. <4 In the end only {his} nose could go
            on, so {he} went back.>
            """,
        ],
        turn: """
            {hero} called again. “Where are you?” And the voice said, “You, you, you.”

            “Oh!” said {hero}. “It is only me.” <4 {He} felt rather silly, and just a little lonely.>

            Then something small said, “And me.” It was a lamb! <3 It was stuck behind a stone, and it had been
            answering all day long.>
            """,
        ending: """
            {hero} rolled away the stone. {He} carried the lamb out into the sun. <4 It ate the bun, although it had not
            been asked.> <8 Then it stood there blinking, like somebody who has been down in a cellar and has forgotten
            what for.>

            The lamb's mother came running. <3 She licked the lamb, and then she licked {hero}, to be on the safe side.>

            {lesson}

            In the evening they all sang to the cave. {lastRefrain}
            """)
}
