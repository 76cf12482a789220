/// The widths of words in ems, each measured once.
package final class WordWidths {
    private struct Key: Hashable {
        let text: String
        let role: Typefaces.Role
    }

    private let shaper: Shaper
    private let symbolWidth: Double
    private var known: [Key: Double] = [:]

    /// `symbolWidth` is that of a symbol without a font here, such as an emoji: 0 where it is left out.
    package init(_ shaper: Shaper, symbolWidth: Double = 0) {
        self.shaper = shaper
        self.symbolWidth = symbolWidth
    }

    func width(of text: String, _ role: Typefaces.Role) -> Double {
        let key = Key(text: text, role: role)
        if let width = known[key] { return width }
        let width: Double
        do {
            width = try shaper.line(text, role).width + symbols(in: text, role)
        } catch {
            // A script without a font here.
            width = text.count > 1 ? text.reduce(0) { $0 + self.width(of: String($1), role) } : 1
        }
        known[key] = width
        return width
    }

    private func symbols(in text: String, _ role: Typefaces.Role) -> Double {
        guard symbolWidth > 0, !text.utf8.allSatisfy({ $0 < 0x80 }) else { return 0 }
        return symbolWidth * Double(text.count { shaper.isSymbolWithoutFont($0, role) })
    }
}
