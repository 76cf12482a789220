/// Messages about image backends.
extension PipelineProblemTests {
    /// A backend `b` of this kind. Its other settings begin in line 7.
    private static func backend(_ kind: String, _ settings: String, _ problems: String...) -> Case {
        var test = story("backends:\n  b:\n    kind: \(kind)\n    \(settings)")
        test.problems = problems
        return test
    }

    static let imageBackends =
        [
            backend("sdcpp", "steps: 0", "7:12: “steps” is “0”, must be a whole number from 1 to 200"),
            backend("sdcpp", "steps: 20.5", "7:12: “steps” is “20.5”, must be a whole number from 1 to 200"),
            backend("sdcpp", "guidance: 51", "7:15: “guidance” is “51”, must be a number from 0 to 50"),
            backend("sdcpp", "guidance: -0.1", "7:15: “guidance” is “-0.1”, must be a number from 0 to 50"),
            backend("sdcpp", "guidance: nan", "7:15: “guidance” is “nan”, must be a number from 0 to 50"),
            backend("sdcpp", "guidance: [7]", "7:15: “guidance” is a list, must be a number from 0 to 50"),
            backend("sdcpp", "sampler: [euler]", "7:14: “sampler” is a list, must be text"),
            backend("sdcpp", "sampler: \"eu\\nler\"", "7:14: “sampler” has a control character in it"),
            backend(
                "sdcpp", "sampler: \(String(repeating: "e", count: 101))",
                "7:14: “sampler” is 101 characters long, at most 100"),
            backend("sdcpp", "scheduler: ''", "7:16: “scheduler” is empty"),
            backend("sdcpp", "scheduler: \"kar\\tras\"", "7:16: “scheduler” has a control character in it"),
            backend("sdcpp", "per-minute: 0", "7:17: “per-minute” is “0”, must be a whole number from 1 to 6000"),
            backend("sdcpp", "per-minute: many", "7:17: “per-minute” is “many”, must be a whole number from 1 to 6000"),
            backend("sdcpp", "parallel: 65", "7:15: “parallel” is “65”, must be a whole number from 1 to 64"),
            backend("sdcpp", "reference: yes", "7:16: “reference” is “yes”, must be “true” or “false”"),
            backend(
                "openai", "url: http://a\n    quality: best",
                "8:14: “quality” is “best”; it takes “low”, “medium”, “high”, “auto”"),
            backend(
                "openai", "url: http://a\n    quality: hihg", "8:14: “quality” is “hihg”; did you mean “high”?"),
            backend("apple", "style: oil", "7:12: “style” is “oil”; it takes “animation”, “illustration”, “sketch”"),
            backend(
                "command", "command: [draw, '{{size}}']",
                "7:14: “command” has “{{size}}”, which is none of “{{prompt}}”, “{{prompt-file}}”, “{{schema}}”, "
                    + "“{{output}}”, “{{tokens}}”, “{{negative}}”, “{{seed}}”, “{{width}}”, “{{height}}”, “{{reference}}”"
            ),
            backend(
                "command", "command: [draw, '{{output}}']\n    with-reference: --init {{reference}}",
                "8:21: “with-reference” is “--init {{reference}}”, must be a list: the program and each of its arguments, "
                    + "such as “[llama-cli, --model, story.gguf]”; no shell takes it apart"),
            story(
                "backends: {b: {kind: imagen, key: {env: K}}}",
                "4:15: “model:” of the backend “b” is missing; “imagen” backends need it"),
            story(
                "backends: {b: {kind: imagen, model: m}}",
                "4:15: “key:” of the backend “b” is missing; “imagen” backends need it"),
            story(
                "backends: {b: {kind: comfyui}}",
                "4:15: “workflow:” of the backend “b” is missing; “comfyui” backends need it"),
            story(
                "backends: {b: {kind: gemini, model: m, key: {file: \"a\\0b\"}}}",
                "4:52: “file” has a NUL character in it"),
            story(
                "backends: {b: {kind: sdcpp}}\ntext: [b]",
                "5:8: “text” names “b”, and “sdcpp” backends make no text"),
            story(
                "backends: {b: {kind: automatic1111}}\ntext: [b, stub]",
                "5:8: “text” names “b”, and “automatic1111” backends make no text"),
            story(
                "backends: {b: {kind: comfyui, workflow: w.json}}\ntext: [b]\nimages: [b]",
                "5:8: “text” names “b”, and “comfyui” backends make no text"),
            story(
                "backends: {b: {kind: imagen, model: m, key: {env: K}}}\ntext: [stub, b]",
                "5:14: “text” names “b”, and “imagen” backends make no text"),
        ] + foreignSettings

