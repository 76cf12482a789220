/// The result of checking one book's file.
package struct BundleFindings: Sendable {
    package enum Kind: String, Sendable {
        case bundle
        case epub
        case cbz
        case pdf
    }

    package var kind: Kind
    /// Size of the file in bytes.
    package var fileSize: Int
    package var entries = 0
    /// How many could be decoded.
    package var pictures = 0
    package var problems: [BundleProblem] = []

    package var isWhole: Bool { problems.isEmpty }
}
