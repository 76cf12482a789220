import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import PipelineFiles
@testable import Platform

/// Messages about a file, word for word, with the place first: `LINE:COLUMN: text`. PIPELINE is replaced by the file's
/// path.
@Suite struct PipelineProblemTests {
    struct Case: CustomStringConvertible {
        var yaml: String
        var problems: [String]

        init(_ yaml: String, _ problems: String...) {
            self.yaml = yaml
            self.problems = problems
        }

        var description: String { yaml }
    }

    static let wholeFiles = [
        Case("", " is empty; it must say at least “collection:” and “stories:”"),
        Case("# only a comment\n\n", " is empty; it must say at least “collection:” and “stories:”"),
        Case(
            "just words",
            "1:1: “pipeline” is “just words”, must be a mapping of “collection”, “language”, “audience”, “style”, “theme”, “stories”, “text”, “images”, “size”, “backends”, “allow-network”, “export”, “negative-prompt”, “readers”, “limits”, “handover”, “patience”, “start-patience”, “overlap”, “reuse”, “tier”, “notify”, “book”, “typography”, “print”, “cast”, “layout”, “panels”, “pictures”, “grow”, “art”"
        ),
        Case(
            "- a\n- b",
            "1:1: “pipeline” is a list, must be a mapping of “collection”, “language”, “audience”, “style”, “theme”, “stories”, “text”, “images”, “size”, “backends”, “allow-network”, “export”, “negative-prompt”, “readers”, “limits”, “handover”, “patience”, “start-patience”, “overlap”, “reuse”, “tier”, “notify”, “book”, “typography”, “print”, “cast”, “layout”, “panels”, “pictures”, “grow”, “art”"
        ),
        Case("collection: [a", "2:1: is not YAML: did not find expected ',' or ']'"),
        Case("collection: a\n\tstories: b", "2:1: is not YAML: a tab; use spaces"),
        Case("collection: A\nstories:\n\t- file: a.md", "3:1: is not YAML: a tab; use spaces"),
        Case(
            "collection: @home\nstories:\n- file: a.md",
            "1:13: is not YAML: no text begins with “@”; put it into quotation marks"),
        Case("collection: *nobody\nstories: []", "1:13: is not YAML: found undefined alias"),
        Case(
            "collection: a\n---\ncollection: b",
            "2:1: is not YAML: expected a single document in the stream, but found another document"),
        Case("collection: A\ncollection: B\nstories:\n- file: a.md", "1:1: “collection” is there twice; keep one"),
        Case("collection: A\nstories:\n- file: a.md\n  file: b.md", "3:3: “file” is there twice; keep one"),
        Case("collection: Ä🦊狐\r\nstyle: ä🦊\u{7}", "2:10: is not YAML: control characters are not allowed"),
        Case(
            "collection: A\ncollection: B\nsize: 1\nsize: 2", "1:1: “collection” and “size” are there twice; keep one"),
        Case("{}", "1:1: “collection:” is missing", "1:1: “stories:” is missing"),
        Case(String(repeating: "[", count: 5000), "1:1: is not YAML: it is nested too deeply"),
        Case(
            "a: [" + (0..<25).map { "*a\($0)" }.joined(separator: ", ") + "]",
            " repeats itself by more than 24 aliases (“*name”); write them out"),
    ]

