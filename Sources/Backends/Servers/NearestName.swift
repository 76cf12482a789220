extension [String] {
    /// The longest name that is compared.
    private static let longest = 200

    /// The name that differs least from `wanted`; nil if more than half of its letters differ.
    func nearest(to wanted: String) -> String? {
        let key = Self.plain(wanted)
        guard !key.isEmpty else { return nil }
        let rated = map { (name: $0, distance: Self.distance(key, Self.plain($0))) }
        guard let best = rated.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance * 2 <= key.count ? best.name : nil
    }

    /// Letters and digits in lower case, because products spell names with different signs between them.
    private static func plain(_ name: String) -> [Character] {
        name.lowercased().filter { $0.isLetter || $0.isNumber }.prefix(longest).map(\.self)
    }

    /// How many letters have to be inserted, removed or replaced (Levenshtein distance).
    private static func distance(_ one: [Character], _ other: [Character]) -> Int {
        var row = [Int](0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let replaced = diagonal + (other[column] == letter ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }

    /// `name the nearest that it has, “euler”, or another: `, for an error text.
    func advice(insteadOf wanted: String, as setting: String = "") -> String {
        let place = setting.isEmpty ? "" : " as “\(setting):”"
        guard let nearest = nearest(to: wanted) else { return "name one that it has\(place)" }
        return "name the nearest that it has\(place), “\(nearest.excerpt)”, or another"
    }
}
