import Domain
import SystemPackage

/// Where a library may keep a book: `bundles/<collection>.epub` or `bundles/<collection>/<story>.epub`.
struct BookPath {
    /// Relative to the library.
    let path: FilePath
    let format: ExportFormat

    /// Nil for all other paths.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts[0] == "bundles",
            parts.dropFirst().dropLast().allSatisfy({ Slug(String($0)) != nil }),
            let format = Self.format(of: parts[parts.count - 1])
        else { return nil }
        path = FilePath(text)
        self.format = format
    }

    private static func format(of name: Substring) -> ExportFormat? {
        guard let dot = name.firstIndex(of: "."), Slug(String(name[..<dot])) != nil else { return nil }
        return ExportFormat.allCases.first { $0.fileExtension == name[name.index(after: dot)...] }
    }
}
