import Domain
import LibraryStore
import PipelineFiles
import Platform

/// How the file of a story was before it was read, without its content: path, size, times and inode. While it is the
/// same, the file has the same content and is not read again.
struct SourceState: Sendable {
    /// What is stored, without the digest.
    private let facts: String
    /// Whether a later change of the file changes its times. A file that changed immediately before it was looked at can
    /// change again within the same tick of its file system's clock.
    private let isSettled: Bool

    /// Nil for a story that is written from parameters, and if there is no file. `now` is in seconds since 1970;
    /// without it, the state can only be compared.
    init?(of source: StorySource, now: Double = 0) {
        guard case .file(let path) = source.entry.source, let status = source.reader.status(of: path) else {
            return nil
        }
        facts =
            "\(status.size) \(status.modified) \(status.changed) \(status.inode) "
            + SHA256Digest(of: "\(path)\u{0}\(source.added)").hex
        let last = max(status.modified, status.changed)
        isSettled = Double(last) / 1_000_000_000 + Self.tick(of: status) < now
    }

    /// Some file systems have times of two seconds (FAT) or one (NFS 2, HFS+), others of at most ten milliseconds.
    private static func tick(of status: FileStatus) -> Double {
        status.modified % 1_000_000_000 == 0 || status.changed % 1_000_000_000 == 0 ? 2 : 0.1
    }

    /// The text to store with a story of this content; nil if the content may change without another text.
    func text(ofContent digest: String) -> String? { isSettled ? text(digest) : nil }

    /// Whether the file has the content that a story was read from.
    func isContent(of story: StoredStory) -> Bool { story.sourceState == text(story.sourceDigest) }

    private func text(_ digest: String) -> String { "\(digest) \(facts)" }
}
