/// Plots with fences, kites and a new neighbour.
enum FriendshipPlots {
    static let all = [newNextDoor, oneKite, slowPicnic, snowFriend, narrowBridge]

    private static let newNextDoor = StoryPlot(
        titles: ["Somebody New Next Door", "{hero} and the Hole in the Fence", "Hello Through a Hole"],
        refrain: "“Knock, knock. Who is there?”",
        lastRefrain: "“Knock, knock. I am here!”",
        opening: """
            {heroIs} One day somebody moved in next door. <3 There was a cart with {two chairs|a birdcage} on it. Behind
            it walked somebody small.> <8 Somebody small looked once at the fence and then at the ground, the way you do
            when everything you know is somewhere else.>

            {hero} listened at the fence. {He} heard one sniff.

            {refrain}
            """,
        want: "{hero} wanted to say hello. <3 {He} put on {his} best {hat|scarf} to say it in.>",
        obstacle: "But the fence was high. And the somebody was shy. <4 It was a very quiet sort of sniff.>",
        attempts: [
            """
            {hero} called, “Hello!” It was a big hello. The sniffing stopped<4 , and two feet ran away over the grass>.

            {refrain}
            """,
            """
            {hero} sent a paper boat over. It landed in a {puddle|bush}. <4 It had taken all morning, and it sank in a
            moment.>

            {refrain}
            """,
            """
            {hero} climbed up to look. The fence wobbled. Down went {hero}<4 , into the only nettles in the whole
            garden>.

            {refrain}
            """,
        ],
        turn: """
            {hero} sat with {his} back to the fence. There was a hole, low down. <3 It was just as big as a ball.>

            So {hero} rolled {his} {red|blue|yellow} ball through it. {He} waited. <4 {He} waited so long that a snail
            went by, and came back.> <8 Waiting is a kind of asking, if you do it quietly enough.>

            Then the ball rolled out again. There was a {flower|feather} stuck to it.
            """,
        ending: """
            In and out went the ball. In and out, all {afternoon|day}. <4 In the end a nose came through, and after the
            nose came a voice.>

            “I am {helper},” it said. “I am a {helperKind}. What is your name?”

            {lastRefrain}

            {lesson}

            The next day Papa made the hole bigger. <3 It was exactly as big as a friend.>
            """)

    private static let oneKite = StoryPlot(
        titles: ["One Kite for Two", "{hero}, {helper} and the Red Kite", "The Kite with Two Tails"],
        refrain: "“Mine!” said {hero}. “Mine!” said {helper}.",
        lastRefrain: "“Ours!” said {hero}. “Ours!” said {helper}.",
        opening: """
            {heroIs} {His} best friend was {helper} the {helperKind}. <3 They shared a {swing|bench}, and they shared
            the hiccups.> <8 In all that time they had quarrelled only once, and by evening they had both forgotten what
            it was about.>

            One windy day they found a kite. It was red, with a long tail.

            {refrain}
            """,
        want: "They both wanted to fly it. <3 They both wanted to fly it first.>",
        obstacle: """
            But there was only one kite. {hero} pulled, and {helper} pulled. Rip! <4 Now there were two half kites, and
            nobody needs to be good at sums to see the trouble.>
            """,
        attempts: [
            """
            They threw both halves off the {hill|wall}. <4 Half a kite does not fly. It only flaps, like a sad hen.>
            They both came down in the mud.
            """,
            """
            {hero} ran with one half of it. It bumped along the grass. <4 It looked like somebody taking a rag for a
            walk.>
            """,
            """
            {helper} threw one half up high. It came down again. <4 It came down on {helper}'s head, which is no place
            for half a kite.>
            """,
        ],
        turn: """
            They sat down, back to back. Nobody said a word. <3 The wind went by with nothing to play with.> <8 Each of
            them thought of something to say, and each of them waited for the other to say it first.>

            “I have some string,” said {hero} at last. “I have some glue,” said {helper}.

            They mended it together. <4 It was not so easy. There was glue on the kite, and glue on the grass, and for
            some time they were stuck to each other.>
            """,
        ending: """
            “You run,” said {hero}. “You hold on,” said {helper}. <3 Then they changed places, and then they changed
            again.>

            Up went the kite! It had a big patch and two tails. <4 It flew better than any new kite ever did.>

            {lastRefrain}

            {lesson}
            """)