    static let topKeys = [
        Case("stories:\n- file: a.md", "1:1: “collection:” is missing"),
        Case("collection: A", "1:1: “stories:” is missing"),
        Case("collection: \"\"\nstories:\n- file: a.md", "1:13: “collection” is empty"),
        Case("collection: ~\nstories:\n- file: a.md", "1:13: “collection” is empty"),
        Case("collection: [A]\nstories:\n- file: a.md", "1:13: “collection” is a list, must be text"),
        Case(
            "collection: \(String(repeating: "a", count: 201))\nstories:\n- file: a.md",
            "1:13: “collection” is 201 characters long, at most 200"),
        story("colection: B", "4:1: unknown key “colection”; did you mean “collection”?"),
        story("langauge: en", "4:1: unknown key “langauge”; did you mean “language”?"),
        story("Style: x", "4:1: unknown key “Style”; did you mean “style”?"),
        story(
            "pages: 8",
            "4:1: unknown key “pages”; “pipeline” takes “collection”, “language”, “audience”, “style”, “theme”, “stories”, “text”, “images”, “size”, “backends”, “allow-network”, “export”, “negative-prompt”, “readers”, “limits”, “handover”, “patience”, “start-patience”, “overlap”, “reuse”, “tier”, “notify”, “book”, “typography”, “print”, “cast”, “layout”, “panels”, “pictures”, “grow”, “art”"
        ),
        story("[a]: b", "4:1: a key of “pipeline” is a list, must be a word"),
        story(
            "language: english", "4:11: “language” is “english”, must be a language tag such as “en”, “de” or “pt-BR”"),
        story("language: e", "4:11: “language” is “e”, must be a language tag such as “en”, “de” or “pt-BR”"),
        story("language: en-", "4:11: “language” is “en-”, must be a language tag such as “en”, “de” or “pt-BR”"),
        story(
            "language: de-DE-DE", "4:11: “language” is “de-DE-DE”, must be a language tag such as “en”, “de” or “pt-BR”"
        ),
        story("language: en-a", "4:11: “language” is “en-a”, must be a language tag such as “en”, “de” or “pt-BR”"),
        story("language: ünd", "4:11: “language” is “ünd”, must be a language tag such as “en”, “de” or “pt-BR”"),
        story("style: \(String(repeating: "b", count: 121))", "4:8: “style” is 121 characters long, at most 120"),
        story("style: {a: b}", "4:8: “style” is a mapping, must be text"),
        story(
            "negative-prompt: \(String(repeating: "b", count: 241))",
            "4:18: “negative-prompt” is 241 characters long, at most 240"),
        story("negative-prompt: [text, frame]", "4:18: “negative-prompt” is a list, must be text"),
        story("negative-prompt: ''", "4:18: “negative-prompt” is empty"),
        story("negativ-prompt: a", "4:1: unknown key “negativ-prompt”; did you mean “negative-prompt”?"),
        story(
            "theme: scifi",
            "4:8: “theme” is “scifi”; it takes “fantasy”, “adventure”, “animals”, “family”, “friendship”, “neutral”"),
        story("theme: advnture", "4:8: “theme” is “advnture”; did you mean “adventure”?"),
        story(
            "theme: ",
            "4:7: “theme” is empty; it takes “fantasy”, “adventure”, “animals”, “family”, “friendship”, “neutral”"),
        story(
            "size: 1024",
            "4:7: “size” is “1024”, must be WIDTHxHEIGHT in pixels, each from 64 to 4096, such as “1024x1792”"),
        story(
            "size: 10x10",
            "4:7: “size” is “10x10”, must be WIDTHxHEIGHT in pixels, each from 64 to 4096, such as “1024x1792”"),
        story("size: {}", "4:7: “size” is a mapping, must be text"),
        story("size: []", "4:7: “size” lists 0 sizes, must be one, or from 2 to 4 of passes"),
        story(
            "size: [64x64, 65x65, 66x66, 67x67, 68x68]",
            "4:7: “size” lists 5 sizes, must be one, or from 2 to 4 of passes"),
        story(
            "size: [1024x1792, 512x896]",
            "4:19: “size” is 512x896 in pass 2, must be larger than the 1024x1792 of the pass before"),
        story(
            "size: [512x512, 1024x256]",
            "4:17: “size” is 1024x256 in pass 2, must be larger than the 512x512 of the pass before"),
        story("export: epub", "4:9: “export” is “epub”, must be a list"),
        story(
            "export: [mobi]",
            "4:10: “export” is “mobi”; it takes “bundle”, “epub”, “reflowable”, “cbz”, “html”, “pdf”, “print”, “cover”"
        ),
        story("export: [epubs]", "4:10: “export” is “epubs”; did you mean “epub”?"),
        story("export: []", "4:9: “export” is empty; leave it out or list at least one"),
    ]

