import Foundation
import Platform
package import SystemPackage

/// A text on disk that must be the same byte for byte. `NIGHTPRESS_RECORD=1` rewrites it. The run that records a change
/// still fails, so that every change is noticed.
package struct Golden {
    private let path: FilePath

    package init(at path: FilePath) {
        self.path = path
    }

    /// The file of that name in `Goldens` beside the caller.
    package init(_ name: String, caller: String = #filePath) {
        self.init(at: FilePath(caller).parent.appending("Goldens").appending(name))
    }

    package var text: String {
        get throws { try String(contentsOfFile: path.string, encoding: .utf8) }
    }

    /// The first difference from the recorded text; nil if there is none.
    package func difference(from text: String) throws -> Difference? {
        guard ProcessInfo.processInfo.environment["NIGHTPRESS_RECORD"] == "1" else {
            return Difference(between: try self.text, and: text)
        }
        let recorded = FileManager.default.fileExists(atPath: path.string) ? try self.text : ""
        try Data(text.utf8).write(to: URL(filePath: path.string))
        return Difference(between: recorded, and: text)
    }

    /// The first line in which two texts differ.
    package struct Difference: CustomStringConvertible {
        /// From 1.
        let line: Int
        /// Nil if the recorded text has ended.
        let recorded: Substring?
        /// Nil if the new text has ended.
        let new: Substring?

        init?(between recorded: String, and new: String) {
            let old = Self.lines(recorded)
            let new = Self.lines(new)
            let same = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
            guard same < max(old.count, new.count) else { return nil }
            line = same + 1
            self.recorded = same < old.count ? old[same] : nil
            self.new = same < new.count ? new[same] : nil
        }

        package var description: String {
            "line \(line): recorded is \(Self.quoted(recorded)), now it is \(Self.quoted(new))"
        }

        /// Split only at line feeds, so that a carriage return before one is a difference.
        private static func lines(_ text: String) -> [Substring] {
            text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
        }

        private static func quoted(_ line: Substring?) -> String {
            line.map { "“\($0)”" } ?? "the end of the text"
        }
    }
}
