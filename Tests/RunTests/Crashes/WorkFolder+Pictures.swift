import ProgramFixtures
import TestServer
import TestSupport

extension WorkFolder {
    /// Writes the pipeline `nightly`, drawn by a server with A1111's API.
    func writePipeline(pages: Int, size: String, drawnBy server: ScriptedServer) throws {
        try writePipeline(pages: pages, size: size)
        let pipeline = try String(decoding: folder.read("nightly/pipeline.yaml"), as: UTF8.self)
        try folder.write(
            pipeline + "images: [sd]\nbackends:\n  sd: { kind: automatic1111, url: \"\(server.url)\" }\n",
            to: "nightly/pipeline.yaml")
    }
}
