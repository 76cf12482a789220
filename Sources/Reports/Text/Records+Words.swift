import Domain
import LibraryStore

extension SimilarPicture {
    /// `93 %`, rounded down, so that 100 % is shown only for equal words.
    var percent: String { "\(Int((similarity * 100).rounded(.down)))\u{A0}%" }
}

extension StatusChange {
    var becameReady: Bool { PageState(earlier) != .ready && PageState(status) == .ready }
    var becameWorse: Bool { PageState(earlier) == .ready && PageState(status) != .ready }
}
