import Foundation
import SystemPackage
import TestSupport
import Testing

/// The rules of the manifest: the imports of each target, and where clocks are read.
struct ArchitectureTests {
    private static func files(in folder: String) throws -> [(name: String, text: String)] {
        let root = ProjectFolder.path(folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.string)
            .filter { $0.hasSuffix(".swift") }.sorted()
            .map { ($0, try ProjectFolder.text("\(folder)/\($0)")) }
    }

    @Test func sourcesKeepToTheRules() throws {
        let rules = SourceRules(manifest: try ProjectFolder.text("Package.swift"))
        #expect(
            rules.order.starts(with: ["Domain", "CPlatform", "CCrypto", "CEmbedded", "Platform", "CCurl", "Transport"]))
        #expect(rules.order.contains("Commands"))
        for target in try ProjectFolder.names(in: "Sources") + ["Prompts"] {
            #expect(rules.order.contains(target), "\(target) is not in the manifest")
            for file in try Self.files(in: target == "Prompts" ? "prompts" : "Sources/\(target)") {
                let problems = rules.problems(in: file.text, of: target, named: file.name)
                #expect(problems.isEmpty, "\(problems)")
            }
        }
    }

    /// A filter that matches nothing runs no test, and reports none.
    @Test func theMakefileNamesTestTargetsAndSuitesThatExist() throws {
        let targets = try ProjectFolder.text("Package.swift").matches(of: /\.testTarget\(\s*name: "(\w+)"/)
            .map { String($0.1) }
        let suites = try targets.flatMap { target in
            try Self.files(in: "Tests/\(target)").flatMap { file in
                file.text.matches(of: /struct (\w+Tests)\b/).map { (target: target, name: String($0.1)) }
            }
        }
        let makefile = try ProjectFolder.text("Makefile")
        let phases = makefile.matches(of: /(?m)^[A-Z]+ = \^(\w+)\\\.$/).map { String($0.1) }
        #expect(phases == ["TimedTests", "ServerTests", "RunTests"])
        for name in makefile.matches(of: /(?:(\w+Tests)\.)?\b(\w+Tests)\b/) {
            let suite = String(name.2)
            if let target = name.1 {
                #expect(suites.contains { $0 == (String(target), suite) }, "\(name.0)")
            } else {
                #expect(targets.contains(suite) || suites.contains { $0.name == suite }, "\(name.0)")
            }
        }
    }

    @Test func onlyFixturesAndTestsOfTheLibraryUseItsDatabase() throws {
        for target in try ProjectFolder.names(in: "Tests")
        where target != "LibraryStoreTests" && target != "LibraryFixtures" {
            for file in try Self.files(in: "Tests/\(target)") {
                #expect(!SourceRules.imports(of: file.text).contains("GRDB"), "\(target)/\(file.name)")
            }
        }
    }

    @Test(arguments: [
        ("import Commands", "Pipeline", "imports Commands, which comes later in the manifest"),
        ("@testable package import Pipeline", "Pipeline", "imports Pipeline, which comes later in the manifest"),
        ("import GRDB", "Pipeline", "imports GRDB, which is not for this target"),
        ("import AsyncHTTPClient", "Commands", "imports AsyncHTTPClient, which is not for this target"),
        ("import SystemPackage", "Domain", "imports SystemPackage, which is not for this target"),
        ("import struct Yams.Node", "Platform", "imports Yams, which is not for this target"),
        ("let now = Date()", "Pipeline", "reads the clock or the machine with Date()"),
        ("    try await Task.sleep(for: pause)", "Pipeline", "reads the clock or the machine with Task.sleep"),
        ("let clock = ContinuousClock()", "Domain", "reads the clock or the machine with ContinuousClock"),
        ("let name = ProcessInfo.processInfo", "Pipeline", "reads the clock or the machine with ProcessInfo"),
    ])
    func whatBreaksARuleIsFound(_ text: String, in target: String, _ problem: String) {
        let rules = SourceRules(order: ["Domain", "Platform", "Pipeline", "Commands"])
        #expect(rules.problems(in: text, of: target, named: "Some.swift") == ["\(target)/Some.swift: \(problem)"])
    }

    @Test func whatIsAllowedIsNotReported() {
        let rules = SourceRules(order: ["Domain", "Platform", "Pipeline", "Commands"])
        let text =
            "package import Domain\nimport Foundation\nimport SystemPackage\nlet date = Date(timeIntervalSince1970: 0)\n"
        #expect(rules.problems(in: text, of: "Pipeline", named: "Some.swift") == [])
        #expect(rules.problems(in: "let now = Date()", of: "Commands", named: "App/Some.swift") == [])
    }
}
