package import Domain
import Generation
package import Platform
import SystemPackage

/// A workflow file that a backend names.
package struct WorkflowEntry: Hashable, Sendable {
    var path: FilePath
    /// The position in the pipeline file: `pipelines/lanterns/pipeline.yaml:12:63`.
    var place: String

    /// Why the file cannot be read; nil if it can. The backend checks its content.
    package func problem(in fileSystem: any FileSystem) -> Diagnostic? {
        do throws(FileSystemError) {
            _ = try fileSystem.read(path, limit: ImageSettings.workflowSizeLimit)
            return nil
        } catch {
            return Diagnostic(place, "cannot read the workflow “\(path)”: \(fileSystem.reason(for: error))")
        }
    }
}
