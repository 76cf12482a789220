// swift-tools-version: 6.2
import PackageDescription

// Targets stand in the order of a story's way through the program.
let package = Package(
    name: "nightpress",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "nightpress", targets: ["nightpress"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    ],
    targets: [
        // What the words mean: collections, stories, themes, sizes, seeds, statuses.
        .target(name: "Domain"),
        // Text from outside, made fit for XML, HTML and a line on a terminal.
        .target(name: "MarkupText"),
        // SHA-256 digests and name-based identifiers.
        .target(name: "Digests", dependencies: [.product(name: "Crypto", package: "swift-crypto")]),
        // The one door to the disk: capped reads, durable writes, locks.
        .target(
            name: "FileSystems",
            dependencies: ["CFileSystems", .product(name: "SystemPackage", package: "swift-system")]),
        .target(name: "CFileSystems"),
        // Every word sent to a model or looked up by the planner, compiled in.
        .target(
            name: "Prompts",
            dependencies: ["Digests", "FileSystems", .product(name: "SystemPackage", package: "swift-system")],
            path: "prompts",
            exclude: ["README.md"],
            resources: [
                .embedInCode("cast.mustache"), .embedInCode("cast.schema.json"), .embedInCode("correction.mustache"),
                .embedInCode("gentler.mustache"), .embedInCode("negative-prompt.txt"), .embedInCode("page.mustache"),
                .embedInCode("page.schema.json"),
                .embedInCode("page-spec.schema.json"), .embedInCode("planner.mustache"),
                .embedInCode("planner-words.json"), .embedInCode("priority-words.json"), .embedInCode("ratings.json"),
                .embedInCode("reference.txt"), .embedInCode("refusals.json"), .embedInCode("softening.json"),
                .embedInCode("story.mustache"), .embedInCode("story.schema.json"),
                .embedInCode("writer.mustache"),
            ]),
        // The validated plan of a page: sentences, page specs, their JSON Schema.
        .target(name: "PageSpecs", dependencies: ["Domain"]),
        // What a generator is, how it fails, and the ladder of retries.
        .target(
            name: "Generators",
            dependencies: ["Domain", "PageSpecs", .product(name: "SystemPackage", package: "swift-system")]),
        // What a language model said, read as JSON, and what had to be mended in it.
        .target(name: "ModelReplies", dependencies: ["PageSpecs"]),
        // Questions to language models: prompts, budgets, corrections, and stories planned by them.
        .target(
            name: "LanguageModels",
            dependencies: [
                "Domain", "Generators", "ModelReplies", "PageSpecs", "Prompts",
                .product(name: "Mustache", package: "swift-mustache"),
            ]),
        // Requests to image models, and the look at what comes back.
        .target(name: "ImageModels", dependencies: ["Domain", "Generators", "ImageCodecs"]),
        // The one HTTP client: addresses checked, everything bounded, keys typed.
        .target(
            name: "Transport",
            dependencies: [
                "FileSystems",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        // Programs of others, none of which outlives its use or this program.
        .target(
            name: "ChildProcesses",
            dependencies: ["CProcessKeeper", .product(name: "SystemPackage", package: "swift-system")]),
        .target(name: "CProcessKeeper"),
        // Language and image models, one folder a backend.
        .target(
            name: "ModelBackends",
            dependencies: [
                "ChildProcesses", "Digests", "Domain", "FileSystems", "Generators", "ImageCodecs", "ImageModels",
                "LanguageModels", "PageSpecs", "Transport",
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            exclude: ["README.md"]),
        // Bit-exact vector drawing.
        .target(
            name: "Drawing", dependencies: ["Domain"],
            swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        // PNG and JPEG, in and out.
        .target(name: "ImageCodecs", dependencies: ["CImageCodecs", "Domain"]),
        .target(
            name: "CImageCodecs",
            linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("jpeg"), .linkedLibrary("z")]),
        // One folder a backend, and the factories that choose among them.
        .target(
            name: "GeneratorBackends",
            dependencies: [
                "Domain", "Drawing", "Generators", "ImageCodecs", "ImageModels", "LanguageModels", "ModelBackends",
                "PageSpecs", "Prompts",
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            exclude: ["Stub/Illustrator/README.md"]),
        // The hand-over between stages: SQLite and content-addressed pictures.
        .target(
            name: "LibraryStore",
            dependencies: [
                "Digests", "Domain", "FileSystems", "Generators", "PageSpecs",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        // Pipeline files and story files, read strictly.
        .target(
            name: "PipelineFiles",
            dependencies: [
                "Domain", "FileSystems", "Generators", .product(name: "SystemPackage", package: "swift-system"),
                .product(name: "Yams", package: "Yams"),
            ]),
        // Gather, plan, illustrate, report, export: the stages of a run.
        .target(
            name: "Pipeline",
            dependencies: [
                "Archives", "Bundles", "Digests", "Domain", "FileSystems", "Generators", "ImageCodecs", "LibraryStore",
                "PageSpecs",
                "PipelineFiles", "Prompts", "Reporting",
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        // The report of a run: HTML, JSON, JUnit.
        .target(
            name: "Reporting",
            dependencies: [
                "Digests", "Domain", "FileSystems", "MarkupText",
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            exclude: ["events.schema.json", "run.schema.json"],
            resources: [.embedInCode("report.css"), .embedInCode("report.js"), .embedInCode("story.js")]),
        // Books.
        .target(
            name: "Bundles",
            dependencies: [
                "Archives", "Digests", "Domain", "FileSystems", "MarkupText", "PageSpecs",
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            resources: [
                .embedInCode("App/manifest.schema.json"), .embedInCode("Reader/reader.css"),
                .embedInCode("Reader/reader.js"),
            ]),
        // Whether books are whole, from wherever they come.
        .target(
            name: "BundleChecks",
            dependencies: [
                "Archives", "Bundles", "Digests", "Domain", "FileSystems", "ImageCodecs", "MarkupText", "PageSpecs",
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        // ZIP archives through libzip.
        .target(
            name: "Archives",
            dependencies: ["CLibzip", "Domain", .product(name: "SystemPackage", package: "swift-system")]),
        .systemLibrary(
            name: "CLibzip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
        // The commands, and the one place where everything is put together.
        .target(
            name: "Commands",
            dependencies: [
                "Archives", "BundleChecks", "ChildProcesses", "Domain", "FileSystems", "GeneratorBackends",
                "Generators", "ImageCodecs", "LanguageModels", "LibraryStore", "MarkupText", "ModelBackends",
                "Pipeline", "PipelineFiles", "Prompts", "Reporting", "Transport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            exclude: ["After/result.schema.json"]),
        .executableTarget(name: "nightpress", dependencies: ["ChildProcesses", "Commands"]),
        // What a page and a run cost; `make bench`.
        .executableTarget(
            name: "Benchmark",
            dependencies: [
                "Digests", "Domain", "FileSystems", "GeneratorBackends", "Generators", "ImageCodecs", "PageSpecs",
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        // What the built-in illustrator draws, to be looked at; `make sheets`.
        .executableTarget(
            name: "ContactSheets",
            dependencies: [
                "Domain", "Drawing", "FileSystems", "GeneratorBackends", "Generators", "ImageCodecs", "PageSpecs",
                "PipelineFiles", "Prompts", .product(name: "SystemPackage", package: "swift-system"),
            ]),

        // What tests of several targets need: a folder of their own, texts to compare with, programs of the machine.
        .target(
            name: "TestSupport",
            dependencies: ["PageSpecs", .product(name: "SystemPackage", package: "swift-system")],
            path: "Tests/TestSupport"),
        // A server that plays scripts, and misbehaves where they say so.
        .target(
            name: "TestServer",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            path: "Tests/TestServer"),
        // Products that models are served by, as they are seen from outside.
        .target(
            name: "FakeModelServers", dependencies: ["PageSpecs", "TestServer"], path: "Tests/FakeModelServers"),
        // Products that draw, as they are seen from outside.
        .target(
            name: "FakeImageServers",
            dependencies: ["Domain", "FakeModelServers", "ImageCodecs", "PageSpecs", "TestServer"],
            path: "Tests/FakeImageServers"),
        // One of them as a program to be started, programs that answer themselves, and a keeper for both.
        .executableTarget(
            name: "FixtureModelServer",
            dependencies: ["ChildProcesses", "FakeImageServers", "FakeModelServers", "TestServer"],
            path: "Tests/FixtureModelServer"),
        // Children that misbehave, and a program that keeps them.
        .executableTarget(
            name: "KeeperFixture",
            dependencies: ["ChildProcesses", .product(name: "SystemPackage", package: "swift-system")],
            path: "Tests/KeeperFixture"),
        .executableTarget(name: "UnrulyProgram", path: "Tests/UnrulyProgram"),
        .testTarget(name: "DomainTests", dependencies: ["Domain"]),
        .testTarget(name: "MarkupTextTests", dependencies: ["MarkupText"]),
        .testTarget(name: "DigestsTests", dependencies: ["Digests"]),
        .testTarget(
            name: "FileSystemsTests",
            dependencies: ["FileSystems", "TestSupport", .product(name: "SystemPackage", package: "swift-system")]),
        .testTarget(name: "PageSpecsTests", dependencies: ["Domain", "PageSpecs", "Prompts", "TestSupport"]),
        .testTarget(name: "GeneratorsTests", dependencies: ["Domain", "Generators", "PageSpecs"]),
        .testTarget(name: "ModelRepliesTests", dependencies: ["Domain", "ModelReplies", "PageSpecs", "TestSupport"]),
        .testTarget(
            name: "TransportTests",
            dependencies: [
                "FileSystems", "TestServer", "TestSupport", "Transport",
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "ModelBackendsTests",
            dependencies: [
                "ChildProcesses", "Domain", "FakeImageServers", "FakeModelServers", "FileSystems", "FixtureModelServer",
                "Generators", "ImageCodecs", "ImageModels", "LanguageModels", "ModelBackends", "PageSpecs", "Prompts",
                "TestServer", "TestSupport", "Transport",
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "ImageModelsTests",
            dependencies: ["Domain", "Generators", "ImageCodecs", "ImageModels", "PageSpecs"]),
        .testTarget(
            name: "ChildProcessesTests",
            dependencies: [
                "ChildProcesses", "KeeperFixture", "TestSupport", "UnrulyProgram",
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "LanguageModelsTests",
            dependencies: ["Domain", "Generators", "LanguageModels", "PageSpecs", "Prompts"]),
        .testTarget(name: "DrawingTests", dependencies: ["Domain", "Drawing"]),
        .testTarget(
            name: "ImageCodecsTests",
            dependencies: [
                "Domain", "ImageCodecs", "TestSupport", .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "IllustratorTests",
            dependencies: ["Domain", "Drawing", "GeneratorBackends", "Generators", "PageSpecs", "TestSupport"],
            exclude: ["Goldens"]),
        .testTarget(
            name: "PlannerTests",
            dependencies: ["Domain", "GeneratorBackends", "Generators", "PageSpecs", "TestSupport"],
            exclude: ["Goldens"]),
        .testTarget(name: "WriterTests", dependencies: ["Domain", "GeneratorBackends", "Generators", "PageSpecs"]),
        .testTarget(
            name: "LibraryStoreTests",
            dependencies: [
                "Digests", "Domain", "FileSystems", "Generators", "LibraryStore", "PageSpecs", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "PipelineFilesTests",
            dependencies: [
                "Domain", "FileSystems", "Generators", "PipelineFiles", "TestSupport",
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "PipelineTests",
            dependencies: [
                "Archives", "BundleChecks", "Bundles", "ChildProcesses", "Digests", "Domain", "FakeImageServers",
                "FakeModelServers", "FileSystems", "GeneratorBackends",
                "Generators", "ImageCodecs", "ImageModels", "LanguageModels", "LibraryStore", "ModelBackends",
                "PageSpecs", "Pipeline", "PipelineFiles", "Prompts", "Reporting", "TestServer", "TestSupport",
                "Transport",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "ReportingTests",
            dependencies: [
                "Digests", "Domain", "FileSystems", "Generators", "ImageCodecs", "Reporting", "TestSupport",
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            exclude: ["Goldens"]),
        .testTarget(
            name: "CommandsTests",
            dependencies: [
                "Commands", "Domain", "FileSystems", "Generators", "LibraryStore", "MarkupText", "Pipeline",
                "PipelineFiles", "Reporting", "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        // The built program, as a user runs it.
        .testTarget(
            name: "CommandLineTests",
            dependencies: [
                "Domain", "FakeImageServers", "FakeModelServers", "FileSystems", "FixtureModelServer", "LibraryStore",
                "PageSpecs",
                "TestServer", "TestSupport", "nightpress",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            exclude: ["Scenarios", "Sessions/Goldens"]),
        .testTarget(
            name: "ArchivesTests",
            dependencies: ["Archives", "TestSupport", .product(name: "SystemPackage", package: "swift-system")]),
        .testTarget(
            name: "BundlesTests",
            dependencies: [
                "Archives", "Bundles", "Digests", "Domain", "FileSystems", "ImageCodecs", "MarkupText", "PageSpecs",
                "TestSupport", .product(name: "SystemPackage", package: "swift-system"),
            ],
            exclude: ["Goldens"]),
        .testTarget(
            name: "BundleChecksTests",
            dependencies: [
                "Archives", "BundleChecks", "Bundles", "Digests", "Domain", "FileSystems", "ImageCodecs",
                "TestSupport", .product(name: "SystemPackage", package: "swift-system"),
            ]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu11
)

let targetsInC = ["CFileSystems", "CImageCodecs", "CProcessKeeper", "UnrulyProgram"]

for target in package.targets where target.type != .system && !targetsInC.contains(target.name) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .treatAllWarnings(as: .error),
        ]
}
