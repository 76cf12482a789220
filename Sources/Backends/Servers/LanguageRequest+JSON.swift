import Domain
import Generation

extension LanguageRequest {
    /// `[{role, content}]` with the instructions first, as most chat APIs expect it.
    var messages: JSONValue {
        let turns = turns.map { (role: $0.role.rawValue, text: $0.text) }
        return .array(
            ([(role: "system", text: instructions)] + turns).map { turn in
                .object(["role": .string(turn.role), "content": .string(turn.text)])
            })
    }

    /// 31 bits of the seed, the most that every server reads as a whole number.
    var shortSeed: JSONValue { .number(Double(seed & 0x7FFF_FFFF)) }
}
