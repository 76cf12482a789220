/// A file or folder that a library does not need.
package struct RemovableFile: Hashable, Sendable {
    package enum Reason: String, CaseIterable, Sendable {
        /// A picture with its row.
        case unshown
        case stray
        case temporary
        case unlistedBook = "unlisted-book"
        case strayBook = "stray-book"
        case olderReport = "older-report"

        /// Text to follow a colon.
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
    /// Relative to the library. A folder ends in a slash.
    package var path: String
    /// Size of all its files.
    package var bytes: Int
}

/// The result of cleaning a library.
package struct CleanResult: Sendable {
    /// What was removed, or would be removed.
    package var removable: [RemovableFile] = []
    /// What Nightpress did not put there, relative to the library. It is not removed.
    package var unknown: [String] = []
    /// What could not be removed, with the reasons.
    package var failures: [String] = []
}
