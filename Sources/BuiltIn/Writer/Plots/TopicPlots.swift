/// Plots that draw, act or talk about any subject from the pipeline file: “the moon”, “sharing”, “friends who quarrel”.
///
/// `{about}` is used only where every such phrase fits: after “about” and in titles.
enum TopicPlots {
    static let all = [emptyBook, playInTheBarn, andThen]

    private static let emptyBook = StoryPlot(
        titles: ["{About}", "{hero} Makes a Book", "The Book with Empty Pages"],
        refrain: "“Page one,” said {hero}. “Let me see.”",
        lastRefrain: "“The end,” said {hero}. “Again, with me!”",
        opening: """
            {heroIs} One {rainy|quiet|grey} day {he} found an empty book. <3 It had a {blue|yellow} cover, and it
            smelled of {glue|apples}.>

            “I will make a book about {about},” said {hero}.

            {refrain}
            """,
        want: "It was for {helper} the {helperKind}, who had a cold. <3 A cold is long when you have nothing to read.>",
        obstacle: "But the page was very white. <4 It looked at {hero}, and {hero} looked at it.>",
        attempts: [
            """
            {hero} drew with {his} eyes shut. It was a potato. <4 It was a good potato, but the book was not about
            potatoes.>

            {refrain}
            """,
            """
            {hero} used all the colours at once. Now it was brown. <4 Even the green was brown, and so was {his} nose.>

            {refrain}
            """,
            """
            {hero} wrote one very long word. <4 It went over the edge, across the table, and down one leg.>

            {refrain}
            """,
        ],
        turn: """
            {hero} put down the pencil and went out. {He} asked everybody about {about}.

            Everybody knew something! <3 The baker knew a bit, and the postman knew a bit. The smallest {mouse|duckling}
            knew the very best bit.>

            “Wait, not so fast,” said {hero}. And {he} drew and drew.
            """,
        ending: """
            In the evening {hero} read the book to {helper}. {helper} laughed in all the right places<4 , and forgot to
            cough>.

            “I never knew so much about {about},” said {helper}.

            {lesson}

            {lastRefrain}
            """)

    private static let playInTheBarn = StoryPlot(
        titles: ["{About}", "{hero} Puts On a Play", "The Play in the Barn"],
        refrain: "“Curtain up!” said {hero}. Up it went.",
        lastRefrain: "“Curtain down!” said {hero}. Down it came.",
        opening: """
            {heroIs} {He} had a box of hats and an old red curtain. <3 That is nearly all you need.>

            “Tonight there is a play in the barn,” said {hero}. “It is about {about}.”
            """,
        want: "Everybody was to come. <3 There were eleven chairs, and a bucket for {helper} the {helperKind}.>",
        obstacle: """
            But a play is a wobbly thing. <4 It wobbles most when people are looking.>

            {refrain}
            """,
        attempts: [
            """
            The {paper sun|cardboard tree} fell down. It fell on {hero}. <4 “That was not in the play,” said a voice
            from underneath.>

            {refrain}
            """,
            """
            {hero} forgot what to say. “Um,” {he} said. <4 {He} said it in three voices, to make it sound meant.>

            {refrain}
            """,
            """
            The cat walked in and washed her feet. <4 She had the best place, right in the middle, and she took her
            time.>

            {refrain}
            """,
        ],
        turn: """
            It was very quiet in the barn. {hero} went red to the ears.

            “I know about {about}!” said a small voice. It was {helper}. <3 {helper} had stood up on the bucket.> “May I
            be in it?”

            “Come up,” said {hero}. “Come up, all of you!”
            """,
        ending: """
            Up they came, one after another. Each one showed what they knew. <4 Soon nobody was left on the chairs but
            the cat, and she clapped with one paw.>

            “I have never seen so much about {about} in one barn,” said {helper}.

            {lesson}

            {lastRefrain}
            """)

    private static let andThen = StoryPlot(
        titles: ["{About}", "And Then?", "The Long Way Home"],
        refrain: "“And then?” asked {helper}. “And then?”",
        lastRefrain: "“And then,” said {hero}, “we were home.”", attemptsFail: false,
        opening: """
            {heroIs} One evening {he} walked home with {helper} the {helperKind}. <3 {helper} was small, and the way was
            long.>

            “Tell me a story,” said {helper}. “Tell me one about {about}.”
            """,
        want: """
            “If I do, you must keep on walking,” said {hero}. {helper} promised. <4 {helper} promised it with both hands
            up, so that {hero} could see.>
            """,
        obstacle: """
            But {hero} knew no story about {about}. <3 {He} knew one about a pan, and one about a shoe.> So {he} made
            one up.
            """,
        attempts: [
            """
            They came to a hill. “Somebody climbed up, up, up,” said {hero}. <4 They climbed up with the somebody, and
            forgot to be tired.>

            {refrain}
            """,
            """
            They came to a brook. “There was a big jump,” said {hero}. Hop! <4 Three of their four feet stayed dry.>

            {refrain}
            """,
            """
            They came to a wood, and it was dark. “Then somebody took somebody's hand,” said {hero}. <4 It was just
            about there that {helper} took {hero}'s.>

            {refrain}
            """,
        ],
        turn: """
            Then {hero} stopped. The story was all gone. <3 {He} looked for more of it, but there was only an owl.>

            “I do not know what comes now,” said {hero}.

            “But I do!” said {helper}. {helper} told the rest of it. <4 It had a whale in it, and a very small wedding,
            and it was all about {about}.>
            """,
        ending: """
            And there was the gate! There was the lamp in the window. <4 Neither of them had noticed the last mile.>

            {lesson}

            {lastRefrain}
            """)
}
