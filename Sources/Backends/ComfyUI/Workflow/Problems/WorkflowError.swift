import Platform
import SystemPackage

/// A workflow that cannot be used, with all problems that could be found.
struct WorkflowError: Error, Hashable {
    var file: FilePath
    var problems: [WorkflowProblem]
}

extension WorkflowError: CustomStringConvertible {
    /// The maximum number of problems in a message.
    private static let most = 8

    var description: String {
        let listed = problems.prefix(Self.most).map(\.description).joined(separator: "; ")
        let rest = problems.count > Self.most ? "; and \(problems.count - Self.most) more" : ""
        return "the workflow “\(file)” cannot be used: \(listed)\(rest)"
    }

    /// What to do about it. `backend` is its name in the pipeline.
    func remedy(for backend: String) -> String {
        switch problems.first {
        case .editorFormat, .notJSON, .noNodes: "open it in ComfyUI and save it with “Export (API)”"
        default: "correct it there, or “slots:” of “\(backend)” in the pipeline file"
        }
    }
}
