import Domain

/// What a ComfyUI holds at a time.
struct ComfyUIState {
    struct Job {
        var number: Int
        var id: String
        var graph: ComfyUIGraph
        /// Nodes.
        var outputs: [String]
        var looks = 0
    }

    /// A file's place: `output`, a folder, a name.
    struct FileName: Hashable {
        var type: String
        var subfolder: String
        var name: String
    }

    var number = 0
    /// What waits and what is drawn.
    var jobs: [Job] = []
    var history: [String: JSONValue] = [:]
    /// What nodes can load, by name; pictures that were there from the first have no bytes.
    var uploads: [String: [UInt8]] = [:]
    var files: [FileName: [UInt8]] = [:]
    /// What was drawn for a prompt before, and is not drawn again.
    var cache: [[String: JSONValue]: [String: JSONValue]] = [:]
    var wishes: [PictureWish] = []
}
