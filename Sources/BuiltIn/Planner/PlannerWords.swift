import Domain

/// The words by which the built-in planner reads a story: `prompts/planner-words.json`.
///
/// All words are lower case. Lists of words are matched word by word; what is a name here is a name in the picture.
package struct PlannerWords: Codable, Sendable {
    /// Nouns by the figure that shows them: `fox` for `vixen`.
    var kinds: [String: [String]]
    /// Nouns of kinship, which name someone without a determiner and have the hero's kind.
    var kin: [String]
    var female: [String]
    var male: [String]
    /// Kinds that are people.
    var people: [String]
    /// Words before a name, by the kind they tell; empty where they tell none.
    var titles: [String: String]
    var looks: [String: Looks]
    var sizes: [String]
    var colours: [String]
    var garments: [String]
    var garmentColours: [String]
    var pluralGarments: [String]
    /// By ``Setting``.
    var settings: [String: Place]
    /// By ``TimeOfDay``.
    var times: [String: [String]]
    /// By ``Weather``.
    var weathers: [String: [String]]
    /// Words that say that time has gone by: days of the week, seasons.
    var newDays: [String]
    /// What rain does when it ends.
    var weatherEnds: [String]
    /// By ``Mood``.
    var moods: [String: [String]]
    /// By the verb's base form.
    var actions: [String: Action]
    /// Forms of verbs of speech.
    var speech: [String]
    /// Those that a picture shows, with their base forms.
    var voices: [String: String]
    /// Words by the drawable noun they stand for.
    var props: [String: [String]]
    var handheld: [String]
    var uncountable: [String]
    /// Forms of verbs after which the thing named is in hand.
    var holds: [String]
    /// Forms of verbs after which it no longer is.
    var releases: [String]
    /// By ``Theme``.
    var themes: [String: [String]]
    /// Words that no caption takes over from the text.
    var avoided: [String]
    /// Words that begin sentences with a capital and are not names.
    var notNames: [String]
    var grammar: PlannerGrammar
    var scenes: SceneWords
    var sight: SightWords
    var pictures: PictureWords
    /// What “two” and “both” count.
    var numbers: [String: Int]
    /// `first`, `second`, `third`: names for those of a group.
    var ordinals: [String]
    var homonyms: [String: Homonym]
    /// Parts of a body that identify a figure in a picture: `beard`, `tail`.
    var features: [String]
    /// Those that take an article: `a beard`.
    var singleFeatures: [String]
    /// Words that tell how such a part looks, besides colours and sizes.
    var featureWords: [String]
    var sheNames: [String]
    var heNames: [String]

    /// A word that names no thing behind or before certain words: “large letters”, “a bed of leaves”.
    struct Homonym: Codable, Sendable {
        var behind: Set<String>
        var before: Set<String>
    }

    /// What a kind can look like.
    struct Looks: Codable, Sendable {
        var sizes: [String]
        var looks: [Look]
        var garments: [String]
    }

    /// A colour, empty for people, and something to know the character by.
    struct Look: Codable, Sendable {
        var colour: String
        var feature: String
    }

    /// Words that tell a place, and how a caption says it.
    struct Place: Codable, Sendable {
        var words: [String]
        var phrase: String
    }

    /// How a verb shows.
    struct Action: Codable, Sendable {
        var pose: Pose
        /// How much of a picture it makes, from 1 to 3.
        var vividness: Int
        /// Says little without what stands behind it: `lift`, `give`.
        var needsObject: Bool
        /// Past, present and participle.
        var forms: [String]
    }
}
