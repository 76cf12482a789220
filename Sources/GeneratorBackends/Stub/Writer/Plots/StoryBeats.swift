/// Short moments between attempts, for stories that need a little more length. They fit any plot.
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
    ]
}
