package import SystemPackage

/// Parts of a path, read from its text. The views of `FilePath` itself check the whole path at every step in debug builds,
/// which takes milliseconds.
extension FilePath {
    /// The same as `removingLastComponent()`: empty for a name alone.
    package var parent: FilePath {
        let text = string
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == text.startIndex ? "/" : FilePath(String(text[..<slash]))
    }

    /// The directory that it is in: `.` for a name alone.
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

    /// What follows the last point of the name, as `extension` has it; nil where there is none, or only one in front.
    package var suffix: String? {
        guard let name, name != "..", let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point > name.startIndex
        else { return nil }
        return String(name[name.utf8.index(after: point)...])
    }

    /// The same as `lexicallyNormalized()`, with little work for a path that is normal already.
    package var normalized: FilePath {
        let text = string
        return text.hasPrefix(".") || text.contains("/.") ? lexicallyNormalized() : self
    }

    /// The path that the text means, seen from this directory.
    package func resolving(_ text: String) -> FilePath {
        guard !isEmpty, !text.isEmpty, !text.hasPrefix("/") else { return pushing(FilePath(text)) }
        return FilePath("\(string)/\(text)")
    }

    /// Where a file is written before it gets its name: `.book.epub.partial` beside `book.epub`.
    package var partial: FilePath {
        parent.appending(".\(name ?? "file").partial")
    }
}
