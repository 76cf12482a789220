package import Platform
package import SystemPackage

/// A prompts folder that cannot be used.
package enum PromptsError: Error, Hashable, Sendable, CustomStringConvertible {
    case unreadable(FileSystemError)
    case empty(FilePath)
    case malformed(file: String, reason: String)

    package var description: String {
        switch self {
        case .unreadable(let error): "prompts: \(error)"
        case .empty(let folder):
            "prompts: “\(folder)” holds none of \(Prompts.File.allCases.map(\.rawValue).joined(separator: ", ")), plots; "
                + "leave --prompts out to use the compiled-in ones"
        case .malformed(let file, let reason): "prompts: “\(file)” cannot be used: \(reason)"
        }
    }
}
