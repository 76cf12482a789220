/// Plots about a thing or animal from the pipeline file: “a lantern afraid of the dark”.
///
/// `{aSpecial}` is the whole phrase, `{special}` only the noun, `{fear}` what it is afraid of.
enum AboutPlots {
    static let afraid = [braveTogether, nightWalk, littleByLittle]
    static let other = [foundOnAStep, onePlaceForIt, askedAtLast]

    private static let braveTogether = StoryPlot(
        titles: ["{hero} and {Special}", "The Brave Little {Special noun}", "{Special phrase}"],
        refrain: "“Hold my hand and count to three.”",
        lastRefrain: "“One and two and you and me.”",
        opening: """
            {heroIs} One {day|morning} {he} found {aSpecial}. <3 It stood behind the {garden shed|old clock|mill}, and
            nobody seemed to want it.> <8 There was dust on it, and in the dust somebody had drawn a sad face, or
            perhaps it had drawn that itself.>

            “Hello,” said {hero}. “Why are you hiding?”

            “I am afraid of {fear},” said the {special}. <4 It said it so softly that {hero} had to bend down.>
            """,
        want: """
            {hero} picked up the {special}. It was shaking. “I will help you,” {he} said.

            {refrain}
            """,
        obstacle: "But being afraid is a sticky thing. <4 You cannot wipe it off, and you cannot tell it to go home.>",
        attempts: [
            """
            “There is nothing to be afraid of,” said {hero}. “I know,” said the {special}. “I am afraid all the same.”
            <4 It did not help at all to know.>
            """,
            """
            {hero} put a {hat|blanket} over it. “Can you see {fear} now?” {he} asked.

            “No,” said the {special}. “But I can think of it.” <4 Thinking was worse.>
            """,
            """
            {hero} told it a joke about a {pickle|goose}. The {special} laughed. <3 It laughed for quite a while.>

            Then it remembered. “Oh,” it said. “I am still afraid.”
            """,
        ],
        turn: """
            Evening came. {hero} sat down beside the {special}. <3 The trees turned blue, and then they turned black.>

            “Shall I tell you something?” said {hero}. “I am a little afraid too.”

            “You?” said the {special}. It stopped shaking. <4 It is hard to shake when you are being surprised.> “Then I
            had better stay close to you.”
            """,
        ending: """
            They went out together, one small step at a time. <4 There was an owl. There was a twig. There was nothing
            else at all.>

            “I did it,” whispered the {special}. “We did it,” said {hero}.

            {lesson}

            And if it was ever afraid again, they both knew what to say. {lastRefrain}
            """)

    private static let nightWalk = StoryPlot(
        titles: ["{hero} and {Special}", "{Special phrase}", "What the {Special noun} Found Out"],
        refrain: "“Not yet,” said the {special}. “Not just yet.”",
        lastRefrain: "“Now,” said the {special}. “Now, I bet!”",
        opening: """
            In {place} there lived {aSpecial}. <3 All the others of its kind laughed about it.> <5 They did not laugh
            very loudly, for each of them was afraid of something too.> <8 But it is hard to hear the difference through
            a door.>

            {heroIs} {He} did not laugh. {He} knocked and said, “Come out and play!”

            {refrain}
            """,
        want: "{hero} wanted to be its friend. <3 {He} came back on Tuesday, and {he} came back on Wednesday.>",
        obstacle: "But the {special} would not come out. <4 What if {fear} was there, right behind the door?>",
        attempts: [
            """
            {hero} read it a brave book. It hid at page two. <4 Nothing had happened yet on page two. There was only a
            {door|picture of a hat}.>

            {refrain}
            """,
            """
            {hero} brought {helper} the {helperKind}. “Boo!” said {helper}, to be friendly. <4 It was the wrong thing to
            say.>

            {refrain}
            """,
            """
            {hero} pushed it gently. It did not move. <4 {He} pushed less gently, and fell over it.>

            {refrain}
            """,
        ],
        turn: """
            One evening there was a small cry outside. A {duckling|kitten} had lost its way. <3 It sat in the road and
            called and called.>

            The {special} heard it. It looked at {hero}. <4 It forgot to say not yet. It forgot to say anything.>

            Out it went, with {hero} close behind! It was there first.
            """,
        ending: """
            They carried the little one home. Its mother kissed them both.

            “Wait,” said the {special}. “Was I outside? Was I not afraid of {fear}?”

            “You were busy,” said {hero}. <4 “There was no time for it.”>

            {lesson}

            The next day {hero} knocked again. {lastRefrain}
            """)