    /// A setting of another kind, with an invalid value too: only the wrong kind is reported.
    private static let foreignSettings = [
        backend(
            "ollama", "model: m\n    steps: none",
            "8:12: “steps” is not a setting of “ollama” backends, which take “kind”, “parallel”, “timeout”, "
                + "“languages”, “context”, “url”, “servers”, “count”, “key”, “start”, “model”"),
        backend(
            "imagen", "model: m\n    key: {env: K}\n    start: draw",
            "9:12: “start” is not a setting of “imagen” backends, which take “kind”, “parallel”, “timeout”, "
                + "“per-minute”, “price”, “url”, “model”, “key”"),
        backend(
            "gemini", "model: m\n    key: {env: K}\n    seed: 7\n    strength: 2",
            "9:5: unknown key “seed”; “b” takes \(everySetting)",
            "10:15: “strength” is not a setting of “gemini” backends, which take “kind”, “parallel”, “timeout”, "
                + "“languages”, “context”, “per-minute”, “price”, “url”, “model”, “key”, “reference”"),
        backend(
            "automatic1111", "languages: [en]",
            "7:16: “languages” is not a setting of “automatic1111” backends, which take “kind”, “timeout”, "
                + "“per-minute”, “price”, “url”, “servers”, “count”, “key”, “start”, “user”, “model”, “steps”, “guidance”, “sampler”, “scheduler”, "
                + "“reference”, “strength”"),
        backend(
            "comfyui", "workflow: w.json\n    steps: 20",
            "8:12: “steps” is not a setting of “comfyui” backends, which take “kind”, “parallel”, “timeout”, "
                + "“per-minute”, “price”, “url”, “servers”, “count”, “key”, “start”, “workflow”, “slots”, “free-memory”"
        ),
        backend(
            "sdcpp", "model: m",
            "7:12: “model” is not a setting of “sdcpp” backends, which take “kind”, “parallel”, “timeout”, "
                + "“per-minute”, “price”, “url”, “servers”, “count”, “key”, “start”, “steps”, “guidance”, “sampler”, “scheduler”, “reference”, "
                + "“strength”"),
        backend(
            "openai", "url: http://a\n    user: owl",
            "8:11: “user” is not a setting of “openai” backends, which take “kind”, “parallel”, “timeout”, "
                + "“languages”, “context”, “per-minute”, “price”, “url”, “servers”, “count”, “key”, “start”, “model”, “quality”, “reference”, "
                + "“steps”, “guidance”, “sampler”, “scheduler”"),
        backend(
            "command", "command: [draw]\n    key: sk-123",
            "8:10: “key” is not a setting of “command” backends, which take “kind”, “parallel”, “timeout”, "
                + "“languages”, “context”, “per-minute”, “price”, “command”, “exits”, “with-reference”"),
        backend(
            "apple", "url: x",
            "7:10: “url” is not a setting of “apple” backends, which take “kind”, “languages”, "
                + "“context”, “per-minute”, “price”, “style”"),
        backend("stub", "parallel: 0", "7:15: “parallel” is not a setting of “stub” backends, which take “kind”"),
    ]

    private static let everySetting =
        "“kind”, “parallel”, “timeout”, “languages”, “context”, “per-minute”, “price”, “url”, “servers”, “count”, “key”, “start”, “model”, "
        + "“quality”, “reference”, “steps”, “guidance”, “sampler”, “scheduler”, “user”, “strength”, “workflow”, "
        + "“slots”, “free-memory”, “command”, “exits”, “with-reference”, “style”"

    static let pairedSettings = [
        backend(
            "automatic1111", "user: owl",
            "7:11: “user” of the backend “b” needs “key:” beside it: where its password lies"
        ),
        backend(
            "automatic1111", "key: {env: PASSWORD}",
            "7:10: “key” of the backend “b” needs “user:” beside it; “automatic1111” servers ask for a name and a password"
        ),
        backend(
            "automatic1111", "user: 'owl:hoot'\n    key: {env: PASSWORD}",
            "7:11: “user” has a colon in it, after which servers take the rest for the password"),
        backend(
            "automatic1111", "user: \"owl\\n\"\n    key: {env: PASSWORD}",
            "7:11: “user” has a control character in it"),
        backend(
            "automatic1111", "strength: 0.5",
            "7:15: “strength” says how far a picture may go from its reference, and the backend “b” is given none; "
                + "add “reference: true”"),
        backend(
            "sdcpp", "strength: 0.5\n    reference: false",
            "7:15: “strength” says how far a picture may go from its reference, and the backend “b” is given none; "
                + "add “reference: true”"),
        backend(
            "sdcpp", "reference: true\n    strength: 1.01",
            "8:15: “strength” is “1.01”, must be a number from 0 to 1"),
        backend(
            "sdcpp", "strength: far",
            "7:15: “strength” says how far a picture may go from its reference, and the backend “b” is given none; "
                + "add “reference: true”",
            "7:15: “strength” is “far”, must be a number from 0 to 1"),
    ]

    private static let placeForm = "must be NODE.INPUT, such as “6.text” or “Positive.text”"

    static let workflowSettings = [
        backend("comfyui", "workflow: [w.json]", "7:15: “workflow” is a list, must be text"),
        backend("comfyui", "workflow: ''", "7:15: “workflow” is empty"),
        backend("comfyui", "workflow: \"a\\0b\"", "7:15: “workflow” has a NUL character in it"),
        slots("[6.text]", "8:12: “slots” is a list, must be a mapping of \(slotNames)"),
        slots("{promt: 6.text}", "8:13: unknown key “promt”; did you mean “prompt”?"),
        slots("{steps: 3.steps}", "8:13: unknown key “steps”; “slots” takes \(slotNames)"),
        slots("{prompt: 6}", "8:21: “prompt” is “6”, \(placeForm)"),
        slots("{prompt: .text}", "8:21: “prompt” is “.text”, \(placeForm)"),
        slots("{prompt: 6.}", "8:21: “prompt” is “6.”, \(placeForm)"),
        slots("{prompt: ' .text'}", "8:21: “prompt” is “ .text”, \(placeForm)"),
        slots("{prompt: [6, text]}", "8:21: “prompt” is a list, must be text"),
        slots("{prompt: \"6.te\\nxt\"}", "8:21: “prompt” has a control character in it"),
        slots(
            "{negative: 6.text, prompt: 6.text}",
            "8:23: “negative” is “6.text”, which is the place of “prompt”; give it another"),
    ]

    private static let slotNames =
        "“prompt”, “negative”, “seed”, “width”, “height”, “reference”, “prefix”"

    private static func slots(_ slots: String, _ problems: String...) -> Case {
        var test = backend("comfyui", "workflow: w.json\n    slots: \(slots)")
        test.problems = problems
        return test
    }
}