    private static let slowPicnic = StoryPlot(
        titles: ["The Slowest Picnic", "Waiting for Tortoise", "{hero} Takes the Picnic for a Walk"],
        refrain: "“I am coming,” said Tortoise. Step. And step.",
        lastRefrain: "“I am here,” said Tortoise. Munch. And munch.",
        opening: """
            {heroIs} {He} packed a picnic<3  of {pies and plums|buns and berries}>. {He} asked all {his} friends.

            {helper} the {helperKind} came at once. The {rabbits|ducks|mice} came hopping. <4 Everybody sat down on the
            rug and looked at the food.> <8 The food looked back, and the butter had begun to lean.>

            Only Tortoise was not there. Tortoise was slow.

            {refrain}
            """,
        want: "“We will wait,” said {hero}. “It is no picnic without Tortoise.”",
        obstacle: "But the hill was high, and Tortoise was far down. <4 From the top he looked like a {button|pea}.>",
        attempts: [
            """
            {hero} pulled him on a cart. The cart rolled back down. <4 “That was fast,” said Tortoise. “I did not like
            it.”>

            {refrain}
            """,
            """
            {hero} carried him. {He} got three steps. <4 A tortoise has his whole house with him, and you feel it.>

            {refrain}
            """,
            """
            {helper} blew a trumpet to help him along. Tortoise went into his shell. <4 It took a good while, and some
            whispering, to get him out again.>

            {refrain}
            """,
        ],
        turn: """
            {hero} looked at the hill. {He} looked at the food. <3 {He} looked at Tortoise, who was trying so hard.> <8
            It came to {him} that there were two ways to bring a friend and a picnic together, and that they had only
            tried the one.>

            “I know,” {he} said. “Pick up the rug!”

            They took a corner each. Down the hill came the picnic<4 , cakes and cups and all, with only one bun lost on
            the way>.
            """,
        ending: """
            They put it down in front of Tortoise. {lastRefrain}

            <4 There was a stream there, which was good for feet, and a tree that was good for falling asleep under.>

            “This is a better place,” said everyone. And it was.

            {lesson}

            They stayed until the moon came up.
            """)

    private static let snowFriend = StoryPlot(
        titles: ["The Snowman Who Stood Alone", "{hero} and the Lonely Snowman", "A Friend for the Snowman"],
        refrain: "“Snow on my nose and snow on my toes.”",
        lastRefrain: "“Two is the best when it snows, when it snows.”",
        opening: """
            {heroIs} It had snowed all night in {place}.

            {hero} built a snowman<3  with a carrot nose and a {blue|green|striped} scarf>. It was a fine snowman. <8 It
            had an old hat that had belonged to three uncles, one after the other, and it wore it better than any of
            them.>

            {refrain}
            """,
        want: """
            At supper {hero} looked out. The snowman stood alone in the dark. <4 He looked at the lit window, the way
            you look at a party.>

            “He needs a friend,” said {hero}.
            """,
        obstacle: "But a snowman cannot come inside. <4 He would be a puddle by pudding time.>",
        attempts: [
            """
            {hero} took out {his} toy {bear|rabbit} to sit with him. It got snow in its ears. <4 It had to be hung up
            over the stove, by the ears.>
            """,
            """
            {hero} asked the cat. The cat went out. The cat came in. <4 It did not say why, but it sat on the stove for
            an hour.>
            """,
            """
            {hero} stood beside him and held his hand. <4 It was a stick, but it was a friendly stick.> Soon {hero}'s
            teeth went clack, clack, clack.
            """,
        ],
        turn: """
            {hero} could not sleep. Then {he} heard a noise. Scrunch, scrunch.

            {He} looked out. There was {helper} the {helperKind}. <3 {helper} had come with a lantern.> <8 There was
            snow on {helper}'s eyebrows and a second carrot under {helper}'s arm.>

            {helper} was rolling a big ball of snow. “Come out,” called {helper}. “I had the same idea!”
            """,
        ending: """
            They worked by the light of the moon. They made a second snowman. <4 It was a bit crooked, and it leaned on
            the first one like a friend.>

            Two snowmen stood in the garden. Two friends stood and waved at them.

            {lesson}

            {lastRefrain}
            """)

    private static let narrowBridge = StoryPlot(
        titles: ["The Narrow Bridge", "{hero} and the Stubborn Goat", "After You, Said the Goat"],
        refrain: "“After me!” said {hero}. “After me!” said Goat.",
        lastRefrain: "“After you!” said {hero}. “After you!” said Goat.",
        opening: """
            {heroIs} There was a bridge in {place}. <3 It was one plank wide, with cold water under it.> <8 It had been
            built by somebody who thought that people would always be polite.>

            {hero} started from one side. Goat started from the other. In the middle they met.

            {refrain}
            """,
        want: "{hero} wanted to get to the {market|apple tree}. <3 Goat wanted to get to the {clover|cabbages}.>",
        obstacle: "There was no room to pass. <4 There was hardly room to be cross.>",
        attempts: [
            """
            {hero} pushed and Goat pushed. <4 They pushed so evenly that nobody moved at all.>

            {refrain}
            """,
            """
            {hero} sat down to wait. So did Goat. <4 A fish came up to look at them, and it brought a friend.>

            {refrain}
            """,
            """
            {hero} tried to crawl under. Goat tried to crawl under too. Bonk!

            {refrain}
            """,
        ],
        turn: """
            Then it began to rain. {hero} had an umbrella. Goat had none. <4 The rain ran down his horns and dripped off
            his beard.>

            {hero} held the umbrella over them both. “Thank you,” said Goat. <3 It was the first nice thing that anyone
            had said.> <8 After that it seemed silly to go on being cross, but neither of them quite knew how to stop.>

            “Hold on to me,” said {hero}. They held on tight. They turned around, slowly, like a dance.
            """,
        ending: """
            And there they were! Each one stood on the right side.

            <4 “That was a good dance,” said Goat.>

            “Shall we do it again?” asked {hero}.

            {lastRefrain}

            They did it {nine|seven|eleven} times. {lesson}

            Everything else could wait.
            """)
}
