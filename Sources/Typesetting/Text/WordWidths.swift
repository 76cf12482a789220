/// The widths of words in ems, each measured once.
package final class WordWidths {
    private struct Key: Hashable {
        let text: String
        let role: Typefaces.Role
    }

    /// The width of a character without a font here, as of an emoji.
    private static let unknown = 1.4

    private let shaper: Shaper
    private var known: [Key: Double] = [:]

    package init(_ shaper: Shaper) {
        self.shaper = shaper
    }

    func width(of text: String, _ role: Typefaces.Role) -> Double {
        let key = Key(text: text, role: role)
        if let width = known[key] { return width }
        let width: Double
        do {
            width = try shaper.line(text, role).width
        } catch {
            width = text.count > 1 ? text.reduce(0) { $0 + self.width(of: String($1), role) } : Self.unknown
        }
        known[key] = width
        return width
    }
}
