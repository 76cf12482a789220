import Generation

/// Which settings a kind of backend takes, and which it needs.
struct BackendKeys {
    var known: [String]
    var required: [String] = []

    private static let common = ["kind", "parallel", "timeout"]
    private static let text = ["languages", "context"]
    private static let images = ["per-minute", "price"]
    private static let server = ["url", "key", "start"]
    private static let sampling = ["steps", "guidance", "sampler", "scheduler"]

    static let every: [String] = BackendKind.allCases.reduce(into: []) { every, kind in
        every += keys(of: kind).known.filter { !every.contains($0) }
    }

    static func keys(of kind: BackendKind) -> BackendKeys {
        let both = common + text + images
        return switch kind {
        case .stub: BackendKeys(known: ["kind"])
        case .openai:
            BackendKeys(known: both + server + ["model", "quality", "reference"] + sampling, required: ["url"])
        case .ollama: BackendKeys(known: common + text + server + ["model"], required: ["model"])
        case .gemini: BackendKeys(known: both + ["url", "model", "key", "reference"], required: ["model", "key"])
        case .imagen: BackendKeys(known: common + images + ["url", "model", "key"], required: ["model", "key"])
        // It draws one picture at a time.
        case .automatic1111:
            BackendKeys(
                known: ["kind", "timeout"] + images + server + ["user", "model"] + sampling + ["reference", "strength"])
        case .comfyui: BackendKeys(known: common + images + server + ["workflow", "slots"], required: ["workflow"])
        case .sdcpp: BackendKeys(known: common + images + server + sampling + ["reference", "strength"])
        case .command: BackendKeys(known: both + ["command", "with-reference"], required: ["command"])
        case .apple: BackendKeys(known: ["kind"] + text + images + ["style"])
        }
    }
}
