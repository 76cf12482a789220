import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import Generation
@testable import PipelineFiles
@testable import Platform

/// Backends in pipelines, each kind with all its settings.
struct BackendSettingsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func pipeline(_ more: String) throws -> PipelineFile {
        let path = try folder.write("collection: A\nstories:\n- file: a.md\n\(more)", to: "lanterns/pipeline.yaml")
        return try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path)
    }

    @Test(arguments: [
        ("./draw", "lanterns/draw"), ("bin/draw", "lanterns/bin/draw"), ("../draw", "draw"), ("/bin/draw", nil),
        ("draw", nil),
    ])
    func seeksProgramsFromThePipelineFile(written: String, beside: String?) throws {
        let program = beside.map { "\(folder.path)/\($0)" } ?? written
        let painter = try backend("kind: command\ncommand: [\(written), ./palette, '{{output}}']")
        #expect(painter.command.line == [program, "./palette", "{{output}}"], "arguments are left as they are")
        for start in ["[\(written), ./palette]", "{ command: [\(written), ./palette] }"] {
            #expect(try backend("kind: sdcpp\nstart: \(start)").start?.command.line == [program, "./palette"])
        }
        for notify in ["[\(written), ./who]", "{ command: [\(written), ./who] }"] {
            #expect(try pipeline("notify: \(notify)").notices.map(\.command) == [[program, "./who"]])
        }
    }

    /// Moving a pipeline, or running it from another folder, makes no picture stale.
    @Test func programsAreTheSameWhereverThePipelineLies() throws {
        let facts = try ["home", "srv/books"].map { name in
            let path = try folder.write(
                """
                collection: A
                stories: [{ file: a.md }]
                backends:
                  a: { kind: command, command: [./draw, "{{output}}"] }
                  b: { kind: sdcpp, start: [bin/serve] }
                """, to: "\(name)/pipeline.yaml")
            let backends = try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(
                at: path
            ).backends
            return backends.map { [$0.pictureFacts, $0.planFacts] }
        }
        #expect(facts[0] == facts[1])
    }

    @Test func listsSeveralServers() throws {
        let listed = try backend("kind: sdcpp\nservers: ['http://a:1', 'unix:/run/sd.sock']\nparallel: 2")
        #expect(listed.members.map(\.url) == ["http://a:1", "unix:/run/sd.sock"])
        #expect(listed.members.map(\.server) == ["http://a:1", "unix:/run/sd.sock"])
        #expect(listed.members.allSatisfy { $0.parallel == 2 })
        let single = try backend("kind: sdcpp\nurl: 'http://a:1'")
        #expect(single.members == [single])
        #expect(single.server == nil)
        #expect(listed.firstMember == listed.members[0])
        #expect(listed.members.map(\.firstMember) == listed.members)
    }

    /// The address of a server does not decide its pictures.
    @Test func countsServersThatAreStarted() throws {
        let counted = try backend(
            "kind: sdcpp\nurl: 'http://127.0.0.1:8188/sd'\ncount: 2\nstart: [sd, --port, '{port}', 'log={port}']")
        #expect(counted.members.map(\.url) == ["http://127.0.0.1:8188/sd", "http://127.0.0.1:8189/sd"])
        #expect(
            counted.members.map { $0.start?.command.line } == [
                ["sd", "--port", "8188", "log=8188"], ["sd", "--port", "8189", "log=8189"],
            ])
        #expect(counted.pictureFacts == "kind=sdcpp\nstart=\"sd\" \"--port\" \"{port}\" \"log={port}\"")
        let single = try backend("kind: sdcpp\nurl: 'http://127.0.0.1:8188'\nstart: [sd, --port, '{port}']")
        #expect(single.members.map { $0.start?.command.line } == [["sd", "--port", "8188"]])
        let other = try backend("kind: sdcpp\nurl: 'http://[fd00::8188]:8188'\ncount: 2\nstart: [sd, '{port}']")
        #expect(other.members.map(\.url) == ["http://[fd00::8188]:8188", "http://[fd00::8188]:8189"])
    }

    private func backend(_ settings: String) throws -> BackendSettings {
        let lines = settings.split(separator: "\n").map { "    \($0)\n" }.joined()
        return try #require(try pipeline("backends:\n  b:\n\(lines)").backends.first)
    }

    @Test func takesEverySettingOfAnOpenAIServer() throws {
        let settings = try backend(
            """
            kind: openai
            url: http://127.0.0.1:1234
            model: gpt-image-1
            key: { env: OPENAI_API_KEY }
            start: { command: [sd-server, --port, "1234"], patience: 300 }
            parallel: 2
            timeout: 900
            languages: [en, DE]
            context: 8192
            per-minute: 5
            quality: high
            reference: true
            steps: 28
            guidance: 3.5
            sampler: euler a
            scheduler: karras
            """)
        #expect(
            settings
                == BackendSettings(
                    name: "b", kind: "openai", url: "http://127.0.0.1:1234", model: "gpt-image-1",
                    key: .environment("OPENAI_API_KEY"), parallel: 2, languages: ["en", "de"], context: 8192,
                    timeout: .seconds(900),
                    start: ServerStart(command: ["sd-server", "--port", "1234"], patience: .seconds(300)),
                    images: ImageSettings(
                        perMinute: 5, steps: 28, guidance: 3.5, sampler: "euler a", scheduler: "karras",
                        quality: "high", usesReference: true)))
    }

    @Test func takesEverySettingOfGooglesModels() throws {
        let gemini = try backend(
            """
            kind: gemini
            url: https://example.org
            model: flash-image
            key: { file: keys/google }
            parallel: 1
            timeout: 60
            languages: [en]
            context: 100000
            per-minute: 10
            reference: false
            """)
        #expect(
            gemini
                == BackendSettings(
                    name: "b", kind: "gemini", url: "https://example.org", model: "flash-image",
                    key: .file(folder.path.appending("lanterns/keys/google")), parallel: 1, languages: ["en"],
                    context: 100_000, timeout: .seconds(60), images: ImageSettings(perMinute: 10, usesReference: false)
                ))
        let imagen = try backend(
            "kind: imagen\nurl: https://example.org\nmodel: imagen-4\nkey: { env: K }\nparallel: 3\ntimeout: 61\n"
                + "per-minute: 6000")
        #expect(
            imagen
                == BackendSettings(
                    name: "b", kind: "imagen", url: "https://example.org", model: "imagen-4", key: .environment("K"),
                    parallel: 3, timeout: .seconds(61), images: ImageSettings(perMinute: 6000)))
    }

    @Test func takesEverySettingOfAutomatic1111() throws {
        let settings = try backend(
            """
            kind: automatic1111
            url: http://127.0.0.1:7860
            user: owl
            key: { env: PASSWORD }
            model: dream.safetensors [abc]
            start: [./webui.sh, --api]
            timeout: 1200
            per-minute: 60
            steps: 200
            guidance: 50
            sampler: DPM++ 2M
            scheduler: Karras
            reference: true
            strength: 0.55
            """)
        #expect(
            settings
                == BackendSettings(
                    name: "b", kind: "automatic1111", url: "http://127.0.0.1:7860", model: "dream.safetensors [abc]",
                    key: .environment("PASSWORD"), user: "owl", timeout: .seconds(1200),
                    start: ServerStart(
                        command: CommandLineSpec(["./webui.sh", "--api"], program: "\(folder.path)/lanterns/webui.sh")),
                    images: ImageSettings(
                        perMinute: 60, steps: 200, guidance: 50, sampler: "DPM++ 2M", scheduler: "Karras",
                        usesReference: true, strength: 0.55)))
    }

    @Test func takesEverySettingOfComfyUI() throws {
        let settings = try backend(
            """
            kind: comfyui
            url: http://127.0.0.1:8188
            key: { env: TOKEN }
            start: [python3, main.py]
            parallel: 1
            timeout: 700
            per-minute: 30
            workflow: ../workflows/book.json
            slots: { prompt: 6.text, negative: No. 7.text, seed: Sampler.seed, width: 5.width, height: 5.height,
                     reference: 10.image, prefix: 9.filename_prefix }
            free-memory: true
            """)
        #expect(
            settings
                == BackendSettings(
                    name: "b", kind: "comfyui", url: "http://127.0.0.1:8188", key: .environment("TOKEN"), parallel: 1,
                    timeout: .seconds(700), start: ServerStart(command: ["python3", "main.py"]),
                    images: ImageSettings(
                        perMinute: 30, workflow: folder.path.appending("workflows/book.json"),
                        slots: [
                            "prompt": "6.text", "negative": "No. 7.text", "seed": "Sampler.seed", "width": "5.width",
                            "height": "5.height", "reference": "10.image", "prefix": "9.filename_prefix",
                        ], freesMemory: true)))
    }

    @Test func takesEverySettingOfStableDiffusionCPP() throws {
        let settings = try backend(
            """
            kind: sdcpp
            url: http://127.0.0.1:1234
            key: { env: TOKEN }
            start: [sd-server]
            parallel: 1
            timeout: 800
            per-minute: 1
            steps: 1
            guidance: 0
            sampler: euler
            scheduler: discrete
            reference: true
            strength: 1
            """)
        #expect(
            settings
                == BackendSettings(
                    name: "b", kind: "sdcpp", url: "http://127.0.0.1:1234", key: .environment("TOKEN"), parallel: 1,
                    timeout: .seconds(800), start: ServerStart(command: ["sd-server"]),
                    images: ImageSettings(
                        perMinute: 1, steps: 1, guidance: 0, sampler: "euler", scheduler: "discrete",
                        usesReference: true, strength: 1)))
    }

    @Test func takesEverySettingOfWhatRunsOnThisMachine() throws {
        let command = try backend(
            """
            kind: command
            command: [sd, --prompt, "{{prompt}}", --out, "{{output}}", --size, "{{width}}x{{height}}"]
            with-reference: [--init-img, "{{reference}}"]
            parallel: 1
            timeout: 86400
            languages: [en]
            context: 1024
            per-minute: 2
            """)
        #expect(
            command
                == BackendSettings(
                    name: "b", kind: "command", parallel: 1, languages: ["en"], context: 1024,
                    timeout: .seconds(86_400),
                    command: ["sd", "--prompt", "{{prompt}}", "--out", "{{output}}", "--size", "{{width}}x{{height}}"],
                    images: ImageSettings(perMinute: 2, withReference: ["--init-img", "{{reference}}"])))
        let apple = try backend(
            "kind: apple\nstyle: sketch\nlanguages: [en]\ncontext: 4096\nper-minute: 4")
        #expect(
            apple
                == BackendSettings(
                    name: "b", kind: "apple", languages: ["en"], context: 4096,
                    images: ImageSettings(perMinute: 4, style: "sketch")))
    }

    @Test func takesEverySettingOfOllama() throws {
        let settings = try backend(
            "kind: ollama\nurl: http://127.0.0.1:11434\nmodel: story\nkey: { env: K }\nstart: [ollama, serve]\n"
                + "parallel: 4\ntimeout: 300\nlanguages: [en]\ncontext: 16384")
        #expect(
            settings
                == BackendSettings(
                    name: "b", kind: "ollama", url: "http://127.0.0.1:11434", model: "story", key: .environment("K"),
                    parallel: 4, languages: ["en"], context: 16_384, timeout: .seconds(300),
                    start: ServerStart(command: ["ollama", "serve"])))
    }

    @Test(arguments: BackendList.kinds.map(\.kind)) func needsNoMoreThanItSays(kind: BackendKind) throws {
        let needed: [BackendKind: String] = [
            "openai": "url: http://a", "ollama": "model: m", "gemini": "model: m\nkey: {env: K}",
            "imagen": "model: m\nkey: {env: K}", "comfyui": "workflow: w.json", "command": "command: [draw]",
        ]
        #expect(try backend("kind: \(kind.name)\n\(needed[kind, default: ""])").kind == kind)
    }

    /// The text with spaces and line ends folded; nil if there is none.
    @Test func takesWhatIsNotToBeSeen() throws {
        #expect(try pipeline("").negativePrompt == nil)
        #expect(
            try pipeline("negative-prompt: >\n  text,  frame,\n  extra fingers").negativePrompt
                == "text, frame, extra fingers")
        let longest = String(repeating: "b", count: 240)
        #expect(try pipeline("negative-prompt: \(longest)").negativePrompt == longest)
    }

    @Test func drawsWithBackendsInTheOrderInWhichTheyAreNamed() throws {
        let pipeline = try pipeline(
            """
            images: [comfy, sd, stub]
            allow-network: true
            backends:
              sd: { kind: sdcpp }
              comfy: { kind: comfyui, workflow: w.json }
            """)
        #expect(pipeline.images.map(\.name) == ["comfy", "sd", "stub"])
        #expect(pipeline.images.map(\.allowsNetwork) == [true, true, false])
    }
}
