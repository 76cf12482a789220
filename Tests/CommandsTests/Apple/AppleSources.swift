import Foundation
import SystemPackage
import TestSupport
import Testing

/// The sources of `Backends` for Apple's systems, to be type-checked against stubs of Apple's frameworks.
struct AppleSources {
    /// The SDKs whose declarations differ.
    enum SDK: String, CaseIterable, Sendable {
        case macOS26 = "26"
        case macOS27 = "27"

        /// The version of its Foundation Models, which `canImport` compares.
        var foundationModels: String {
            switch self {
            case .macOS26: "1.5.2"
            case .macOS27: "2.0.62"
            }
        }
    }

    /// A change of one source.
    struct Change {
        var file: String
        var text: String
        var replacement: String
    }

    private let compiler: Program
    private let folder: TemporaryFolder

    /// Compiles the stubs of the SDK's modules.
    init(_ sdk: SDK) throws {
        compiler = try #require(Program("swiftc"))
        folder = try TemporaryFolder()
        for module in ["CoreGraphics", "ImageIO", "UniformTypeIdentifiers", "FoundationModels", "ImagePlayground"] {
            let stubs = "Tests/CommandsTests/Apple/Stubs/\(module)"
            let files = try ProjectFolder.names(in: stubs)
                .filter { !$0.hasPrefix("SDK") || $0 == "SDK\(sdk.rawValue).swift" }
                .map { ProjectFolder.path("\(stubs)/\($0)").string }
            // With library evolution, enums may get new cases, as those of the SDK.
            let outcome = try compiler.run(
                [
                    "-frontend", "-emit-module", "-parse-as-library", "-enable-library-evolution", "-swift-version",
                    "6", "-suppress-warnings", "-module-name", module, "-I", folder.path.string, "-o",
                    folder.path.appending("\(module).swiftmodule").string,
                ] + (module == "FoundationModels" ? ["-user-module-version", sdk.foundationModels] : [])
                    + Self.buildOptions(["-module-cache-path"]) + files)
            try #require(outcome.status == 0, "\(outcome.output)")
        }
    }

    /// The errors of the compiler after changes of the sources. Empty if there are none. Warnings are errors.
    func errors(after changes: [Change] = []) throws -> String {
        let backends = "Sources/Backends"
        let all = try FileManager.default.subpathsOfDirectory(atPath: ProjectFolder.path(backends).string)
            .filter { $0.hasSuffix(".swift") }.sorted()
        var files: [String] = []
        for name in all {
            var file = ProjectFolder.path("\(backends)/\(name)")
            let own = changes.filter { name.hasSuffix("/\($0.file)") }
            if !own.isEmpty {
                var text = try ProjectFolder.text("\(backends)/\(name)")
                for change in own {
                    try #require(text.contains(change.text), "\(change.file) does not contain “\(change.text)”")
                    text.replace(change.text, with: change.replacement)
                }
                file = try folder.write(text, to: "changed/\(name)")
            }
            // Of the other files only the declarations are needed.
            files += name.hasPrefix("Apple/") ? ["-primary-file", file.string] : [file.string]
        }
        let outcome = try compiler.run(
            [
                "-frontend", "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "Backends",
                "-I", folder.path.string,
            ] + Self.buildOptions(Self.languageAndModules) + files)
        return outcome.status == 0 ? "" : outcome.output
    }

    private static let languageAndModules: Set = [
        "-I", "-Xcc", "-enable-upcoming-feature", "-module-cache-path", "-package-name", "-swift-version",
    ]

    /// The options with these names of the last build of `Backends`, each with its value.
    private static func buildOptions(_ names: Set<String>) throws -> [String] {
        let build = FilePath(CommandLine.arguments[0]).removingLastComponent()
        let manifest = build.removingLastComponent().removingLastComponent()
            .appending("\(build.lastComponent?.string ?? "debug").yaml")
        let lines = try String(contentsOfFile: manifest.string, encoding: .utf8).split(separator: "\n")
        let module = try #require(lines.firstIndex { $0.contains(/^ *"C\.Backends-.*\.module":$/) })
        let arguments = try #require(lines[module...].first { $0.contains(/^ *args: \[/) })
        let list = try #require(arguments.firstIndex(of: "["))
        let options = try JSONDecoder().decode([String].self, from: Data(arguments[list...].utf8))
        // `-Xcc -I -Xcc FOLDER` is two pairs.
        return zip(options, options.dropFirst()).enumerated()
            .filter { index, pair in names.contains(pair.0) && (index == 0 || options[index - 1] != "-Xcc") }
            .flatMap { [$1.0, $1.1] }
    }
}