    private static let littleByLittle = StoryPlot(
        titles: ["{Special phrase}", "{hero} and {Special}", "Little by Little"],
        refrain: "“A little bit. Just a little bit.”",
        lastRefrain: "“All of it! Every last bit!”",
        opening: """
            {heroIs} For {his} birthday {he} got {aSpecial}. <3 It came in a box with holes, and it did not want to come
            out.> <8 There was a ribbon on the box, and a note that said only: Be patient.>

            “It is afraid of {fear},” said Grandma. <4 “It has been like that since it was new.”>
            """,
        want: """
            “Then we shall practise,” said {hero}. {He} {was} good at practising. <4 {He} had practised
            {whistling|hopping} for a year.>
            """,
        obstacle: "“I can't,” said the {special}. “It is too much.” <4 It made itself as small as it could.>",
        attempts: [
            """
            {hero} carried it {once around the house|up and down the stairs}, singing. It kept its eyes shut. <4 {hero}
            asked how it knew where its eyes were, and it did not answer.>

            {refrain}
            """,
            """
            {hero} drew a picture of {fear}. It was a silly picture<4 , with a {moustache|bow}, and with shoes on the
            wrong feet>.

            The {special} looked with one eye. {refrain}
            """,
            """
            {hero} gave it {a spoonful of honey|a pat} for being brave. “I have not been brave yet,” it said. <4 “That
            is for later,” said {hero}.>

            {refrain}
            """,
        ],
        turn: """
            “How much is too much?” asked {hero}. “All of it,” said the {special}.

            “Then how about a thimbleful?” <3 So they tried a thimbleful, with the door wide open and {hero} close by.>

            “That was not so bad,” it said. Next day they tried a cupful. <4 By Friday they had got to a bucket.>
            """,
        ending: """
            On Sunday the {special} called out, “Watch me!” {hero} watched. {He} hardly dared to breathe.

            {lastRefrain}

            And nothing bad happened. <4 Something good did. They saw {a shooting star|a hedgehog with three babies},
            which they would have missed.>

            {lesson}
            """)

    private static let foundOnAStep = StoryPlot(
        titles: ["{hero} and {Special}", "{Special phrase}", "Whose Is the {Special noun}?"],
        refrain: "“Where do you come from? Where do you go?”",
        lastRefrain: "“Here you can stay now. Now we both know.”",
        opening: """
            {heroIs} One {rainy|frosty|bright} morning there was something on the step. It was {aSpecial}!

            <3 {hero} walked around it twice. {He} had never seen one on a step before.> <8 There was no letter with it,
            and no name, and the only footprints in the road were a cat's.>

            {refrain}
            """,
        want: "“Somebody must be missing you,” said {hero}. {He} wanted to bring it home.",
        obstacle: "But nobody knew where that was. <4 The {special} did not seem to know it either.>",
        attempts: [
            """
            {hero} asked at the bakery. “It is not ours,” said the baker. “But it is very nice.” <4 He gave {hero} a bun
            for the way.>
            """,
            """
            {hero} put up a note. The wind took it. <4 Now a goat knew all about it, but nobody else did.>
            """,
            """
            {hero} asked {helper} the {helperKind}. {helper} {thought|looked} and {thought|looked}. <4 “No,” said
            {helper} in the end, “but may I come too?”>
            """,
        ],
        turn: """
            They walked until they came to the last house in {place}. <3 An old woman sat at the window.>

            “There you are!” said the old woman. “I put it there for you.” <4 “For me?” asked {hero}. “For whoever would
            be kind to it,” said the old woman.>
            """,
        ending: """
            So {hero} and the {special} went home. <3 They took the long way, because it was theirs now.>

            {lastRefrain}

            {lesson}

            And every {Sunday|Friday} they went back to wave at the window.
            """)

