/// Something in a library that nobody needs.
package struct RemovableFile: Hashable, Sendable {
    package enum Reason: String, CaseIterable, Sendable {
        /// A picture with its row.
        case unshown
        case stray
        case temporary
        case unlistedBook = "unlisted-book"
        case strayBook = "stray-book"
        case olderReport = "older-report"

        /// For behind a colon.
        package var text: String {
            switch self {
            case .unshown: "no page shows it"
            case .stray: "the library does not know it"
            case .temporary: "it is what a run left unfinished"
            case .unlistedBook: "its story is no longer listed"
            case .strayBook: "no story or collection has it"
            case .olderReport: "it is older than those to be kept"
            }
        }
    }

    package var reason: Reason
    /// Relative to the library; a folder ends in a slash.
    package var path: String
    /// Of all its files.
    package var bytes: Int
}

/// What became of cleaning a library.
package struct CleanResult: Sendable {
    /// Removed, or to be removed.
    package var removable: [RemovableFile] = []
    /// What Nightpress never put there, relative to the library; it is left.
    package var unknown: [String] = []
    /// What could not be removed, and why.
    package var failures: [String] = []
}
