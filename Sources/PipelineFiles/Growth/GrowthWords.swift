import Domain

/// The words from which the plan of a growing collection is made.
enum GrowthWords {
    /// Letters of a known word with which another may begin.
    private static let shortestBeginning = 4

    /// The theme of a goal in free words: that of the first word that is known, or that begins with one. Nil if none is.
    static func theme(of goal: String) -> Theme? {
        if let theme = Theme(rawValue: goal.lowercased()), theme != .neutral { return theme }
        let words = goal.lowercased().split { !$0.isLetter }.map(String.init)
        for word in words {
            if let theme = themes[word] { return theme }
        }
        for word in words {
            let beginning = themes.keys.filter { $0.count >= shortestBeginning && word.hasPrefix($0) }
            if let known = beginning.max(by: { ($0.count, $1) < ($1.count, $0) }) { return themes[known] }
        }
        return nil
    }

    private static let synonyms: [Theme: String] = [
        .adventure: """
        adventure courage brave bravery fear afraid scared travel journey explore exploring discovery curiosity curious
        treasure map island sea sailing climbing mountain lost rescue hero dare risk independence swimming
        """,
        .animals: """
        animals animal pet pets dog cat bird birds horse forest nature garden farm bees insects environment weather
        seasons winter spring summer autumn wildlife zoo care caring
        """,
        .family: """
        family mother father parents brother sister sibling siblings baby grandmother grandfather grandparents home house
        moving divorce adoption bedtime sleep sleeping night dark helping chores cooking kitchen birthday illness
        hospital doctor goodbye loss grief patience waiting manners
        """,
        .friendship: """
        friendship friend friends sharing share kindness kind school kindergarten class bullying teasing quarrel sorry
        apology forgiving forgiveness honesty lying truth trust listening shy shyness lonely loneliness teamwork
        together different difference jealousy anger feelings respect
        """,
        .fantasy: """
        fantasy magic wizard witch dragon dragons fairy fairies dream dreams imagination creativity art painting music
        stars moon space wish wishes wonder
        """,
    ]

    private static let themes: [String: Theme] = synonyms.reduce(into: [:]) { table, entry in
        for word in entry.value.split(whereSeparator: \.isWhitespace) { table[String(word)] = entry.key }
    }

    static func subjects(of theme: Theme) -> [String] {
        switch theme {
        case .adventure:
            [
                "a map without a name", "a bridge of old stones", "a boat with a red sail", "an island in the fog",
                "a key from the river", "a tunnel under the hill", "a tower with no door", "a bottle with a letter",
                "a path without footprints", "a kite in the storm", "a raft of logs", "a light on the mountain",
            ]
        case .animals:
            [
                "a fox with a limp", "a bird that could not sing", "a hedgehog in a boot", "a horse afraid of puddles",
                "a bee without a hive", "a duckling far from home", "a frog in the well", "a squirrel without a store",
                "a cat on the roof", "a goose that would not fly", "a mole in the garden", "a dog that lost its bark",
            ]
        case .family, .neutral:
            [
                "a cake that fell down", "a blanket with a hole", "a house full of boxes", "a clock that stood still",
                "a chair for two", "a pot of soup", "a photograph in a drawer", "a lamp that would not light",
                "a garden for grandmother", "a song from long ago", "a coat with deep pockets", "a bed that creaked",
            ]
        case .friendship:
            [
                "a ball that rolled away", "a secret in a tin", "a letter under the door", "a swing for one",
                "a snowman without a hat", "a bench in the park", "a lantern afraid of the dark",
                "a game without rules",
                "a broken kite", "a new child at the door", "a basket of apples", "a puddle as big as a lake",
            ]
        case .fantasy:
            [
                "a dragon with a cold", "a star in a jar", "a hat that hummed", "a cloud on a string",
                "a door in the oak tree", "a brush that painted wishes", "a broom afraid of heights",
                "a mirror that yawned",
                "a moonbeam in a box", "a giant with tiny shoes", "a castle made of tea cups", "a book that whispered",
            ]
        }
    }

    static func lessons(of theme: Theme) -> [String] {
        switch theme {
        case .adventure:
            [
                "that being brave can be quiet", "that small steps go far", "to ask for help",
                "to look before you leap",
                "that maps can be wrong", "to try once more", "that fear gets smaller when you name it",
                "to turn back in time", "that every path has two ends", "to trust your own eyes",
                "that helpers are brave, too",
                "to pack what you need",
            ]
        case .animals:
            [
                "that small creatures do big things", "to be gentle", "that everyone needs a home", "to watch and wait",
                "that nature has time", "to leave wild things wild", "that every voice counts", "to care every day",
                "that rain is good for something", "to look closely", "that seeds need patience", "to share the garden",
            ]
        case .family, .neutral:
            [
                "that home is where you are missed", "to say good night", "that new things become old friends",
                "to help without being asked", "that love has room for more", "to wait your turn",
                "that mistakes can be put right together", "to say how you feel", "that families come in all shapes",
                "to remember those who are away", "that every day has a good moment", "to make room",
            ]
        case .friendship:
            [
                "that sharing makes more", "to say sorry", "that friends can be different", "to tell the truth",
                "to listen first", "that a quarrel can end", "to invite someone new", "that kind words are strong",
                "to keep a promise", "that you can be shy and have friends", "to forgive", "that together is easier",
            ]
        case .fantasy:
            [
                "that wonders are small", "to dream and to do", "that magic needs practice",
                "to be careful with wishes",
                "that a secret can be shared", "to finish what you begin", "that everyone has a gift",
                "to look up at night",
                "that no one is too small for magic", "to give wonders back", "that stories can be changed",
                "to believe in a friend",
            ]
        }
    }
}