    private static let onePlaceForIt = StoryPlot(
        titles: ["{Special phrase}", "{hero} and {Special}", "A Place for the {Special noun}"],
        refrain: "“Not here. Not there. Then where, oh where?”",
        lastRefrain: "“Not here. Not there. But everywhere!”",
        opening: """
            This is the story of {hero} and {aSpecial}.

            {heroIs} {He} met the {special} in {place}. <3 They liked each other straight away.> <8 It happens like that
            sometimes, and nobody has ever found out why.>

            “I have no place to be,” said the {special}.
            """,
        want: "“Then we will find you one,” said {hero}. <3 {He} tied up {his} {boots|bundle} that very minute.>",
        obstacle: "It sounded easy. It was not. <4 Most places in the world have somebody in them already.>",
        attempts: [
            """
            They tried the top of the hill. It was too windy. <4 {hero} had to hold on to the {special}, and the
            {special} had to hold on to {hero}.>

            {refrain}
            """,
            """
            They tried beside the brook. It was too wet. <4 A water rat said that this was the point of it.>

            {refrain}
            """,
            """
            They tried the church tower. Dong! It was too loud. <4 They could hear nothing but dong until Thursday.>

            {refrain}
            """,
        ],
        turn: """
            They sat down on {hero}'s own step to rest. {helper} the {helperKind} came by. <3 So did three
            {hens|cousins} and the postman.>

            Everyone wanted to see the {special}. They sat down too. <4 Somebody fetched lemonade, and somebody else
            fetched a {fiddle|flute}.>

            “You know,” said the {special}, “I like it here.”
            """,
        ending: """
            So that was the place! It had been there the whole time.

            <4 At night the {special} stood by {hero}'s bed. By day it went wherever {hero} went.>

            {lesson}

            {lastRefrain}
            """)

    private static let askedAtLast = StoryPlot(
        titles: ["What the {Special noun} Wanted", "{hero} and {Special}", "{Special phrase}"],
        refrain: "“Is it this? Is it that?”",
        lastRefrain: "“It was this! That was that!”",
        opening: """
            Once there was {aSpecial}. <3 It sighed in the morning, and it sighed at night.> <8 It had everything that
            one of its kind could need, and it had counted all of it twice.>

            {heroIs} {He} heard it sigh. “What do you want?” {he} asked.

            “I don't know the word for it,” said the {special}.
            """,
        want:
            "“Then we shall try things,” said {hero}, “until we get to it.” <4 {He} made a list, with boxes to tick.>",
        obstacle: "There are a great many things in the world. <4 The list went down the stairs and out of the door.>",
        attempts: [
            """
            {hero} brought it {a pancake|a plum|some soup}. It was kind, but it was not that. <4 {hero} ate it, so that
            it would not be sad.>

            {refrain}
            """,
            """
            {hero} played it a tune on a {comb|pan}. It was lovely, but it was not that. <4 Three dogs came, and for
            them it was exactly that.>

            {refrain}
            """,
            """
            {hero} showed it the sea. It was big, but it was not that. <4 The sea sighed too, but the sea always does.>

            {refrain}
            """,
        ],
        turn: """
            {hero} was tired. {He} leaned against the {special}. <3 The sun went down, and they watched it go.>

            {hero} did not bring anything. {He} did not ask anything. {He} just sat there.

            “That!” said the {special}. “That is it!”
            """,
        ending: """
            “Oh,” said {hero}. “You wanted somebody to sit with you.” <4 It is a hard thing to find a word for.>

            So they sat together every evening. {lastRefrain}

            {lesson}

            And nobody sighed any more, except now and then the sea.
            """)
}
