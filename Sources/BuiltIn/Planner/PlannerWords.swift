import Domain

/// The words with which the built-in planner reads a story: `prompts/planner-words.json`.
///
/// All words are in lower case and are matched word by word. The names of figures and things are those of the built-in
/// illustrator.
struct PlannerWords: Codable, Sendable {
    /// Nouns of people, by the figure for them: `woman` for `teacher`. Those of other figures are in their drawing files.
    var kinds: [String: [String]]
    /// Nouns of a given kind that has no figure of its own, by the nearest one: `bear` for `wombat`. They also match
    /// the end of a longer noun. Nouns that are mostly names, such as “Finch”, are here, too, if they have a figure.
    var relatives: [String: [String]]
    /// Nouns of kinship. They name a character without a determiner and get the hero's kind.
    var kin: [String]
    /// Kinds that have no kin.
    var kinless: [String]
    var female: [String]
    var male: [String]
    /// Kinds that are people.
    var people: [String]
    /// The kind for each title before a name; empty if a title has no kind.
    var titles: [String: String]
    /// The nouns for those with a title: Sir Tim is a knight.
    var titleNouns: [String: String]
    /// What is read, and does not speak: “the letter said”.
    var writings: Set<String>
    /// Animals that live with people, whose grandmother is a woman.
    var pets: Set<String>
    /// Animals that are caught and eaten.
    var quarry: Set<String>
    /// Kinds that a more general noun means, too: `bird`.
    var classes: [String: Set<String>]
    /// The animals that live in a place: `sty`.
    var animalHomes: [String: String]
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
    /// Words for passed time: days of the week, seasons.
    var newDays: [String]
    /// Words that end the weather after a word for it: “the rain stopped”.
    var weatherEnds: [String]
    /// By ``Mood``.
    var moods: [String: Feeling]
    /// By the verb's base form.
    var actions: [String: Action]
    var speech: [String]
    /// Verbs of speech that a picture can show, with their base forms.
    var voices: [String: String]
    /// Verbs of speech that are also sounds without words.
    var sounds: Set<String>
    /// Words, by the drawable noun that they mean.
    var props: [String: [String]]
    var handheld: [String]
    var uncountable: [String]
    /// Verb forms after which the character holds the thing.
    var holds: [String]
    /// Verb forms after which the character no longer holds the thing.
    var releases: [String]
    /// By ``Theme``.
    var themes: [String: [String]]
    /// Words that captions never take from the text.
    var avoided: [String]
    /// What only animals have or do, with the kinds that have or do it.
    var animalParts: [String: [String]]
    /// Verbs for what an animal does with its own body: “fluffed up her feathers”.
    var ownMovements: Set<String>
    /// Words that begin a sentence with a capital and are not names.
    var notNames: [String]
    var grammar: PlannerGrammar
    var scenes: SceneWords
    var sight: SightWords
    var pictures: PictureWords
    /// Nouns for the young of several animals, behind the animal: `cub`.
    var youngAnimals: Set<String>
    /// The value of each word for a number: “two” and “both” are 2.
    var numbers: [String: Int]
    /// `first`, `second`, `third`: names for the members of a group.
    var ordinals: [String]
    var homonyms: [String: Homonym]
    /// Parts of a body that identify a figure in a picture: `beard`, `tail`.
    var features: [String]
    /// Features in the singular, which take an article: `a beard`.
    var singleFeatures: [String]
    /// Words for the look of a feature, in addition to colours and sizes.
    var featureWords: [String]
    var sheNames: [String]
    var heNames: [String]

    /// Words with which a noun does not name the thing. The noun comes after a word of `behind`, “large letters”, before
    /// a word of `before`, “a bed of leaves”, or is in a sentence with a word of `beside`, “gripped the nut with a
    /// spanner”. If there are words in `only`, it is the thing in a sentence with one of them: “a fish on the hook”.
    struct Homonym: Codable, Sendable {
        var behind: Set<String>
        var before: Set<String>
        var beside: Set<String>?
        var only: Set<String>?
    }

    /// The possible looks of a kind.
    struct Looks: Codable, Sendable {
        var sizes: [String]
        var looks: [Look]
        var garments: [String]
    }

    /// A colour, which is empty for people, and a feature that identifies the character.
    struct Look: Codable, Sendable {
        var colour: String
        var feature: String
    }

    /// Words that name a place, and the phrase for it in a caption.
    struct Place: Codable, Sendable {
        var words: [String]
        var phrase: String
    }

    /// How a picture shows a verb.
    struct Action: Codable, Sendable {
        var pose: Pose
        /// How well the action suits a picture, from 1 to 3.
        var vividness: Int
        /// Whether the verb says little without a complement: `lift`, `give`.
        var needsObject: Bool
        /// Past, present and participle forms.
        var forms: [String]
    }

    /// The words that tell of a mood.
    struct Feeling: Codable, Sendable {
        /// How likely the mood is without any word. The largest sum of bias and evidence decides.
        var bias: Int
        /// The evidence of a word is this times its weight.
        var scale: Int
        /// By how much they tell of it: 1 to 3. Words and verbs in their base form, or two words.
        var words: [Int: [String]]
    }
}
