package import Domain

/// The result of verifying a library.
package struct VerifyResult: Sendable {
    package var problems: [IntegrityProblem] = []
    package var strays: [StrayFile] = []
    /// What Nightpress did not put into `images/`, `renditions/` and `bundles/`.
    package var unknown: [String] = []
    /// How many pictures were checked.
    package var pictures = 0
    /// Size of the pictures that were read.
    package var bytes = 0
    /// How many copies of pictures in `renditions/`, made for books, were checked.
    package var copies = 0
    package var books = 0
    /// The part of the stories that the library has; nil if it is not the library of a shard.
    package var shard: Shard?
    package var seconds = 0.0

    package var isWhole: Bool { problems.allSatisfy { $0.isRepaired || $0.isHarmless } }
}
