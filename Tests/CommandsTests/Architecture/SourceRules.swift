/// The allowed imports and calls of a Swift file in a target.
struct SourceRules {
    /// Targets in the order of the manifest.
    let order: [String]

    private static let system: Set = ["Darwin", "Dispatch", "Foundation", "Glibc", "Musl", "Synchronization"]
    private static let packages: [String: Set<String>] = [
        "Generation": ["Mustache"],
        "LibraryStore": ["GRDB"],
        "PipelineFiles": ["Yams"],
        "Commands": ["ArgumentParser"],
    ]
    /// Targets that may read clocks, processes and the machine.
    private static let readersOfClocks: Set = ["Platform", "Commands"]
    /// Its time limits use the machine's clock, except in tests with another clock.
    private static let exceptions: Set = ["Transport/HTTPTransport.swift"]

    /// Targets of a manifest, sources before tests.
    init(manifest: String) {
        order = manifest.matches(
            of: /\.(?:target|executableTarget|systemLibrary|testTarget)\(\s*name: "(\w+)"(?!, condition)/
        ).map { String($0.1) }
    }

    init(order: [String]) {
        self.order = order
    }

    /// The violations in a file, one in each line. `name`: the file's name in its target.
    func problems(in text: String, of target: String, named name: String) -> [String] {
        let file = "\(target)/\(name)"
        var problems = Self.imports(of: text).compactMap { problem(importing: $0, in: target) }
        if !Self.readersOfClocks.contains(target), !Self.exceptions.contains(file) {
            problems += text.matches(
                of: /\b(?:ContinuousClock|SuspendingClock|Date\(\)|Task\.sleep|usleep|ProcessInfo)/
            ).map { "reads the clock or the machine with \($0.output)" }
        }
        return problems.map { "\(file): \($0)" }
    }

    static func imports(of text: String) -> [String] {
        text.matches(
            of: /(?m)^(?:@\w+ )*(?:package |public |private )?import (?:struct |enum |class |func )?(\w+)/
        ).map { String($0.1) }
    }

    private func problem(importing module: String, in target: String) -> String? {
        if let imported = order.firstIndex(of: module), let own = order.firstIndex(of: target) {
            return imported < own ? nil : "imports \(module), which comes later in the manifest"
        }
        if Self.system.contains(module) || Self.packages[target]?.contains(module) == true { return nil }
        if module == "SystemPackage", let platform = order.firstIndex(of: "Platform"),
            let own = order.firstIndex(of: target), own >= platform
        {
            return nil
        }
        return "imports \(module), which is not for this target"
    }
}
