import SystemPackage

/// A workflow file as a backend names it.
package struct WorkflowEntry: Hashable, Sendable {
    var path: FilePath
    /// Where the pipeline names it: `pipelines/lanterns/pipeline.yaml:12:63`.
    var place: String
}
