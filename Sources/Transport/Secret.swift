/// A key or password. Whatever prints it prints `‹secret›`; only this module reads it, for the header it goes into and
/// to take it out of what comes back.
package struct Secret: Sendable {
    /// What stands in its place.
    static let mask = "‹secret›"

    private let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The one way to the bytes.
    func revealed() -> [UInt8] { bytes }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { Self.mask }
    package var debugDescription: String { Self.mask }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
