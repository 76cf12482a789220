package import Foundation
package import LibraryStore
import Platform
package import SystemPackage

/// No work begins on a library while it is paused.
package struct LibraryPausedError: Error, CustomStringConvertible {
    private let root: FilePath
    private let pause: String

    package init(_ root: FilePath, _ pause: LibraryControl.Pause, in timeZone: TimeZone) {
        self.root = root
        self.pause = pause.words(in: timeZone)
    }

    package var description: String {
        "the library “\(root)” is \(pause); let runs begin again with “nightpress resume”"
    }
}

extension LibraryControl.Pause {
    /// `paused by anna on studio since 2026-11-22 02:31`
    package func words(in timeZone: TimeZone) -> String {
        "paused by \(by) since \(LocalTime(secondsSince1970: since, in: timeZone))"
    }
}
