/// A file for an engine.
struct ClusterFile: Hashable {
    var name: String
    var text: String
}
