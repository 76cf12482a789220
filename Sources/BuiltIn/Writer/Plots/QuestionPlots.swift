/// Plots about finding an answer: “why the sea is salty”. `{about}` is the question as a clause.
enum QuestionPlots {
    static let all = [nobodyKnew, tallTales]

    private static let nobodyKnew = StoryPlot(
        titles: ["{About}", "{hero} and the Big Question", "{hero} Wants to Know"],
        refrain: "“I wonder,” said {hero}. “I wonder and wonder.”",
        lastRefrain: "“I wonder,” said {hero}. “What comes next, I wonder?”",
        opening: """
            {heroIs} {He} had a head full of questions. <3 There was one for every {button|freckle|day of the week}.>

            One {windy|bright|rainy} morning a new one flew in. {hero} wanted to know {about}.

            {refrain}
            """,
        want: "“I will find out,” said {hero}. <3 “I shall find out before supper.” It was {pancakes|dumplings}.>",
        obstacle: "But nobody seemed to know. <4 The big book by the stairs went no further than {parsnips|porridge}.>",
        attempts: [
            """
            {hero} asked {helper} the {helperKind}. “It is so because it is so,” said {helper}. <4 Then {helper} thought
            about it, and came along, in case it was not.>
            """,
            """
            {hero} asked the old miller. “I knew it once,” said the miller. <4 “I wrote it down on a sack. Then somebody
            bought the flour.”>

            {refrain}
            """,
            """
            {hero} wrote the question on a leaf. A goat ate it. <4 The goat looked wiser after that, but it kept the
            answer to itself.>

            {refrain}
            """,
        ],
        turn: """
            “Nobody has looked,” said {hero}. “They have only talked!” <3 So {he} packed a bun and a pencil and went to
            look.>

            {He} looked from far away. {He} looked from very near. <4 {He} looked from upside down, between {his} own
            knees.>

            “Oh!” said {hero}. “So that is how it is!”
            """,
        ending: """
            At supper they all asked {him}. “Do you know it now? Do you know {about}?”

            {hero} told them what {he} had seen. <4 It took two helpings to tell it.> Nobody had ever heard it told so
            well.

            {lesson}

            <4 “And how does anybody know that?” said a small voice from under the table. It was the beginning of
            another question.>

            {lastRefrain}
            """)

    private static let tallTales = StoryPlot(
        titles: ["{About}", "Tell Me, Said {hero}", "{hero} Asks Everybody"],
        refrain: "“No,” said {hero}. “That is only a tale.”",
        lastRefrain: "“Yes,” said {hero}. “That is my own tale.”", attemptsFail: false,
        opening: """
            {heroIs} It was bedtime, and {he} {was} not sleepy at all.

            “Tell me {about},” said {hero}.
            """,
        want: "{hero} wanted the real answer. <3 {He} wanted it now, with the light on.>",
        obstacle: "But nobody in the house had the real answer. <4 They had other things, and they gave {him} those.>",
        attempts: [
            """
            “It was a giant with a {spoon|sieve|teapot},” said Papa. <4 “He did it by accident. He was far too big to be
            told off.”>

            {refrain}
            """,
            """
            “It was three grey geese,” said Grandma. <4 “They were told not to, and they did it all the same. You know
            how geese are.”>

            {refrain}
            """,
            """
            “It was the moon,” said {hero}'s sister. <4 “The moon does everything, at night, while nobody is looking.”>

            {refrain}
            """,
        ],
        turn: """
            They all sat on the edge of the bed. <3 It grew quiet. The clock went tick, and then it went tock.>

            “What do you think?” asked Grandma.

            Nobody had ever asked {him} that. {hero} thought, and {he} thought. <4 You could nearly hear it.>
            """,
        ending: """
            “Once upon a time,” said {hero}, “there was a giant. He had three geese. They all lived in the moon.” <4 It
            was a long tale, and everybody got into it somewhere.>

            “Is that {about}?” asked Papa. “Nearly,” said {hero}. “I will find out the rest tomorrow.”

            {lesson}

            {lastRefrain}
            """)
}