    static let audiences = [
        story("audience: 3-6", "4:11: “audience” is “3-6”, must be a mapping of “ages”, “rating”, “strict”"),
        story("audience: {age: 3-6}", "4:12: unknown key “age”; did you mean “ages”?"),
        story("audience: {ages: 6-3}", "4:18: “ages” is “6-3”, must be an age or a range such as “3-6”, from 0 to 18"),
        story(
            "audience: {ages: 3-19}", "4:18: “ages” is “3-19”, must be an age or a range such as “3-6”, from 0 to 18"),
        story("audience: {ages: -3}", "4:18: “ages” is “-3”, must be an age or a range such as “3-6”, from 0 to 18"),
        story("audience: {ages: 3-}", "4:18: “ages” is “3-”, must be an age or a range such as “3-6”, from 0 to 18"),
        story(
            "audience: {ages: 3-4-5}", "4:18: “ages” is “3-4-5”, must be an age or a range such as “3-6”, from 0 to 18"),
        story(
            "audience: {ages: three}", "4:18: “ages” is “three”, must be an age or a range such as “3-6”, from 0 to 18"),
        story("audience: {ages: [3, 6]}", "4:18: “ages” is a list, must be text"),
        story("audience: {rating: R}", "4:20: “rating” is “R”; it takes “G”, “PG”"),
        story("audience: {rating: pg}", "4:20: “rating” is “pg”; did you mean “PG”?"),
    ]

    private static let addressForm =
        "must be http://HOST:PORT, https://HOST or unix:/PATH, without user, query or fragment"

