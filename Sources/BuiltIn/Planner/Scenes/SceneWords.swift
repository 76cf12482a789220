import Domain

/// The words with which the planner finds the place and time of a page, and what is only imagined; part of
/// ``PlannerWords``.
struct SceneWords: Codable, Sendable {
    /// The caption's phrase for a place, by its noun, if the setting's own phrase is less exact: `hall` is “in the
    /// hall”.
    var placePhrases: [String: String]
    /// Forms of the verb for a scene in the water: `swam`.
    var swims: Set<String>
    /// What is climbed on mountains: `cliff`.
    var crags: Set<String>
    /// What is above those who are in the open: `stars`.
    var heavens: Set<String>
    /// What a toy boat is made of or called: `paper`.
    var toyBoats: Set<String>
    /// What is white when snow lies on the ground: `street`.
    var whitened: Set<String>
    /// Nouns of places in which no story stays: `staircase`.
    var passingSpots: Set<String>
    /// Words before something that does not happen: verbs of thinking and wishing, “would”, “about to”.
    var conditions: Set<String>
    var imagining: Set<String>
    /// Verbs for looking at a place from a distance.
    var watching: Set<String>
    /// Conjunctions that begin an independent clause. Words before them do not affect it.
    var clauseStarts: Set<String>
    /// Conjunctions after which the same subject continues to act.
    var coordinations: Set<String>
    /// Places that a character is beside and not in, unless the text says “in” or “into”.
    var enclosed: Set<String>
    /// Other places with walls, which a character can be beside.
    var houses: Set<String>
    /// The parts of a building that are outside.
    var fronts: Set<String>
    /// Prepositions that lead through an enclosed place, and therefore into it.
    var through: Set<String>
    /// Adverbs for going in. The next list: for going out.
    var inward: Set<String>
    var furnishings: [Furnishing]
    /// What is in a place, by ``Setting`` or by `indoors` or `outdoors`, and by its evidence for the place: 1 to 4, or
    /// less than 0 for what is not there. Nouns in the singular, other words in the form of the text, or two words.
    var placeCues: [String: [Int: [String]]]
    /// By ``Setting``, the places to which it gives its evidence, too, and the share of it in percent.
    var neighbors: [String: [String: Int]]
    /// What a bed outdoors is made of or is under.
    var bedding: Set<String>
    /// Words before a tower that is not that of a castle.
    var townTowers: Set<String>
    /// Verbs with an enclosed place that a character then enters: “found a cave”.
    var finding: Set<String>
    /// Nouns that say little about a place without another noun: “the village square”, “the hall of the castle”.
    var vagueHeads: Set<String>
    /// Words before “hall” that make it a large room for many: “the great hall”.
    var grandHalls: Set<String>
    /// Kinds of figures that live in the water and never leave it.
    var swimmers: Set<String>
    /// Animals that live in the water and walk.
    var bottomDwellers: Set<String>
    /// Kinds of figures that swim where there is water, and also walk on land.
    var divers: Set<String>
    /// Verb forms that with “out” leave a hiding place and no house.
    var emerging: Set<String>
    /// Verbs of a place that is the subject: “the kitchen filled with steam”.
    var roomVerbs: Set<String>
    /// Houses for animals, which are on a farm.
    var farmHouses: Set<String>
    /// Words before the sea that mean the sea bed.
    var seaDepths: Set<String>
    /// Words before a place that is covered with snow or ice.
    var icy: Set<String>
    /// Nouns that are a place only with a word of ``icy`` before them.
    var slopes: Set<String>
    /// Places that are outside a house: “in the puddle”.
    var openAir: Set<String>
    /// Places beside a house: “behind the shed”. After one of these, an outdoor scene moves back to the first setting of
    /// the story.
    var besideHouses: Set<String>
    var outward: Set<String>
    /// Vehicles that put the scene in the sky.
    var craft: Set<String>
    /// Words that with “to” lead into an enclosed place: “went to the café”.
    var entering: Set<String>
    /// Prepositions after a place that only locate it: “the house by the sea”.
    var locating: Set<String>
    /// Verbs for the direction of a path: “led into the forest” says where a door leads, and no character went there.
    var ways: Set<String>
    /// Words that name a place only after an article: “the old well”.
    var ambiguous: Set<String>
    /// Words before “station” if no trains stop there.
    var otherStations: Set<String>
    /// For each word, the only prepositions that make it a place to be in: “down the well”, not “past the well”.
    var shafts: [String: Set<String>]
    /// Words for what a character in a room looks out of.
    var lookouts: Set<String>
    /// Words for what is between two places: “the garden door”.
    var thresholds: Set<String>
    /// Words before the door of a place that lead into it: “opened the bakery door”.
    var doorways: Set<String>
    /// What is only in it is not there: “a picture of a whale”.
    var depictions: Set<String>
    /// Words for snow on the ground. Open country is then under snow, until a word of ``thaw``.
    var snowy: Set<String>
    var thaw: Set<String>
    /// Nouns that say where an action is, in addition to the places.
    var spots: Set<String>
    /// The action that shows a state: `asleep` is `sleep`.
    var states: [String: String]
    /// Verbs before a state, in addition to “was”.
    var becoming: Set<String>
    /// Forms of waking. They begin a new day if the text names no other time of day.
    var waking: Set<String>
    /// Nouns before “bed” that make it a bed of plants or the ground under water.
    var groundBeds: Set<String>
    /// The same, for beds that are always in a garden: “the cabbage bed”.
    var gardenBeds: Set<String>
    var leaving: Set<String>
    /// ``Setting``s under a roof or underground, without visible weather.
    var sheltered: Set<String>
    /// Base forms of verbs for moving a boat.
    var boating: Set<String>
    /// Words of a birthday cake, whose candles are no lamp.
    var cakes: Set<String>
    /// Trees and their parts.
    var trees: Set<String>
    var meals: Set<String>
    var boats: Set<String>
    /// Words beside which a tree is in a room: “presents”.
    var festive: Set<String>
    /// Verbs of rivers and of the sea: “a river roared”.
    var waterVerbs: Set<String>
    /// What is on the ground only outdoors.
    var groundOutside: Set<String>
    /// Words before the verb “waves”.
    var wavers: Set<String>
    /// Verbs of someone in front of a door.
    var calling: Set<String>
    /// Nouns, and the words before them for clouds that hide the sky.
    var clouds: Set<String>
    var cloudColors: Set<String>
    /// Trains and buses. The next lists: verbs for boarding them, for what they do with passengers, and words for
    /// leaving them.
    var vehicles: Set<String>
    var boarding: Set<String>
    var conveying: Set<String>
    var alighting: Set<String>
    /// Base forms of verbs at a door.
    var knocking: Set<String>
    /// Words before “inside” for those who go in.
    var goingIn: Set<String>
    var partsOfDay: Set<String>
    /// Things that move with those who are in them.
    var carriers: Set<String>
    /// Base forms of verbs for how things move, besides those for characters.
    var rolling: Set<String>
    var castles: Set<String>
    /// What is drawn along or out, and not on paper: “drew a sword”.
    var hauled: Set<String>
    /// Verbs that put things on paper.
    var sketching: Set<String>
    /// The land beside a river or a lake.
    var landfalls: Set<String>
    /// Parts of any house.
    var interiors: Set<String>
    /// What has a door of its own and is no room.
    var cabinets: Set<String>
    /// What belongs to the room whose name is before it: “the kitchen fire”.
    var fixtures: Set<String>
    /// Words for being on the water. They mean the river or the sea of the story.
    var afloat: Set<String>
    /// Words that belong to a shore or to a desert.
    var sandy: Set<String>
    /// What tells of a desert, and of the sea.
    var desertSigns: Set<String>
    var seaSigns: Set<String>
    var darkness: Set<String>
    var lights: Set<String>
    /// Verbs that with “out” or “off” put out a light: “blew out the candle”.
    var quenching: Set<String>
    var quenched: Set<String>
    /// Verbs of a light before “out”: “the lamp went out”.
    var fading: Set<String>
    /// Covers that make it dark by day: “under the blanket with a torch”.
    var covers: Set<String>
    /// Buildings whose top is a room: “at the top of the lighthouse”.
    var lookoutTowers: Set<String>
    var numbers: Set<String>
    /// Verbs of a time of day that begins: “until morning came”.
    var arriving: Set<String>
    /// Words after a number of days: “two days later”.
    var later: Set<String>
    /// The last word of a clause in which a weather ends: “the rain was over”.
    var weatherOver: Set<String>
    /// Before “down”, they say that a weather ends: “the wind died down”, not “the rain came down”.
    var calming: Set<String>
    /// Behind a verb, where a weather goes: “the storm stamped off”.
    var weatherDepartures: Set<String>
    /// Behind “the next”, what opens a new day.
    var nextDays: Set<String>
    /// Before “the next morning”, they say that it has not come.
    var plans: Set<String>
    /// Verbs that mean what the noun behind them does, and these nouns: “took a drink”.
    var lightVerbs: Set<String>
    var lightNouns: Set<String>
    /// Prepositions of places that are not in another one: “beside the sea”, “behind the barn”.
    var beside: Set<String>
    /// Places that are also quantities: “a river of sheep”.
    var quantities: Set<String>
    /// Base forms of verbs that may follow “to”, in addition to the actions.
    var infinitives: Set<String>
    /// Pronouns that begin a clause after a noun: “the curtain she had seen”.
    var clauseSubjects: Set<String>
    var objectPronouns: Set<String>
    /// Words that exclude grief as the reason for tears.
    var laughter: Set<String>
    var tears: Set<String>
    /// The facial expression for each ``Mood``: “with a smile”.
    var faces: [String: String]
    /// By language code.
    var languages: [String: ForeignSceneWords]
}

/// The words of another language for places, times of day and weather; part of ``SceneWords``.
struct ForeignSceneWords: Codable, Sendable {
    /// Prepositions for being in a place or going there.
    var inside: Set<String>
    /// By ``Setting``.
    var settings: [String: [String]]
    /// By ``TimeOfDay``.
    var times: [String: [String]]
    /// By ``Weather``.
    var weathers: [String: [String]]
}

/// Words that tell of a setting, besides those that name it: a pot of the kitchen.
struct Furnishing: Codable, Sendable {
    var setting: Setting
    /// The settings from which it is reached.
    var near: Set<Setting>
    /// Whether an earlier page must have been there.
    var known: Bool
    var words: Set<String>
}
