/// What became of looking through a library.
package struct VerifyResult: Sendable {
    package var flaws: [IntegrityProblem] = []
    package var strays: [StrayFile] = []
    /// What Nightpress never put into `images/`, `renditions/` and `bundles/`.
    package var unknown: [String] = []
    /// How many were looked at.
    package var pictures = 0
    /// Of pictures that were read.
    package var bytes = 0
    /// Of pictures, made for books: those in `renditions/`.
    package var copies = 0
    package var books = 0
    package var seconds = 0.0

    package var isWhole: Bool { flaws.allSatisfy { $0.isMended || $0.isHarmless } }
}
