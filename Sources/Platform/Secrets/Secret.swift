/// A key or password. Its description is always `‹secret›`. Its bytes are read only to put them into a header, and to
/// remove them from texts.
package struct Secret: Sendable {
    /// The text that replaces a secret.
    package static let mask = "‹secret›"

    private let bytes: [UInt8]

    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The only access to the bytes.
    package func revealed() -> [UInt8] { bytes }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    package var description: String { Self.mask }
    package var debugDescription: String { Self.mask }
    package var customMirror: Mirror { Mirror(self, children: []) }
}