    static let backends = [
        story("text: stub", "4:7: “text” is “stub”, must be a list"),
        story("text: []", "4:7: “text” is empty; leave it out or list at least one"),
        story(
            "text: [llama]",
            "4:8: “text” names “llama”, which is not a backend; describe it under “backends:”, or use “stub”"),
        story("images: [stbu]", "4:10: “images” names “stbu”, which is not a backend; did you mean “stub”?"),
        story("images: [{kind: stub}]", "4:10: “images” is a mapping, must be text"),
        story("backends: [llama]", "4:11: “backends” is a list, must be a mapping from names to settings"),
        story(
            "backends: {llama: stub}",
            "4:19: “llama” is “stub”, must be a mapping of “kind”, “parallel”, “timeout”, “languages”, “context”, “per-minute”, “price”, “url”, “servers”, “count”, “key”, “start”, “model”, “quality”, “reference”, “steps”, “guidance”, “sampler”, “scheduler”, “user”, “strength”, “workflow”, “slots”, “free-memory”, “command”, “exits”, “with-reference”, “style”"
        ),
        story(
            "backends: {llama: {kind: stub, url: x}}",
            "4:37: “url” is not a setting of “stub” backends, which take “kind”"),
        story(
            "backends: {llama: {kind: openai}}",
            "4:19: “url:” of the backend “llama” is missing; “openai” backends need it"),
        story(
            "backends: {g: {kind: gemini, model: m, key: sk-123}}",
            "4:45: “key” must be “{ env: NAME }” or “{ file: PATH }”; a key itself is never in a pipeline file"),
        story(
            "backends: {g: {kind: gemini, model: m, key: {}}}",
            "4:45: “key” needs “env:” (an environment variable) or “file:” (a path), one of them"),
        story(
            "backends: {c: {kind: command, command: llama-cli -p}}",
            "4:40: “command” is “llama-cli -p”, must be a list: the program and each of its arguments, such as "
                + "“[llama-cli, --model, story.gguf]”; no shell takes it apart"),
        story(
            "backends: {o: {kind: ollama, model: m, languages: [English]}}",
            "4:52: “languages” has “english”, must be language codes such as “en” or “de”"),
        story(
            "backends: {o: {kind: ollama, model: m, start: {patience: 5}}}",
            "4:47: “command:” of “start” is missing: the server's program and its arguments, as a list"),
        story(
            "backends: {o: {kind: ollama, model: m, parallel: 0, context: 9, timeout: x}}",
            "4:50: “parallel” is “0”, must be a whole number from 1 to 64",
            "4:62: “context” is “9”, must be a whole number from 1024 to 10000000",
            "4:74: “timeout” is “x”, must be a whole number from 1 to 86400"),
        story(
            "backends: {o: {kind: ollama, model: m}}\nimages: [o]",
            "5:10: “images” names “o”, and “ollama” backends make no images"),
        story("allow-network: maybe", "4:16: “allow-network” is “maybe”, must be “true” or “false”"),
        story("overlap: maybe", "4:10: “overlap” is “maybe”, must be “true” or “false”"),
        story("backends: {llama: {}}", "4:19: “kind:” of the backend “llama” is missing"),
        story(
            "backends: {llama: {kind: llamacpp}}\ntext: [llama]",
            "4:26: “kind” is “llamacpp”; it takes “stub”, “openai”, “ollama”, “gemini”, “imagen”, “automatic1111”, “comfyui”, “sdcpp”, “command”, “apple”"
        ),
        story(
            "backends: {llama: {kind: stubb, url: x}}\ntext: [lama]", "4:26: “kind” is “stubb”; did you mean “stub”?",
            "5:8: “text” names “lama”, which is not a backend; did you mean “llama”?"),
        story(
            "backends: {stub: {kind: ollama, model: m}}",
            "4:12: the name “stub” is that of the built-in generators; give the backend another"),
        story("backends: {o: {kind: openai, url: 'ftp://host'}}", "4:35: “url” is “ftp://host”, \(addressForm)"),
        story("backends: {o: {kind: openai, url: '127.0.0.1:80'}}", "4:35: “url” is “127.0.0.1:80”, \(addressForm)"),
        story("backends: {o: {kind: openai, url: 'http://'}}", "4:35: “url” is “http://”, \(addressForm)"),
        story("backends: {o: {kind: openai, url: 'http://:80'}}", "4:35: “url” is “http://:80”, \(addressForm)"),
        story("backends: {o: {kind: openai, url: 'http://a b'}}", "4:35: “url” is “http://a b”, \(addressForm)"),
        story("backends: {o: {kind: openai, url: 'http://a:0'}}", "4:35: “url” is “http://a:0”, \(addressForm)"),
        story(
            "backends: {o: {kind: openai, url: 'http://a:65536'}}", "4:35: “url” is “http://a:65536”, \(addressForm)"),
        story("backends: {o: {kind: openai, url: 'http://a/?b=c'}}", "4:35: “url” is “http://a/?b=c”, \(addressForm)"),
        story("backends: {o: {kind: openai, url: 'http://a/#b'}}", "4:35: “url” is “http://a/#b”, \(addressForm)"),
        story("backends: {o: {kind: openai, url: 'http://owl:secret@a:80'}}", "4:35: “url” \(addressForm)"),
        story(
            "backends: {s: {kind: sdcpp, servers: 'http://a:80'}}",
            "4:38: “servers” is “http://a:80”, must be a list"),
        story(
            "backends: {s: {kind: sdcpp, servers: []}}", "4:38: “servers” is empty; list at least one address"),
        story(
            "backends: {s: {kind: sdcpp, servers: ['http://a', 'http://b c', 'http://a']}}",
            "4:51: “servers” is “http://b c”, \(addressForm)", "4:65: “servers” lists “http://a” twice"),
        story(
            "backends: {s: {kind: sdcpp, servers: ['http://a', 'http://a/']}}",
            "4:51: “servers” lists “http://a/” twice"),
        story(
            "backends: {s: {kind: sdcpp, url: 'http://a', start: [sd, '{port}']}}",
            "4:53: “{port}” in “start” of the backend “s” needs “url:” with a port"),
        story(
            "backends: {s: {kind: sdcpp, url: 'http://a', servers: ['http://b'], count: 2}}",
            "4:34: “url” and “servers” of the backend “s” exclude each other; “servers” lists all addresses",
            "4:76: “count” and “servers” of the backend “s” exclude each other; “servers” lists all addresses"),
        story(
            "backends: {s: {kind: sdcpp, servers: ['http://127.0.0.1:1', 'http://127.0.0.1:2'], start: [sd-server]}}",
            "4:38: “start” of the backend “s” starts several servers and needs “{port}”"),
        story(
            "backends: {s: {kind: sdcpp, servers: ['http://127.0.0.1:1', 'http://b'], start: [sd, '{port}']}}",
            "4:38: “servers” lists “http://b” without a port; “{port}” in “start” needs one"),
        story(
            "backends: {s: {kind: sdcpp, count: 2, url: 'http://127.0.0.1:1'}}",
            "4:36: “count” of the backend “s” needs “start:” with “{port}”, such as "
                + "“[sd-server, --listen-port, \"{port}\"]”"),
        story(
            "backends: {s: {kind: sdcpp, count: 2, start: [sd, '{port}']}}",
            "4:36: “count” of the backend “s” needs “url:” with the port of the first server, such as "
                + "“http://127.0.0.1:8188”"),
        story(
            "backends: {s: {kind: sdcpp, count: 2, url: 'http://127.0.0.1:65535', start: [sd, '{port}']}}",
            "4:36: “count” of the backend “s” needs ports up to 65536, at most 65535"),
        story(
            "backends: {s: {kind: sdcpp, count: 65}}", "4:36: “count” is “65”, must be a whole number from 1 to 64"),
        story(
            "backends: {o: {kind: ollama, model: \"m\\a\"}}", "4:37: “model” has a control character in it"),
        story(
            "backends: {c: {kind: command, command: [llama-cli, '{{promt}}']}}",
            "4:40: “command” has “{{promt}}”, which is none of “{{prompt}}”, “{{prompt-file}}”, “{{schema}}”, "
                + "“{{output}}”, “{{tokens}}”, “{{negative}}”, “{{seed}}”, “{{width}}”, “{{height}}”, “{{reference}}”"),
    ]

