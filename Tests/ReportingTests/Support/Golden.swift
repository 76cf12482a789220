import Foundation
import Testing

/// A file in `Goldens`. Set `NIGHTPRESS_RECORD=1` to write it anew, then read the difference.
struct Golden {
    let name: String

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(components: "Goldens", name)
        if ProcessInfo.processInfo.environment["NIGHTPRESS_RECORD"] == "1" {
            try Data(text.utf8).write(to: file)
        }
        let recorded = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        let difference = zip(recorded.split(separator: "\n"), text.split(separator: "\n")).first { $0 != $1 }
        #expect(
            recorded == text, "first difference: \(difference.map { "\($0)" } ?? "length")",
            sourceLocation: sourceLocation)
    }
}
