package import Domain

/// The words by which the built-in planner reads a story: `prompts/planner-words.json`.
///
/// All words are lower case. Lists of words are matched word by word; what is a name here is a name in the picture.
package struct PlannerWords: Codable, Sendable {
    /// Nouns by the figure that shows them: `fox` for `vixen`.
    package var kinds: [String: [String]]
    /// Nouns of kinship, which name someone without a determiner and have the hero's kind.
    package var kin: [String]
    package var female: [String]
    package var male: [String]
    /// Kinds that are people.
    package var people: [String]
    /// Words before a name, by the kind they tell; empty where they tell none.
    package var titles: [String: String]
    package var looks: [String: Looks]
    package var sizes: [String]
    package var colours: [String]
    package var garments: [String]
    package var garmentColours: [String]
    package var pluralGarments: [String]
    /// By ``Setting``.
    package var settings: [String: Place]
    /// By ``TimeOfDay``.
    package var times: [String: [String]]
    /// By ``Weather``.
    package var weathers: [String: [String]]
    /// Words that say that time has gone by: days of the week, seasons.
    package var newDays: [String]
    /// What rain does when it ends.
    package var weatherEnds: [String]
    /// By ``Mood``.
    package var moods: [String: [String]]
    /// By the verb's base form.
    package var actions: [String: Action]
    /// Forms of verbs of speech.
    package var speech: [String]
    /// Those that a picture shows, with their base forms.
    package var voices: [String: String]
    /// Words by the drawable noun they stand for.
    package var props: [String: [String]]
    package var handheld: [String]
    package var uncountable: [String]
    /// Forms of verbs after which the thing named is in hand.
    package var holds: [String]
    /// Forms of verbs after which it no longer is.
    package var releases: [String]
    /// By ``Theme``.
    package var themes: [String: [String]]
    /// Words that no caption takes over from the text.
    package var avoided: [String]
    /// Words that begin sentences with a capital and are nobody's name.
    package var notNames: [String]
    package var grammar: PlannerGrammar
    package var scenes: SceneWords
    package var sight: SightWords
    package var pictures: PictureWords
    /// What “two” and “both” count.
    package var numbers: [String: Int]
    /// `first`, `second`, `third`: names for those of a group.
    package var ordinals: [String]
    package var homonyms: [String: Homonym]
    /// Parts of a body by which a picture knows somebody: `beard`, `tail`.
    package var features: [String]
    /// Those that take an article: `a beard`.
    package var singleFeatures: [String]
    /// Words that tell how such a part looks, besides colours and sizes.
    package var featureWords: [String]
    package var sheNames: [String]
    package var heNames: [String]

    /// A word that names no thing behind or before certain words: “large letters”, “a bed of leaves”.
    package struct Homonym: Codable, Sendable {
        package var behind: Set<String>
        package var before: Set<String>
    }

    /// What a kind can look like.
    package struct Looks: Codable, Sendable {
        package var sizes: [String]
        package var looks: [Look]
        package var garments: [String]
    }

    /// A colour, empty for people, and something to know the character by.
    package struct Look: Codable, Sendable {
        package var colour: String
        package var feature: String
    }

    /// Words that tell a place, and how a caption says it.
    package struct Place: Codable, Sendable {
        package var words: [String]
        package var phrase: String
    }

    /// How a verb shows.
    package struct Action: Codable, Sendable {
        package var pose: Pose
        /// How much of a picture it makes, from 1 to 3.
        package var vividness: Int
        /// Says little without what stands behind it: `lift`, `give`.
        package var needsObject: Bool
        /// Past, present and participle.
        package var forms: [String]
    }
}
