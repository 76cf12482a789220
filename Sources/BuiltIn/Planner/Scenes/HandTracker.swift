/// Tracks from page to page what each character holds.
struct HandTracker {
    private var held: [Int: String] = [:]

    mutating func read(_ reading: PageReading) {
        for (character, noun) in reading.owned where held[character] == nil { held[character] = noun }
        for noun in reading.escaped.keys { letGo(of: noun) }
        for (index, event) in reading.events.enumerated() {
            if event.consumes { for thing in event.things { letGo(of: thing) } }
            guard let character = event.characters.first else { continue }
            let isLetGo = event.complement.isEmpty || held[character].map(event.things.contains) ?? true
            if event.releases, isLetGo { held[character] = nil }
            // “Held the ball. The ball bounced away.”
            if let prop = event.takes, reading.escaped[prop, default: 0] <= index { held[character] = prop }
        }
    }

    /// The thing that the character holds, if the picture shows it.
    func thing(of character: Int, props: [PageReading.NamedProp], reading: PageReading) -> String? {
        guard let noun = held[character], props.contains(where: { $0.noun == noun }) else { return nil }
        let otherHolder = reading.present.first { $0 != character && held[$0] == noun }
        if let otherHolder, reading.events.contains(where: { $0.characters.first == otherHolder && $0.takes == noun }) {
            return nil
        }
        return noun
    }

    func holds(_ noun: String, among characters: [Int]) -> Bool { characters.contains { held[$0] == noun } }

    private mutating func letGo(of noun: String) {
        held = held.filter { $0.value != noun }
    }
}