    static let stories = [
        Case("collection: A\nstories: a.md", "2:10: “stories” is “a.md”, must be a list"),
        Case("collection: A\nstories: []", "2:10: “stories” is empty; list at least one"),
        Case(
            "collection: A\nstories: [a.md]",
            "2:11: “story” is “a.md”, must be a mapping; for a file write “- file: a.md”"),
        Case(
            "collection: A\nstories:\n- title: T",
            "3:3: a story needs “file:” (a text to read) or “write:” (what to write one from)"),
        Case(
            "collection: A\nstories:\n- file: a.md\n  write: {hero: Mira}",
            "3:3: a story has “file:” or “write:”, not both"),
        Case("collection: A\nstories:\n- fil: a.md", "3:3: unknown key “fil”; did you mean “file”?"),
        Case("collection: A\nstories:\n- file: [a.md]", "3:9: “file” is a list, must be text"),
        Case("collection: A\nstories:\n- file: \"a\\0.md\"", "3:9: “file” has a NUL character in it"),
        Case("collection: A\nstories:\n- file: a.md\n  author: null", "4:11: “author” is empty"),
        Case(
            "collection: A\nstories:\n- file: a.md\n  theme: opera fun",
            "4:10: “theme” is “opera fun”; it takes “fantasy”, “adventure”, “animals”, “family”, “friendship”, “neutral”"
        ),
        Case(
            "collection: A\nstories:\n- file: a.md\n- file: b/A.txt",
            "4:3: the story “a” is there twice, first at PIPELINE:3:9; give one of them another “name:”"),
        Case(
            "collection: A\nstories:\n- {file: a.md, name: x}\n- {file: b.md, name: X}\n- {file: c.md, name: x!}",
            "4:3: the story “x” is there twice, first at PIPELINE:3:10; give one of them another “name:”",
            "5:3: the story “x” is there twice, first at PIPELINE:3:10; give one of them another “name:”"),
    ]

