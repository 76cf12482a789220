package import Platform
package import SystemPackage

/// A file that is not one of the books that can be checked.
package enum BundleCheckError: Error, Hashable, Sendable, CustomStringConvertible {
    case fileSystem(FileSystemError)
    case missing(FilePath)
    case folder(FilePath)
    case special(FilePath)
    case notAnArchive(FilePath)
    case unknownKind(FilePath)
    case newer(FilePath, version: Int)

    package var description: String {
        switch self {
        case .fileSystem(let error): "\(error)"
        case .missing(let path): "cannot check “\(path)”: it does not exist"
        case .folder(let path):
            "cannot check “\(path)”: it is a folder; name a bundle for apps (.zip), an EPUB, a CBZ or a PDF"
        case .special(let path): "cannot check “\(path)”: it is not a regular file"
        case .notAnArchive(let path):
            "cannot check “\(path)”: it is no PDF, and not a ZIP archive, as bundles for apps, EPUBs and CBZs are"
        case .unknownKind(let path):
            "cannot check “\(path)”: it is a ZIP archive, but no bundle for apps, EPUB or CBZ"
        case .newer(let path, let version):
            """
            cannot check “\(path)”: its manifest is of version \(version), and this Nightpress knows those up to \
            \(AppManifest.version); use a newer one
            """
        }
    }
}
