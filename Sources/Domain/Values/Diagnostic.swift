/// One thing wrong with one place in the user's input. Collected, so that all are shown at once.
package struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
    /// `lanterns/pipeline.yaml:12:5`, or `the-lantern-fox/3: pages[2].panels[0].direction`.
    package var place: String
    package var message: String

    package init(_ place: String, _ message: String) {
        self.place = place
        self.message = message
    }

    package var description: String { "\(place): \(message)" }
}
