/// The tags around a model's reasoning before its answer.
struct ReasoningMark {
    var isClosing: Bool
    /// In bytes.
    var length: Int
    var repair: Repair.Kind

    private static let names = ["think", "thinking", "thought", "thoughts", "reasoning", "reflection", "seed:think"]
    private static let tokens: [(text: String, isClosing: Bool)] = [
        ("<|channel|>analysis", false), ("<|channel|>commentary", false), ("<|channel|>final", true),
        ("<|channel>thought", false), ("<channel|>", true), ("[think]", false), ("[/think]", true),
    ]
    private static let patterns: [(text: [UInt8], isClosing: Bool)] =
        names.flatMap { [("<\($0)>", false), ("</\($0)>", true)] }.map { (Array($0.0.utf8), $0.1) }
        + tokens.map { (Array($0.text.utf8), $0.isClosing) }

    /// The mark that begins at the position; not case sensitive.
    init?(_ bytes: [UInt8], at position: Int) {
        guard let pattern = Self.patterns.first(where: { Self.matches($0.text, bytes, at: position) }) else {
            return nil
        }
        isClosing = pattern.isClosing
        length = pattern.text.count
        repair =
            pattern.text[1] == UInt8(ascii: "|") || pattern.text[1] == UInt8(ascii: "c") ? .channelMarker : .thinkBlock
        if isClosing, pattern.text[1] == UInt8(ascii: "|") { length += Self.headerLength(bytes, at: position + length) }
    }

    private static func matches(_ text: [UInt8], _ bytes: [UInt8], at position: Int) -> Bool {
        guard position + text.count <= bytes.count else { return false }
        for index in text.indices {
            let byte = bytes[position + index]
            let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            if lower != text[index] { return false }
        }
        return true
    }

    /// The length up to the end of `<|message|>`, if that ends the header of the channel.
    private static func headerLength(_ bytes: [UInt8], at position: Int) -> Int {
        let message = Array("<|message|>".utf8)
        for offset in position..<min(bytes.count, position + 40) where matches(message, bytes, at: offset) {
            return offset + message.count - position
        }
        return 0
    }
}