    static let written = [
        write(
            "{ hero: ../../etc/passwd }",
            "3:18: “hero” is “../../etc/passwd”, must be a name of letters, such as “Mira” or “fox”"),
        write(
            "{ hero: Mira, kind: 12345 }",
            "3:30: “kind” is “12345”, must be a name of letters, such as “Mira” or “fox”"),
        write(
            "Mira",
            "3:10: “write” is “Mira”, must be a mapping of “hero”, “kind”, “age”, “theme”, “about”, “lesson”, “pages”, “seed”, “choices”, “depth”, “endings”"
        ),
        write("{hero: Mira, choices: 4}", "3:32: “choices” is “4”, must be a whole number from 2 to 3"),
        write("{hero: Mira, depth: 0}", "3:30: “depth” is “0”, must be a whole number from 1 to 4"),
        write("{hero: Mira, endings: 7}", "3:32: “endings” is “7”, must be a whole number from 1 to 6"),
        write(
            "{hero: Mira, choices: 2, endings: 5}",
            "3:44: “endings” is 5, and 2 choices at depth 3 lead to at most 4"),
        write(
            "{hero: Mira, pages: 8, choices: 2}",
            "3:30: “pages” is 8, and these choices make 9 passages of at least a page each; write “pages: 9” or more, or fewer choices"
        ),
        write("{hero: Mira, choice: 2}", "3:23: unknown key “choice”; did you mean “choices”?"),
        write("{}", "3:10: “hero:” is missing"),
        write("{hero: ''}", "3:17: “hero” is empty"),
        write("{hero: \(String(repeating: "a", count: 41))}", "3:17: “hero” is 41 characters long, at most 40"),
        write("{hero: Mira, age: 1}", "3:28: “age” is “1”, must be a whole number from 2 to 10"),
        write("{hero: Mira, age: old}", "3:28: “age” is “old”, must be a whole number from 2 to 10"),
        write("{hero: Mira, pages: 3}", "3:30: “pages” is “3”, must be a whole number from 4 to 40"),
        write("{hero: Mira, pages: 8.5}", "3:30: “pages” is “8.5”, must be a whole number from 4 to 40"),
        write("{hero: Mira, pages: [8]}", "3:30: “pages” is a list, must be a whole number from 4 to 40"),
        write("{hero: Mira, seed: -1}", "3:29: “seed” is “-1”, must be a whole number from 0 to 9223372036854775807"),
        write("{hero: Mira, theme: advntures}", "3:30: “theme” is “advntures”; did you mean “adventure”?"),
        write("{hero: Mira, teme: family}", "3:23: unknown key “teme”; did you mean “theme”?"),
        write(
            "{hero: Mira}\nlanguage: fr",
            "3:10: the built-in writer writes stories in de, en, es only; “language” is “fr”, so give the story as "
                + "“file:” or name a language model under “text:”"),
        write(
            "{hero: Mira, about: ein Ball}\nlanguage: de",
            "3:30: the built-in writer understands “about” in en only; “language” is “de”, so leave “about” out or name "
                + "a language model under “text:”"),
    ]

    static let severalAtOnce = [
        Case(
            """
            collection: A
            langauge: en
            audience: {ages: 0-99, rating: X}
            stories:
              - file: a.md
              - write: {age: 99, about: []}
              - {}
            size: huge
            export: [epub, mobi]
            """, "2:1: unknown key “langauge”; did you mean “language”?",
            "3:18: “ages” is “0-99”, must be an age or a range such as “3-6”, from 0 to 18",
            "3:32: “rating” is “X”; it takes “G”, “PG”", "6:12: “hero:” is missing",
            "6:18: “age” is “99”, must be a whole number from 2 to 10", "6:29: “about” is a list, must be text",
            "7:5: a story needs “file:” (a text to read) or “write:” (what to write one from)",
            "8:7: “size” is “huge”, must be WIDTHxHEIGHT in pixels, each from 64 to 4096, such as “1024x1792”",
            "9:16: “export” is “mobi”; it takes “bundle”, “epub”, “reflowable”, “cbz”, “html”, “pdf”, “print”, “cover”")
    ]

    @Test(
        arguments: wholeFiles + topKeys + audiences + backends + imageBackends + casts + layouts + growth
            + pairedSettings
            + workflowSettings
            + stories + written + severalAtOnce)
    func saysWhatIsWrongAndWhere(test: Case) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(test.yaml, to: "pipeline.yaml")
        // The story files exist, so that every problem is in the pipeline file itself.
        for match in test.yaml.matches(of: /file: ([A-Za-z0-9\/]+\.[a-z]+)/) {
            try folder.write("A fox sat in the forest.", to: String(match.1))
        }
        try folder.write("{}", to: "w.json")
        let error = #expect(throws: PipelineError.self) {
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path)
        }
        let problems = error?.problems.map { String($0.description.dropFirst(path.string.count + 1)) }
        #expect(problems == test.problems.map { $0.replacing("PIPELINE", with: path.string) })
    }

    /// A valid pipeline of three lines, followed by `more`.
    static func story(_ more: String, _ problems: String...) -> Case {
        var test = Case("collection: A\nstories:\n- file: a.md\n\(more)")
        test.problems = problems
        return test
    }

    private static func write(_ parameters: String, _ problems: String...) -> Case {
        var test = Case("collection: A\nstories:\n- write: \(parameters)")
        test.problems = problems
        return test
    }
}
