import Domain

/// What the built-in writer's stories with choices are made of. All texts are ``StoryTemplate`` texts; `{goal}` is what
/// the hero looks for.
enum ChoicePlot {
    struct Place: Sendable {
        /// What a reader chooses to go there.
        var choice: String
        var text: String
        /// Added if there is room.
        var more: String
    }

    struct Goal: Sendable {
        var noun: String
        var opening: String
    }

    static func goals(of theme: Theme) -> [Goal] {
        switch theme {
        case .adventure:
            [
                Goal(
                    noun: "the bell that rings by itself",
                    opening: """
                        {heroIs} One morning the old bell on the hill was gone. <4 It had no rope, and still it used to
                        ring whenever it liked.>

                        “I shall find it,” said {hero}. “A bell cannot walk far.”
                        """),
                Goal(
                    noun: "the map with no names",
                    opening: """
                        {heroIs} In the attic there was a frame, and in the frame there was no picture, only dust in
                        the shape of a map. <4 Someone had borrowed it long ago.>

                        “A map like that wants to be found,” said {hero}.
                        """),
            ]
        case .animals:
            [
                Goal(
                    noun: "the smallest swallow",
                    opening: """
                        {heroIs} Every evening the swallows came home to the barn, and {hero} counted them. <4 There
                        were always eleven.> This evening there was one too few.

                        “The smallest is missing,” said {hero}. “I am going to look for it.”
                        """),
                Goal(
                    noun: "the tortoise from the garden",
                    opening: """
                        {heroIs} The tortoise had lived under the rhubarb for longer than the rhubarb itself. Today
                        there was only a hollow in the leaves. <4 It was still warm.>

                        “A tortoise has a head start,” said {hero}, “but I have longer legs.”
                        """),
            ]
        case .family, .neutral:
            [
                Goal(
                    noun: "Grandmother's blue button",
                    opening: """
                        {heroIs} Grandmother's coat had nine buttons and one thread without any. <4 The blue one in the
                        middle had come off on the way home.>

                        “I shall find it before it gets cold,” said {hero}.
                        """),
                Goal(
                    noun: "the recipe for the birthday soup",
                    opening: """
                        {heroIs} Tomorrow was a birthday, and a birthday needed soup. But the wind had come in at the
                        window and carried the recipe away. <4 It was the only one, and it had a thumbprint on it.>

                        “Paper flies, and I can run,” said {hero}.
                        """),
            ]
        case .friendship:
            [
                Goal(
                    noun: "the red kite",
                    opening: """
                        {heroIs} {hero} had held the string of {helper}'s red kite for only a moment. <4 It was a very
                        short moment, and a very strong wind.> Now the kite was gone.

                        “I shall bring it back,” {hero} promised. “All of it, with the tail.”
                        """),
                Goal(
                    noun: "the other half of the secret",
                    opening: """
                        {heroIs} {helper} the {helperKind} had written a secret on a leaf and torn it in two. <4 One
                        half was for each of them.> But {hero}'s half had blown away.

                        “Half a secret is worse than none,” said {hero}, and {he} set out at once.
                        """),
            ]
        case .fantasy:
            [
                Goal(
                    noun: "the star that overslept",
                    opening: """
                        {heroIs} Last night there was a hole in the sky, just above the chimney. <4 A star had lain
                        down somewhere for a nap, and had not come back.>

                        “Someone must wake it,” said {hero}. “Quietly, so that it does not fall.”
                        """),
                Goal(
                    noun: "the cloud named {dragon}",
                    opening: """
                        {heroIs} {hero} knew all the clouds by name. The one named {dragon} had not been seen for three
                        days. <4 It was the one that could look like anything.>

                        “It has forgotten what it looks like,” said {hero}. “I must remind it.”
                        """),
            ]
        }
    }

    /// After the opening of a story, before its first choice.
    static let crossroads =
        "{At the garden gate|Behind the last house|By the old pump} the path divided. <3 {hero} looked one way, and then "
        + "the other.>"

