import Domain
package import TestServer

/// The differences of a ComfyUI from the usual one.
package struct ComfyUIManner: Sendable {
    /// The number of status requests without a result while a prompt waits and while it is drawn.
    package var looksWaiting = 1
    package var looksRunning = 1
    /// If not nil, how long a prompt is drawn, whatever the number of status requests.
    package var drawingTime: Duration?
    /// Accepts prompts and sends this instead of its reply.
    package var replyToPrompts: ServerStep?
    /// The first polls of a prompt, in the queue or in the history, get these steps.
    package var firstLooks: [ServerStep] = []
    /// As in `GET /system_stats`; older versions do not report it.
    package var version: String? = "0.3.64"
    /// `cuda`, `cpu`.
    package var device = "cuda"
    /// Whether it uses the identifier in the request.
    package var takesIdentifiers = true
    /// Classes of nodes in addition to the usual ones, and whether a prompt may end with them.
    package var moreNodes: [String: Bool] = [:]
    /// Whether it reports which values the inputs of its nodes take.
    package var describesValues = false
    /// The module of all its nodes; nil for ComfyUI's own.
    package var module: String?
    /// Classes that were replaced by others.
    package var replacedNodes: [String] = []
    /// The error that it raises at a node of that class: type and message.
    package var exceptions: [String: (type: String, message: String)] = [:]
    /// Interrupted by a user in its window, at the first node.
    package var isInterrupted = false
    /// Forgets prompts after they are drawn, or before.
    package var losesPrompts = false
    /// Its history contains no status.
    package var hasNoStatus = false
    /// Rejects uploads as too large.
    package var refusesUploads = false
    /// Stores uploaded files under other names.
    package var renamesUploads = false
    /// The files that it wrote are missing.
    package var losesFiles = false

    package init() {}
}
