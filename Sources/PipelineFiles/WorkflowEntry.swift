package import SystemPackage

/// A workflow file as a backend names it.
package struct WorkflowEntry: Hashable, Sendable {
    package var path: FilePath
    /// Where the pipeline names it: `pipelines/lanterns/pipeline.yaml:12:63`.
    package var place: String

    package init(path: FilePath, place: String) {
        self.path = path
        self.place = place
    }
}
