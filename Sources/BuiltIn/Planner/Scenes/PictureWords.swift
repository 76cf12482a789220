import Domain

/// The planner's word lists for the choice of events, and for the settings of things; part of ``PlannerWords``.
struct PictureWords: Codable, Sendable {
    /// Forms of verbs by which the wind takes a thing: `tore`.
    var blowing: Set<String>
    /// Forms of verbs for a thing in the wind: `flew`.
    var soaring: Set<String>
    /// Where it goes: `off`.
    var away: Set<String>
    /// Words for the glass of a window.
    var panes: Set<String>
    /// What is read from a book.
    var readings: Set<String>
    /// Parts of a body that hold things.
    var holders: Set<String>
    /// Animals that carry others on their backs.
    var steeds: Set<String>
    /// Forms of `help`.
    var helping: Set<String>
    /// What is put on feet: `boots`.
    var footwear: Set<String>
    /// What a toy animal is called before its noun: `stuffed`.
    var toys: Set<String>
    /// Animals that are toys if someone owns them: `dinosaur`.
    var extinct: Set<String>
    /// Base forms of verbs for catching sight of something.
    var sights: Set<String>
    /// Base forms of verbs for coming to a place.
    var arrivals: Set<String>
    /// Objects that make an action with any verb idle: “took a deep breath”.
    var idleObjects: Set<String>
    /// Nouns behind verbs that are not things: “a turn”, “the way”.
    var intangible: Set<String>
    /// Verbs of animals: “lick”.
    var animalDeeds: Set<String>
    /// Things that are held above the head.
    var overhead: Set<String>
    /// Things that someone climbs of whom the text says only “climbed up”.
    var climbable: Set<String>
    /// What someone sits on: “landed on his head”.
    var perches: Set<String>
    /// Base forms of verbs from which their object runs away.
    var pursuits: Set<String>
    /// By the base forms of verbs of riding, what one rides of which the text says nothing more: “pedalled off”. The first
    /// is drawn if the page names none.
    var ridden: [String: [String]]
    /// What someone is on who “came aboard”.
    var boats: Set<String>
    /// Verbs of a thing that leaves the hands by itself.
    var escapes: Set<String>
    /// Things that “it” can mean behind “opened”.
    var openable: Set<String>
    /// Base forms of verbs after which a character holds one of ``overhead``: “put up her umbrella”.
    var raising: Set<String>
    /// Verbs whose object is only on paper: “drew a tower”.
    var depicting: Set<String>
    /// Verbs of touching another: “stroked her nose”.
    var touching: Set<String>
    /// Verbs whose object can be worn by another or be part of them, and what that is: “pulled the dog's collar”.
    var grasping: Set<String>
    var grasped: Set<String>
    /// Parts of things that are not drawn beside the whole: “the door of the henhouse”.
    var parts: Set<String>
    /// Parts of an animal that another strokes: “stroked her fur”.
    var stroked: Set<String>
    /// Base forms of verbs after which the thing no longer exists.
    var consuming: Set<String>
    /// Base forms of verbs that pass a thing to another character.
    var givingAway: Set<String>
    /// Verbs of eating, and things that are in the hand of one who eats, and of one who throws, if the page names them
    /// and the event does not.
    var eating: Set<String>
    var food: Set<String>
    var thrown: Set<String>
    /// The only ``Setting``s for a thing, by its noun.
    var places: [String: Set<String>]
    /// Small animals that are not in ``PlannerWords/kinds``.
    var creatures: Set<String>
    /// Words before a thing that is far from the scene: “high above them the great lamp”.
    var distances: Set<String>
    /// The thing that a person uses for an action, if the text names none.
    var tools: [String: String]
    /// What opens for a call.
    var mouths: Set<String>
    var weights: Weights

    /// The weights for the choice of a page's event; a negative one counts against it. They are fitted to a part of the
    /// `centers` in the annotated pages of the tests.
    struct Weights: Codable, Sendable {
        /// For each degree of an action's vividness.
        var vividness: Int
        /// For each word of the complement, up to ``mostWords``.
        var words: Int
        /// For an action on another character.
        var object: Int
        /// For an action that follows another one of the same characters in the sentence.
        var sequel: Int
        /// For a verb without the complement that it needs.
        var bare: Int
        /// For an action without a result: “takes a deep breath”.
        var idle: Int

        static let mostWords = 5
    }
}
