import Domain
package import SystemPackage

/// Parts of a path, read from its text. The views of `FilePath` check the whole path at every step in debug builds,
/// which takes milliseconds.
extension FilePath {
    /// The same as `removingLastComponent()`: empty for a single name.
    package var parent: FilePath {
        let text = string
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == text.startIndex ? "/" : FilePath(String(text[..<slash]))
    }

    /// The directory that contains it: `.` for a single name.
    package var directory: FilePath {
        let parent = parent
        return parent.isEmpty ? "." : parent
    }

    /// The last component; nil for an empty path and for the root.
    package var name: String? {
        let text = string
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text.isEmpty ? nil : text }
        let name = text[text.utf8.index(after: slash)...]
        return name.isEmpty ? nil : String(name)
    }

    /// The text after the last dot of the name, as `extension`; nil if there is no dot, or only one at the start.
    package var suffix: String? {
        guard let name, name != "..", let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex
        else { return nil }
        return String(name[name.utf8.index(after: point)...])
    }

    /// The same as `lexicallyNormalized()`, but fast for a path that is already normal.
    package var normalized: FilePath {
        let text = string
        return text.hasPrefix(".") || text.contains("/.") ? lexicallyNormalized() : self
    }

    /// The path in the text, relative to this directory if it is not absolute.
    package func resolving(_ text: String) -> FilePath {
        guard !isEmpty, !text.isEmpty, !text.hasPrefix("/") else { return pushing(FilePath(text)) }
        return FilePath("\(string)/\(text)")
    }

    /// The temporary path of a file before it is renamed: `.book.epub.partial` beside `book.epub`.
    package var partial: FilePath {
        parent.appending(".\(name ?? "file").partial")
    }
}

extension DefaultStringInterpolation {
    /// A path in a message is on one line, whatever its name. Where a text is used as a path again, interpolate
    /// `path.string`.
    package mutating func appendInterpolation(_ path: FilePath) {
        appendInterpolation(path.string.onOneLine)
    }
}
