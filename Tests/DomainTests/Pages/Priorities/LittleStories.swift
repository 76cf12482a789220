/// Short stories, one text for each page, to test the rules with real words.
enum LittleStories {
    /// Page 5 is the most visual one; on page 8 the boat falls over the weir.
    static let paperBoat = [
        "Mina folded a boat from a page of yesterday's newspaper. She cut one round window in it.",
        "She carried it down to the stream behind the house. “You are going to the sea,” she told it.",
        "The boat sat on the water and waited. Then the stream took it, as gently as a hand.",
        "It passed the mill. It passed the bridge where the boys were fishing, and none of them looked up.",
        "In the afternoon the sky turned purple. Rain fell in silver strings, and lightning danced over the hills.",
        "The boat was getting soft at the corners. It thought about Mina, who would be having her supper by now.",
        "The stream grew wide and met another stream. There was a sound ahead, a low one, like somebody humming.",
        "Suddenly the humming was a roar. It was the weir! Over went the boat, down and down. “Oh!” it said.",
        "When it came up again, the water tasted of salt, and a gull told it that this was as far as streams went.",
        "Mina never heard of it. But on her birthday a wave put a scrap of newspaper on the beach, with one round window.",
    ]

    /// All characters shout on every page except for the last two; on page 7 the bus has crossed the hill.
    static let nightBus = [
        "The night bus comes when the town is asleep. Its driver is an owl with a cap. “Ding, ding! All aboard!”",
        "First it stops for the baker, with his loaf under one arm and his pillow under the other. “Ding, ding! All aboard!”",
        "Then it stops for a cat with a suitcase, who never says where she is going. “Ding, ding! All aboard!”",
        "At the school it stops for three sisters with one umbrella between them. “Ding, ding! All aboard!”",
        "By the church a snail is waiting, and it has been waiting since Tuesday. “Ding, ding! All aboard!”",
        "Up the hill goes the bus with everybody leaning forward to help it. “Ding, ding! All aboard!”",
        "At last they were over the top and rolling down the other side, so fast that the snail held on to its shell.",
        "And when the morning looked in at the windows, everybody was in bed, and the owl hung up his cap.",
    ]

    /// Too short to have a climax.
    static let button = [
        "A button lay on the stairs.",
        "Suddenly a magpie came! “Mine!” it said. It hopped. It looked. It took the button.",
        "At last it was home! It put the button beside a spoon.",
        "The spoon was glad of the company.",
    ]
}
