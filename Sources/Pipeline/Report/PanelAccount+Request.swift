import Domain
import LibraryStore

extension PanelAccount {
    /// What a person asked of it, as reports tell it; nil for nothing.
    var requestWords: String? {
        var words: [String] = []
        if let direction = wish.direction { words.append("“\(direction)”") }
        if let seed = wish.seed { words.append("seed \(seed)") }
        if let backend = wish.backend { words.append("by “\(backend)”") }
        if wish.keepsShown { words.append("beside the picture it shows") }
        if take > 0 { words.append("drawn anew \(take == 1 ? "once" : "\(take) times")") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
