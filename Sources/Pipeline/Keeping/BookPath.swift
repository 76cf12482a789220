import Domain
import PipelineFiles
import SystemPackage

/// Where a library may keep a book: `bundles/<collection>.epub` or `bundles/<collection>/<story>.epub`.
struct BookPath {
    /// Relative to the library.
    let path: FilePath

    /// Nil for every other place.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), parts[0] == "bundles",
            parts.dropFirst().dropLast().allSatisfy({ Slug(String($0)) != nil }),
            Self.isBookName(parts[parts.count - 1])
        else { return nil }
        path = FilePath(text)
    }

    private static func isBookName(_ name: Substring) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2 && Slug(String(parts[0])) != nil
            && ExportFormat.allCases.contains { $0.fileExtension == parts[1] }
    }
}
