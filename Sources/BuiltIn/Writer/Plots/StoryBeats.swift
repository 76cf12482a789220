/// Short moments between attempts that make a story longer. They fit every plot.
enum StoryBeats {
    static let all = [
        "“Never mind,” said {hero}. “I will think again.” <3 {He} thought standing up, and {he} thought sitting down.>",
        "{hero} sat down and had a {bun|plum|biscuit}. <3 Thinking is easier with something in your mouth.>",
        "“Oh, bother,” said {hero}. <3 It was the strongest word that {he} knew.> <5 {He} felt better for it.>",
        "{hero} scratched {his} head. {He} scratched {his} chin. <4 It did not help, but it passed the time.>",
        "So that was that. {hero} took a deep breath. “Once more,” {he} said.",
        "“I am not cross,” said {hero}. <3 {He} kicked a very small stone.> “Well, maybe a little.”",
        "A snail had been watching. <3 “I would not have done it like that,” said the snail.>",
        "{hero} counted to ten. <3 {He} left out seven, which {he} did not like.> Then {he} felt better.",
        "For a moment {hero} wanted to give up. <3 The moment went by.> Then {he} did not want to any more.",
        "“Good try,” {hero} told {himself}. <4 Somebody had to say it, and nobody else was there.>",
        "A beetle began to laugh. <3 Then it saw {hero}'s face, and it made the laugh into a sneeze.>",
        "“Hm,” said {hero}. <3 It was a long hm, with a little bend at the end.>",
        "{hero} rubbed {his} hands together. <3 That is how you begin when you begin again.>",
        "“That was only the first idea,” said {hero}. <3 {He} had at least two more, and maybe a spare.>",
        "{hero} lay down flat and looked up at nothing. <3 It is good to look at nothing now and then.>",
        "“Not that way, then,” said {hero}. <4 Now {he} knew one way that was wrong, which is something to know.>",
        "{hero} laughed. <3 There was nothing else to be done about it.> Then {he} got up.",
        "A moth flew by, and it did not stop to ask. <3 Moths have troubles of their own.>",
        "{hero} hummed a little tune. <4 It had no words yet, because it was waiting for a better day.>",
        "“What would Grandma do?” {hero} asked {himself}. <3 {He} knew it. Grandma would have tea and try again.>",
        "A feather came down and sat on {hero}'s head. <3 {He} let it stay. It seemed to be on {his} side.>",
        "{hero} turned around three times. <4 It is supposed to be lucky. It mostly makes you giddy.>",
        "“I am learning a lot today,” said {hero}. <4 {He} did not say that {he} enjoyed it.>",
        "Somewhere a clock struck. <3 “There is plenty of time left,” said {hero}.>",
    ]
}
