/// What became of looking through a library.
package struct VerifyResult: Sendable {
    package var problems: [IntegrityProblem] = []
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

    package var isWhole: Bool { problems.allSatisfy { $0.isRepaired || $0.isHarmless } }
}
