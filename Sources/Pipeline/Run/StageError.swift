package import Domain
import LibraryStore

/// An error with the stage that threw it.
package struct StageError: Error, CustomStringConvertible {
    package var stage: StageName
    package var underlying: any Error

    package var description: String {
        "\(stage.rawValue): \(LibraryError.plainReason(of: underlying) ?? "\(underlying)")"
    }
}
