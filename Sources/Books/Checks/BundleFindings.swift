/// What became of looking through one book's file.
package struct BundleFindings: Sendable {
    package enum Kind: String, Sendable {
        case bundle
        case epub
        case cbz
    }

    package var kind: Kind
    /// Bytes of the file.
    package var fileSize: Int
    package var entries = 0
    /// That could be decoded.
    package var pictures = 0
    package var problems: [BundleProblem] = []

    package var isWhole: Bool { problems.isEmpty }
}
