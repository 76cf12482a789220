import Domain
package import LibraryStore

extension PageRequest {
    /// The parts of the page request, each in a few words.
    package var words: [String] {
        [
            direction.map { "“\($0)”" }, seed.map { "seed \($0)" }, backend.map { "by “\($0)”" },
            keepsShown ? "beside the picture it shows" : nil,
        ].compactMap(\.self)
    }
}

extension PanelDetails {
    /// The page request in the words of a report; nil if there is none.
    var requestWords: String? {
        var words = pageRequest.words
        if redraws > 0 { words.append("redrawn \(redraws == 1 ? "once" : "\(redraws) times")") }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