    static let places = [
        Place(
            choice: "Go over the humming bridge",
            text: """
                The bridge hummed under {his} feet. <3 Every board had a note of its own.> {hero} walked across, and then
                back, and then across again, until it was a tune.

                “I have not heard that one before,” said a heron who was fishing there. “What are you looking for?”

                {hero} told her about {goal}. <4 The heron stood on one leg to think about it.>
                """,
            more: """
                “Things that are lost go downstream,” said the heron at last, “unless they go up.” It was not much, but
                {hero} thanked her for it.
                """),
        Place(
            choice: "Take the path through the tall grass",
            text: """
                The grass was taller than {hero}. <3 It closed behind {him} like a curtain.> In the middle sat a
                grasshopper, tuning a leg.

                “Did something come by here?” asked {hero}.

                “Everything comes by here,” said the grasshopper. “I only look up for music.” <4 So {hero} sang the first
                thing that came to mind.>
                """,
            more: """
                The grasshopper looked up. “Now that you sing it,” he said, “I did see a shadow. It was in a hurry, and it
                went around the corner.”
                """),
        Place(
            choice: "Climb the hill with the crooked tree",
            text: """
                The hill was steep, and the tree leaned over to see who was coming. <3 {hero} had to stop twice.> From
                the top {he} could see the whole {valley|country}, as small as a tablecloth.

                Far below, something moved. <4 It might have been {goal}, or only a sheep.>
                """,
            more: """
                The tree let down a branch. {hero} sat on it and looked at all the places, one after the other. Now {he}
                knew where not to search.
                """),
        Place(
            choice: "Ask at the mill",
            text: """
                The mill turned slowly and said the same word again and again. <3 It sounded like “bread”.> The miller
                came out, white from head to foot.

                “You want to know something,” he said. “Hold this sack, and I shall think.” <4 The sack was not heavy. It
                was only surprising.>

                {hero} held it, and sneezed three times.
                """,
            more: """
                “Three sneezes,” said the miller. “Then it is not here. If it were here, you would have sneezed four
                times.” He gave {hero} a warm roll for the way.
                """),
        Place(
            choice: "Follow the row of white stones",
            text: """
                Someone had laid white stones along the path, each as big as an egg. <3 {hero} counted them.> After the
                twentieth there was a snail.

                “They are mine,” said the snail. “I put one down every day, so that I know where I have been.”

                {hero} told the snail about {goal}. <4 The snail listened with both horns.>
                """,
            more: """
                “In twenty days I have seen nothing of the kind,” said the snail. “But you are faster than I am. You have
                time to be wrong.”
                """),
        Place(
            choice: "Look in the lantern maker's shop",
            text: """
                In the shop of the lantern maker it was never dark. <3 A hundred lanterns hung from the ceiling, and one
                of them was lit.> An old mole sat under it and polished her glasses.

                “I make lanterns for people who look for things,” she said. “Which kind have you lost?”

                “The only one of its kind,” said {hero}.
                """,
            more: """
                “Then you need the small lantern,” said the mole. “The big ones only show that it is dark everywhere
                else.” {hero} promised to bring it back.
                """),
        Place(
            choice: "Row across the green pond",
            text: """
                The boat was made for someone smaller. <3 {hero} could hardly fit in.> In the
                middle of the pond it stopped.

                “Toll,” said a frog. “One joke.”

                {hero} thought hard. <4 The only joke that came to mind was about a spoon.> The frog laughed so much that
                the waves pushed the boat to the other shore.
                """,
            more: """
                “Come again!” called the frog. “And if you see what you are looking for, tell it that it owes me a joke,
                too. It went across this morning.”
                """),
        Place(
            choice: "Knock at the house with the round door",
            text: """
                The door rolled aside like a wheel. <3 Behind it stood a badger with a ladle.>

                “You are just in time,” said the badger. “The soup is too hot, and I have no one to wait with.”

                So they waited together. <4 It is hard to wait alone, and quite easy with two.>
                """,
            more: """
                When the soup was cool enough, the badger tasted it and said: “What you are looking for was here for breakfast. It did
                not stay. It wanted to see where the path ends.”
                """),
        Place(
            choice: "Walk along the old wall",
            text: """
                On the old wall it was warm, and lizards lay there like forgotten gloves. <3 {hero} walked with both arms
                stretched out.>

                Where the wall had a gap, a cat was sitting. “This gap is taken,” said the cat. <4 But she moved one paw,
                and that was enough.>
                """,
            more: """
                “I have seen {goal},” said the cat without opening her eyes. “I do not chase things that are already
                lost. It went on, the way that you are going.”
                """),
        Place(
            choice: "Wait for the little train",
            text: """
                The little train came around the bend and blew its whistle like a kettle. <3 It had one carriage, and the
                carriage had one seat.>

                “Where to?” asked the driver, who was a hen in a cap.

                “To the place where lost things are,” said {hero}. <4 The hen looked it up in her timetable.>
                """,
            more: """
                “That is every stop,” said the hen. “But most people get off too early.” {hero} stayed in {his} seat
                until the rails turned to grass.
                """),
        Place(
            choice: "Go into the fog",
            text: """
                In the fog there was no left and no right. <3 There was only the sound of {his} own steps.> After a while
                there were two sounds.

                “Is someone there?” asked {hero}.

                “I was going to ask that,” said a goat. <4 They laughed, and the fog laughed, too, a little later.>
                """,
            more: """
                The goat knew the way by its smell. “First wet stone,” she said, “then thyme, then nothing, and then you
                are through.” And so it was.
                """),
        Place(
            choice: "Turn off at the orchard",
            text: """
                The orchard was full of ladders, and no one stood on them. <3 High up, between two leaves, something
                shone.>

                {hero} climbed up. It was only an apple, but it was the best apple of the year. <4 It tasted of rain and
                of the whole summer.>
                """,
            more: """
                From the top of the ladder {hero} saw a feather on the path below, and a little farther on another one.
                Someone had gone that way not long ago.
                """),
    ]

