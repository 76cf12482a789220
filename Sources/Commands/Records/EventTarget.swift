import Platform
import SystemPackage

/// Where a record is written.
enum EventTarget: Hashable, Sendable {
    case file(FilePath)
    /// Written as `-` on the command line, as in most programs.
    case standardOutput

    /// Nil if the text is nil.
    init?(_ text: String?) {
        guard let text, !text.isEmpty else { return nil }
        self = text == "-" ? .standardOutput : .file(FilePath(text))
    }

    var path: FilePath? {
        if case .file(let path) = self { path } else { nil }
    }

    /// The same target, with its path resolved against `folder`.
    func seen(from folder: FilePath) -> EventTarget {
        path.map { .file(folder.pushing($0).normalized) } ?? self
    }
}
