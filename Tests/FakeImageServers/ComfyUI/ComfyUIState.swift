import Domain

/// The state of a ComfyUI at an instant.
struct ComfyUIState {
    struct Job {
        var number: Int
        var id: String
        var graph: ComfyUIGraph
        /// Nodes.
        var outputs: [String]
        var looks = 0
        let begin = ContinuousClock.now
    }

    /// The place of a file: `output`, a folder, a name.
    struct FileName: Hashable {
        var type: String
        var subfolder: String
        var name: String
    }

    var number = 0
    /// Requests for the queue and the history.
    var polls = 0
    /// Waiting prompts and those being drawn.
    var jobs: [Job] = []
    var history: [String: JSONValue] = [:]
    /// Pictures that nodes can load, by name. Pictures that were not uploaded have no bytes.
    var uploads: [String: [UInt8]] = [:]
    var files: [FileName: [UInt8]] = [:]
    /// The results of earlier prompts, which are not drawn again.
    var cache: [[String: JSONValue]: [String: JSONValue]] = [:]
    var requestedPictures: [RequestedPicture] = []
}
