/// What a page's text tells about its picture.
struct PageReading {
    struct NamedProp {
        var noun: String
        var isPlural: Bool
        /// Named only in what someone says.
        var isQuoted: Bool
    }

    /// In the order of their first mention outside quotations.
    var present: [Int] = []
    var events: [SceneEvent] = []
    var props: [NamedProp] = []
    /// “Her lantern”: owner and noun.
    var owned: [(character: Int, noun: String)] = []
    var hasDialogue = false

    mutating func add(_ character: Int) {
        if !present.contains(character) { present.append(character) }
    }

    mutating func add(_ prop: NamedProp) {
        guard let index = props.firstIndex(where: { $0.noun == prop.noun }) else {
            props.append(prop)
            return
        }
        props[index].isPlural = props[index].isPlural && prop.isPlural
        props[index].isQuoted = props[index].isQuoted && prop.isQuoted
    }
}
