import Foundation
import Testing

/// A text kept on disk. `NIGHTPRESS_RECORD=1` writes it anew.
struct Golden {
    private let file: URL

    init(_ name: String) {
        file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Goldens/\(name)")
    }

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["NIGHTPRESS_RECORD"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let golden = try String(contentsOf: file, encoding: .utf8)
        #expect(text == golden, "\(file.lastPathComponent) differs", sourceLocation: sourceLocation)
    }
}