    static let endings = [
        Place(
            choice: "Look in the hollow tree",
            text: """
                The oldest tree of all had a hollow, and in the hollow it was as quiet as in a pocket. {hero} looked
                in, and waited until {he} could see in the dark.

                There was {goal}. <3 It was safe, and it was dry.>

                “So here you are,” said {hero}.
                """,
            more: "On the way home everything was nearer than before. It always is when there is something to tell."),
        Place(
            choice: "Rest for a moment",
            text: """
                {hero} sat down, because {he} {was} tired. <3 {He} sang very softly, only to keep awake.>

                Something came closer while {he} sang. It was {goal}. <4 It had heard the song and wanted to know how it
                ended.>

                So {hero} sang it to the end.
                """,
            more: "{hero} had run after it all day. In the end it only had to be waited for."),
        Place(
            choice: "Follow the smell of pancakes",
            text: """
                The smell came from a cart with a yellow roof. An old toad stood at the pan.

                “I have been waiting for someone who is looking for something,” said the toad. Beside him, in the warm
                place next to the pan, was {goal}. <3 He had found it on the road.>

                {hero} turned eleven pancakes for him. Then it was time to go home.
                """,
            more: "The toad did not want a reward. “You asked so kindly,” he said, “and no pancake fell on the ground.”"
        ),
        Place(
            choice: "Go home and think about it",
            text: """
                {hero} went home with empty hands. <3 It was a long way.> In front of the door lay something.

                It was {goal}. It had come home alone, by another road, and had been waiting the whole time.

                “You could have told me,” said {hero}, and {he} laughed until the lamp was lit.
                """,
            more: "Since then a light stands in the window every evening, in case someone comes home late."),
        Place(
            choice: "Call as loudly as you can",
            text: """
                {hero} called, and the hills called it after {him}. <3 It went from one to the next, until it was very
                small.>

                Then an answer came back, and it was not an echo. Behind the third hill was {goal}.

                {hero} ran the last part of the way.
                """,
            more: "All the way home the hills were silent. They had said what there was to say."),
        Place(
            choice: "Ask the night watchman",
            text: """
                The night watchman was an owl with a big bunch of keys. <3 He wrote down every question before he
                answered it.>

                “It is here,” he said, and he opened a door. Behind it, in the best chair, was {goal}. <3 It seemed to
                be very comfortable.>

                “Sign here,” said the owl.
                """,
            more: "“How did you know that I would come?” asked {hero}. “I did not,” said the owl. “I hoped so.”"),
    ]
}
