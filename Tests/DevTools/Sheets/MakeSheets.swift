import Foundation
import Media
import Platform
import SystemPackage

/// Draws everything that the built-in illustrator can draw on sheets, to be checked after a change.
///
///     DevTools sheets FOLDER PIPELINE
///
/// `PIPELINE` names the stories whose pages are shown in order.
struct MakeSheets {
    static func run(_ arguments: ArraySlice<String>) async throws {
        guard arguments.count == 2 else { DevTools.exitWithUsage() }
        let arguments = arguments.map { FilePath($0) }
        let files = LocalFileSystem()
        try files.makeDirectory(arguments[0])
        let stories = try await StorySheets(fileSystem: files).sheets(of: arguments[1])
        let catalog = Sheet.poses + Sheet.stages + Sheet.figures + Sheet.props
        for sheet in Sheet.themes + Sheet.styles + Sheet.settings + catalog + stories {
            let path = arguments[0].appending("\(sheet.name).png")
            try files.write(PNGEncoder.encode(sheet.bitmap()), to: path, durably: false)
            print(path)
        }
    }
}
