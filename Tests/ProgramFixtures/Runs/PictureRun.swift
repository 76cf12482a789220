package import FakeImageServers
import Foundation
import SystemPackage
package import TestServer
import TestSupport

/// A folder with a pipeline whose pages are drawn by image models. Runs the program on it.
package struct PictureRun {
    private static let library = "library"

    package let work: WorkFolder

    /// `backends` are lines of the pipeline file below `backends:`, asked in this order.
    package init(
        _ backends: [(name: String, settings: String)], stories: [String] = ["A fox sat in the forest."],
        size: String = "128x192", more: String = ""
    ) throws {
        work = try WorkFolder()
        for (index, text) in stories.enumerated() { try work.folder.write(text, to: "tale-\(index + 1).txt") }
        try work.folder.write(
            """
            collection: Tales
            audience: { ages: 1-18 }
            stories: [\(stories.indices.map { "{ file: tale-\($0 + 1).txt }" }.joined(separator: ", "))]
            size: \(size)
            images: [\(backends.map(\.name).joined(separator: ", "))]
            \(more)
            backends:
            \(backends.map { "  \($0.name): { \($0.settings) }" }.joined(separator: "\n"))

            """, to: "pipeline.yaml")
    }

    /// Runs a server that imitates a product while `body` runs. `situation` may depend on the request.
    package static func serving<Value>(
        _ product: any FakeImageProduct,
        in situation: @escaping @Sendable (RecordedRequest) -> ImageSituation = { _ in .drawing },
        for lifetime: Duration = .seconds(300), _ body: (ScriptedServer) async throws -> Value
    ) async throws -> Value {
        let server = try await ScriptedServer.start(lifetime: lifetime) { product.step(for: $0, in: situation($0)) }
        do {
            let value = try await body(server)
            await server.stop()
            return value
        } catch {
            await server.stop()
            throw error
        }
    }

    package func run(_ options: String..., through wrapper: [String] = []) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(["run", "pipeline.yaml"] + options, in: work.path, through: wrapper)
    }

    /// The folder of the last report, relative to the work folder.
    private var report: String {
        get throws {
            let runs = Set(
                try work.files(below: "\(Self.library)/reports").compactMap { $0.split(separator: "/").first })
            guard let last = runs.max() else { throw CocoaError(.fileNoSuchFile) }
            return "\(Self.library)/reports/\(last)"
        }
    }

    package var document: PictureRunJSON {
        get throws { try JSONDecoder().decode(PictureRunJSON.self, from: Data(work.folder.read("\(report)/run.json"))) }
    }

    /// Paths below `images`. They contain the digests of the files.
    package var pictures: [String] { get throws { try work.files(below: "\(Self.library)/images") } }

    package func bytes(of picture: String) throws -> [UInt8] {
        try work.folder.read("\(Self.library)/images/\(picture)")
    }
}

/// The fields of `run.json` that these tests read.
package struct PictureRunJSON: Decodable {
    package struct Story: Decodable {
        package var pages: [Page]
    }

    package struct Page: Decodable {
        package var pageNumber: Int
        package var status: String
        package var picture: String?
        package var size: Size?
        package var provenance: String?
        package var backend: String?
        package var attempts: [Attempt]
    }

    package struct Size: Decodable {
        package var width: Int
        package var height: Int
    }

    package struct Attempt: Decodable {
        package var backend: String
        package var server: String?
        package var rung: String
        package var outcome: String
        package var message: String?
    }

    package var stories: [Story]
    package var notices: [String]

    package var pages: [Page] { stories.flatMap(\.pages) }
}
