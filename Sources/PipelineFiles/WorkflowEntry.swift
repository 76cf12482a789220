package import Domain
import Generation
package import Platform
import SystemPackage

/// A workflow file as a backend names it.
package struct WorkflowEntry: Hashable, Sendable {
    var path: FilePath
    /// Where the pipeline names it: `pipelines/lanterns/pipeline.yaml:12:63`.
    var place: String

    /// Why it cannot be read; nil where it can. Its content is for the backend to judge.
    package func problem(in fileSystem: any FileSystem) -> Diagnostic? {
        do throws(FileSystemError) {
            _ = try fileSystem.read(path, limit: ImageSettings.workflowSizeLimit)
            return nil
        } catch {
            return Diagnostic(place, "cannot read the workflow “\(path)”: \(fileSystem.reason(for: error))")
        }
    }
}
