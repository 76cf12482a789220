// swift-tools-version: 6.2
import PackageDescription

// C code for pixels is optimised in debug builds, too.
let optimisedC: [CSetting] = [.unsafeFlags(["-O2"], .when(configuration: .debug))]

let systemPackage = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

// Targets are listed in order: each one depends only on targets listed before it.
let package = Package(
    name: "nightpress",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "nightpress", targets: ["nightpress"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
    ],
    targets: [
        // Values, page specs with their rules, records, statuses, limits.
        .target(name: "Domain"),
        // System calls that Swift cannot make itself: syncing a file system, supervising child processes.
        .target(name: "CPlatform"),
        // libcrypto.
        .target(name: "CCrypto", linkerSettings: [.linkedLibrary("crypto", .when(platforms: [.linux]))]),
        // The texts of Prompts, Books and Reports that are compiled in.
        .target(name: "CEmbedded"),
        // Files, locks, child processes, digests.
        .target(
            name: "Platform",
            dependencies: [
                .target(name: "CCrypto", condition: .when(platforms: [.linux])), "CEmbedded", "CPlatform", "Domain",
                systemPackage,
            ]),
        // libcurl.
        .target(name: "CCurl", linkerSettings: [.linkedLibrary("curl")]),
        // The HTTP client. Only Backends and Commands depend on it, which keeps everything else offline.
        .target(
            name: "Transport",
            dependencies: ["CCurl", "Platform", systemPackage]),
        // libpng, libjpeg and libdeflate.
        .target(
            name: "CImageCodecs", cSettings: optimisedC,
            linkerSettings: [
                .linkedLibrary("png16"), .linkedLibrary("jpeg"), .linkedLibrary("z"), .linkedLibrary("deflate"),
            ]),
        .systemLibrary(
            name: "CLibzip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
        // PNG and JPEG, ZIP, markup text, bit-exact vector drawing.
        .target(name: "Media", dependencies: ["CImageCodecs", "CLibzip", "Domain", systemPackage]),
        .systemLibrary(
            name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
        .systemLibrary(
            name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
        // Fonts, lines of text as glyphs, PDF files.
        .target(
            name: "Typesetting",
            dependencies: ["CEmbedded", "CFriBidi", "CHarfBuzz", "Domain", "Media", "Platform", systemPackage],
            exclude: ["Fonts/Files"]),
        // All words sent to models or looked up by the planner, compiled in.
        .target(
            name: "Prompts",
            dependencies: ["CEmbedded", "Platform", systemPackage],
            path: "prompts",
            exclude: [
                "README.md", "cast.mustache", "cast.schema.json", "correction.mustache", "gentler.mustache",
                "growth.mustache", "growth.schema.json",
                "negative-prompt.txt", "page.mustache", "page.schema.json", "page-spec.schema.json", "passage.mustache",
                "passage.schema.json", "planner.mustache", "planner-words.json", "plots", "portraits.txt",
                "priority-words.json",
                "ratings.json", "reference.txt", "refusals.json", "rewrite.mustache", "rewrite.schema.json",
                "softening.json", "story.mustache", "story.schema.json", "writer.mustache",
            ]),
        // Generator protocols, the retry ladder, questions to models and their replies, picture review.
        .target(
            name: "Generation",
            dependencies: [
                "Domain", "Media", "Platform", "Prompts", .product(name: "Mustache", package: "swift-mustache"),
                systemPackage,
            ]),
        // The built-in writer, planner and illustrator.
        .target(
            name: "BuiltIn", dependencies: ["CEmbedded", "Domain", "Generation", "Media", "Platform", "Prompts"],
            exclude: ["Art", "Illustrator/README.md"]),
        // Language and image models: one folder a backend kind.
        .target(
            name: "Backends",
            dependencies: ["Domain", "Generation", "Media", "Platform", "Transport", systemPackage],
            exclude: ["README.md"]),
        // SQLite and content-addressed pictures.
        .target(
            name: "LibraryStore",
            dependencies: [
                "Domain", "Generation", "Platform", .product(name: "GRDB", package: "GRDB.swift"), systemPackage,
            ]),
        // libcmark, the reference implementation of CommonMark.
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        // Pipeline files and story files, read strictly.
        .target(
            name: "PipelineFiles",
            dependencies: [
                "CCmark", "Domain", "Generation", "Media", "Platform", systemPackage,
                .product(name: "Yams", package: "Yams"),
            ]),
        // Books of all formats, and their checks.
        .target(
            name: "Books",
            dependencies: ["CEmbedded", "Domain", "Media", "Platform", "Typesetting", systemPackage],
            exclude: ["App/manifest.schema.json", "Print/print-presets.json", "Reader/reader.css", "Reader/reader.js"]),
        // Views of records: JSON, HTML, JUnit, TSV.
        .target(
            name: "Reports",
            dependencies: ["CEmbedded", "Domain", "LibraryStore", "Media", "Platform", systemPackage],
            exclude: ["HTML/report.css", "HTML/report.js", "HTML/story.js", "Schemas"]),
        // The stages of a run: gather, plan, illustrate, export, report. Maintenance, dry run.
        .target(
            name: "Pipeline",
            dependencies: [
                "Books", "Domain", "Generation", "LibraryStore", "Media", "PipelineFiles", "Platform", "Prompts",
                "Reports", systemPackage,
            ]),
        // The command line, and the composition root.
        .target(
            name: "Commands",
            dependencies: [
                "Backends", "Books", "BuiltIn", "CEmbedded", "Domain", "Generation", "LibraryStore", "Media",
                "Pipeline", "PipelineFiles", "Platform", "Prompts", "Reports", "Transport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"), systemPackage,
            ]),
        .executableTarget(name: "nightpress", dependencies: ["Commands", "Platform"]),

        // Temporary folders, goldens, programs of the machine.
        .target(name: "TestSupport", dependencies: ["Domain", "Platform", systemPackage], path: "Tests/TestSupport"),
        // Databases of libraries, changed and read as tests want.
        .target(
            name: "LibraryFixtures",
            dependencies: [
                "Domain", "LibraryStore", "Platform", .product(name: "GRDB", package: "GRDB.swift"), systemPackage,
            ],
            path: "Tests/LibraryFixtures"),
        // A scripted HTTP server.
        .target(name: "TestServer", path: "Tests/TestServer"),
        // Servers of language models, as seen by a client.
        .target(name: "FakeModelServers", dependencies: ["Domain", "TestServer"], path: "Tests/FakeModelServers"),
        // Servers of image models, as seen by a client.
        .target(
            name: "FakeImageServers", dependencies: ["Domain", "FakeModelServers", "Media", "TestServer"],
            path: "Tests/FakeImageServers"),
        // Fake servers and command backends as programs.
        .executableTarget(
            name: "FixtureModelServer",
            dependencies: ["FakeImageServers", "FakeModelServers", "Platform", "TestServer"],
            path: "Tests/FixtureModelServer"),
        // Backends with this machine's loopback, and requests to them.
        .target(
            name: "BackendFixtures",
            dependencies: [
                "Backends", "Domain", "Generation", "Platform", "TestServer", "TestSupport", "Transport", systemPackage,
            ],
            path: "Tests/BackendFixtures"),
        // Runs in process, with scripted generators.
        .target(
            name: "PipelineFixtures",
            dependencies: [
                "Backends", "BuiltIn", "Domain", "FakeModelServers", "Generation", "LibraryFixtures", "LibraryStore",
                "Media", "Pipeline", "PipelineFiles", "Platform", "Prompts", "TestSupport", systemPackage,
            ],
            path: "Tests/PipelineFixtures"),
        // The built program in folders of its own.
        .target(
            name: "ProgramFixtures",
            dependencies: [
                "FakeImageServers", "FakeModelServers", "Platform", "TestServer", "TestSupport",
                .product(name: "Subprocess", package: "swift-subprocess"), systemPackage,
            ],
            path: "Tests/ProgramFixtures"),
        // Child processes that misbehave, and a program that supervises them.
        .executableTarget(
            name: "KeeperFixture", dependencies: ["Platform", systemPackage], path: "Tests/KeeperFixture"),
        .executableTarget(name: "UnrulyProgram", path: "Tests/UnrulyProgram"),
        // Measurements and contact sheets: `make bench`, `make duel`, `make sheets`.
        .executableTarget(
            name: "DevTools",
            dependencies: [
                "Backends", "BuiltIn", "CPeers", "Domain", "FakeImageServers", "Generation", "Media", "PipelineFiles",
                "Platform", "Prompts", "TestServer", "TextShapes", "Transport", systemPackage,
            ],
            path: "Tests/DevTools"),
        // What Nightpress is measured beside: libpng as it is used by others.
        .target(name: "CPeers", path: "Tests/CPeers", linkerSettings: [.linkedLibrary("png16")]),
        // Texts that take long to read, for the benchmark and the tests.
        .target(name: "TextShapes", path: "Tests/TextShapes"),

        .testTarget(name: "DomainTests", dependencies: ["Domain", "Prompts", "TestSupport"]),
        .testTarget(name: "PlatformTests", dependencies: ["Domain", "Platform", "TestSupport", systemPackage]),
        .testTarget(
            name: "MediaTests", dependencies: ["CImageCodecs", "Domain", "Media", "TestSupport", systemPackage]),
        .testTarget(
            name: "GenerationTests",
            dependencies: ["Domain", "Generation", "Media", "Platform", "Prompts", "TestSupport"]),
        .testTarget(
            name: "BuiltInTests",
            dependencies: ["BuiltIn", "Domain", "Generation", "Media", "Platform", "Prompts", "TestSupport"],
            exclude: ["Illustrator/Goldens", "Planner/Events", "Planner/Goldens"]),
        .testTarget(
            name: "LibraryStoreTests",
            dependencies: [
                "Domain", "Generation", "LibraryStore", "Platform", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"), systemPackage,
            ]),
        .testTarget(
            name: "PipelineFilesTests",
            dependencies: [
                "Backends", "CCmark", "Domain", "Generation", "KeeperFixture", "Media", "PipelineFiles", "Platform",
                "TestSupport", "TextShapes", systemPackage,
            ]),
        .testTarget(
            name: "BooksTests",
            dependencies: [
                "Books", "Domain", "Media", "Platform", "TestSupport", "TextShapes", "Typesetting", systemPackage,
            ],
            exclude: ["Bundles/Goldens"]),
        .testTarget(
            name: "TypesettingTests",
            dependencies: ["Domain", "Media", "Platform", "TestSupport", "Typesetting", systemPackage]),
        .testTarget(
            name: "ReportsTests",
            dependencies: [
                "Domain", "Generation", "LibraryStore", "Media", "Platform", "Reports", "TestSupport", systemPackage,
            ],
            exclude: ["Goldens"]),
        .testTarget(
            name: "PipelineTests",
            dependencies: [
                "Books", "Domain", "FakeImageServers", "FakeModelServers", "Generation", "LibraryFixtures",
                "LibraryStore", "Media", "Pipeline", "PipelineFiles", "PipelineFixtures", "Platform", "Prompts",
                "Reports", "TestSupport", systemPackage,
            ]),
        .testTarget(
            name: "CommandsTests",
            dependencies: [
                "Backends", "Commands", "Domain", "Generation", "LibraryFixtures", "LibraryStore", "Media", "Pipeline",
                "PipelineFiles", "Platform", "Reports", "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                systemPackage,
            ],
            exclude: ["Apple/Stubs"]),
        // The built program, as a user runs it.
        .testTarget(
            name: "ProgramTests",
            dependencies: [
                "Domain", "FakeImageServers", "FakeModelServers", "FixtureModelServer", "LibraryFixtures",
                "LibraryStore", "Platform", "ProgramFixtures", "TestServer", "TestSupport", "nightpress",
                .product(name: "Subprocess", package: "swift-subprocess"), systemPackage,
            ],
            exclude: ["Scenarios"]),

        // Tests that depend on time. The Makefile runs each of these targets apart from all others.
        // Time limits: one after the other.
        .testTarget(
            name: "TimedTests",
            dependencies: [
                "BackendFixtures", "Backends", "Domain", "FakeImageServers", "FakeModelServers", "FixtureModelServer",
                "Generation", "KeeperFixture", "LibraryFixtures", "LibraryStore", "Pipeline", "PipelineFiles",
                "PipelineFixtures", "Platform", "Reports", "TestServer", "TestSupport", "Transport", "UnrulyProgram",
                systemPackage,
            ]),
        // Backends against scripted servers: mostly waiting, so only a few at a time.
        .testTarget(
            name: "ServerTests",
            dependencies: [
                "BackendFixtures", "Backends", "BuiltIn", "Domain", "FakeImageServers", "FakeModelServers",
                "FixtureModelServer", "Generation", "Media", "Platform", "Prompts", "TestServer", "TestSupport",
                "Transport", systemPackage,
            ]),
        // Whole runs of the built program that are killed, watched or paused, or that wait for servers.
        .testTarget(
            name: "RunTests",
            dependencies: [
                "Domain", "FakeImageServers", "FakeModelServers", "FixtureModelServer", "LibraryFixtures",
                "LibraryStore", "Media", "Platform", "ProgramFixtures", "TestServer", "TestSupport", "nightpress",
                .product(name: "Subprocess", package: "swift-subprocess"), systemPackage,
            ],
            exclude: ["Sessions/Goldens"]),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu11
)

// Readers under libFuzzer: `make fuzz`. Without its runtime the program cannot be linked.
if Context.environment["NIGHTPRESS_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: ["Backends", "Domain", "Generation", "Media", "PipelineFiles", "Platform", systemPackage],
            path: "Tests/Fuzz", exclude: ["fuzz.sh"],
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]))
}

// Targets that compute much are optimised in debug builds, too: their tests would take several times as long.
let optimised = [
    "Domain", "Platform", "Media", "Generation", "BuiltIn", "PipelineFiles", "Typesetting", "Books", "TestSupport",
]

for target in package.targets where optimised.contains(target.name) {
    target.swiftSettings = [.unsafeFlags(["-O"], .when(configuration: .debug))]
}

// One compiler process a processor for a target of many small files, instead of one for every 25 files: each reads all
// files of the target and what they import.
let fewBatches = SwiftSetting.unsafeFlags(["-driver-batch-size-limit", "1000"], .when(configuration: .debug))

let targetsInC = ["CPlatform", "CEmbedded", "CImageCodecs", "CPeers", "UnrulyProgram"]

for target in package.targets where target.type != .system && !targetsInC.contains(target.name) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            fewBatches,
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .treatAllWarnings(as: .error),
        ]
}
