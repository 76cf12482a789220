import Domain

/// How a ComfyUI differs from a plain one that does as it is told.
package struct ComfyUIManner: Sendable {
    /// How often its queue or history is looked at in vain, while a prompt waits and while it is drawn.
    package var looksWaiting = 1
    package var looksRunning = 1
    /// As `GET /system_stats` says it; older ones do not.
    package var version: String? = "0.3.64"
    /// `cuda`, `cpu`.
    package var device = "cuda"
    /// Whether it keeps to the identifier that a prompt comes with.
    package var takesIdentifiers = true
    /// Classes of nodes beside the usual ones, and whether a prompt may end with them.
    package var moreNodes: [String: Bool] = [:]
    /// Classes that it does not have any more and replaces by others.
    package var replacedNodes: [String] = []
    /// What it raises when it comes to a node of that class: type and message.
    package var exceptions: [String: (type: String, message: String)] = [:]
    /// Raised by somebody at its window, at the first node.
    package var isInterrupted = false
    /// Forgets prompts when it has drawn them, or before.
    package var losesPrompts = false
    /// Keeps no status in its history.
    package var hasNoStatus = false
    /// Takes no uploads, for they are too large.
    package var refusesUploads = false
    /// Gives an uploaded file another name than it came with.
    package var renamesUploads = false
    /// Has lost the files that it wrote.
    package var losesFiles = false

    package init() {}
}
