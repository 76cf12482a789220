import Foundation
import Platform
package import SystemPackage
package import TestSupport

/// A folder with the pipeline `tales` of two stories, and the result of its runs.
package struct FinishedRun {
    package let folder: TemporaryFolder

    /// For `images`: a model that cannot be reached, then the built-in illustrator.
    package static let gone =
        "[gone, stub]\nbackends: { gone: { kind: command, command: [no-such-program, \"{{output}}\"], price: 1 } }"

    /// `more`: additional lines of the pipeline file.
    package init(_ more: String = "", images: String = "[stub]") throws {
        folder = try TemporaryFolder()
        try write("tales", more, images: images)
    }

    package var path: FilePath { folder.path }

    package func write(_ name: String, _ more: String = "", images: String = "[stub]") throws {
        try folder.write("A fox sat in the forest. A hen sat in the meadow.", to: "\(name)/fox.txt")
        try folder.write("The sea was calm.", to: "\(name)/sea.txt")
        try folder.write(
            """
            collection: \(name)
            audience: { ages: 1-18 }
            size: 64x64
            stories: [{ file: fox.txt }, { file: sea.txt }]
            images: \(images)
            \(more)

            """, to: "\(name)/pipeline.yaml")
    }

    /// A script that copies its input to `notified.json` and its environment to `notified.env`.
    package func writeListener(_ name: String = "listener", then more: String = "") throws {
        try script(name, "cat > notified.json\nenv | sort > notified.env\npwd > notified.pwd\n\(more)")
    }

    /// Writes a script to a folder of programs. The `PATH` of ``run(_:environment:)`` begins with that folder.
    package func script(_ name: String, _ text: String) throws {
        try folder.writeProgram("#!/bin/sh\n\(text)\n", to: "bin/\(name)")
    }

    package func nightpress(_ words: String..., environment: [String: String] = [:]) async throws
        -> BuiltProgram.Outcome
    {
        var environment = environment
        environment["PATH"] = environment["PATH"] ?? "\(path)/bin:/usr/bin:/bin"
        return try await BuiltProgram.run(words, in: path, environment: environment)
    }

    package func text(_ name: String) throws -> String { String(decoding: try folder.read(name), as: UTF8.self) }

    package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path.resolving(name).string) }

    /// The value that the listener found in its environment.
    package func notified(_ name: String) throws -> String? {
        try text("notified.env").split(separator: "\n").first { $0.hasPrefix("\(name)=") }
            .map { String($0.dropFirst(name.count + 1)) }
    }

    package func notifiedDocument() throws -> ResultJSON {
        try JSONDecoder().decode(ResultJSON.self, from: Data(folder.read("notified.json")))
    }
}
