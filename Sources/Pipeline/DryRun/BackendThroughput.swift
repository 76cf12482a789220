import LibraryStore

/// How a backend has worked of late.
package struct BackendThroughput: Hashable, Sendable {
    /// How many finished pieces of work this is from: pictures, or answers.
    package var sample: Int
    /// Of all requests for a piece of work together.
    package var seconds: Quartiles
    /// For each finished piece of work, those for pieces that were given up among them.
    package var requests: Double
    /// Pictures that came for each that was usable.
    var pictures: Double

    /// Nil where nothing became ready.
    init?(of past: [PastWork]) {
        let ready = past.filter(\.isReady)
        guard let seconds = Quartiles(of: ready.map(\.seconds)) else { return nil }
        sample = ready.count
        self.seconds = seconds
        requests = Double(past.reduce(0) { $0 + $1.requests }) / Double(ready.count)
        pictures = Double(past.reduce(0) { $0 + $1.pictures }) / Double(ready.count)
    }
}
