/// The order of nodes by name. Names are numbers, such as `3`, `10`, or `57:8` for a node within another. Other names
/// come last.
enum NodeOrder {
    static func precedes(_ left: String, _ right: String) -> Bool {
        switch (numbers(left), numbers(right)) {
        case (let left?, let right?) where left != right: left.lexicographicallyPrecedes(right)
        case (.some, nil): true
        case (nil, .some): false
        default: left < right
        }
    }

    private static func numbers(_ id: String) -> [Int]? {
        let parts = id.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        return parts.contains(nil) ? nil : parts.compactMap(\.self)
    }
}
