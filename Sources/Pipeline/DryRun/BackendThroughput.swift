import LibraryStore

/// How fast a backend worked recently.
package struct BackendThroughput: Hashable, Sendable {
    /// How many finished items, pictures or answers, the values are computed from.
    package var sample: Int
    /// Duration of all requests for one item together.
    package var seconds: Quartiles
    /// Requests for each finished item. Requests for items that were given up are included.
    package var requests: Double
    /// Pictures received for each usable picture.
    var pictures: Double

    /// Nil if no item became ready.
    init?(of past: [PastWork]) {
        let ready = past.filter(\.isReady)
        guard let seconds = Quartiles(of: ready.map(\.seconds)) else { return nil }
        sample = ready.count
        self.seconds = seconds
        requests = Double(past.reduce(0) { $0 + $1.requests }) / Double(ready.count)
        pictures = Double(past.reduce(0) { $0 + $1.pictures }) / Double(ready.count)
    }
}
