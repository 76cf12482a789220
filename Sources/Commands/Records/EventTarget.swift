import Platform
import SystemPackage

/// Where a record is written.
enum EventTarget: Hashable, Sendable {
    case file(FilePath)
    /// `-`, as for most programs.
    case standardOutput

    /// Nil for no text.
    init?(_ text: String?) {
        guard let text, !text.isEmpty else { return nil }
        self = text == "-" ? .standardOutput : .file(FilePath(text))
    }

    var path: FilePath? {
        if case .file(let path) = self { path } else { nil }
    }

    /// The same, however it is named from `folder`.
    func seen(from folder: FilePath) -> EventTarget {
        path.map { .file(folder.pushing($0).normalized) } ?? self
    }
}
