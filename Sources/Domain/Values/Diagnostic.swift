/// One problem at one place in the user's input. All are collected and shown together.
package struct Diagnostic: Hashable, Encodable, Sendable, CustomStringConvertible {
    /// `lanterns/pipeline.yaml:12:5`, or `the-lantern-fox/3: pages[2].panels[0].direction`.
    package var place: String
    package var message: String

    package init(_ place: String, _ message: String) {
        self.place = place
        self.message = message
    }

    /// One line, whatever the place and the message quote.
    package var description: String { "\(place): \(message)".onOneLine }
}
