import FileSystems
import Foundation
import ImageCodecs
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Draws what the built-in illustrator knows on sheets, to be looked at after a change.
///
///     ContactSheets FOLDER PIPELINE
///
/// `PIPELINE` names the stories whose pages are shown in order.
@main
struct MakeSheets {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst().map { FilePath($0) }
        guard arguments.count == 2 else {
            print("usage: ContactSheets FOLDER PIPELINE")
            exit(2)
        }
        let files = LocalFileSystem()
        try files.makeDirectory(arguments[0])
        let stories = try await StorySheets(fileSystem: files).sheets(of: arguments[1])
        for sheet in Sheet.themes + Sheet.settings + Sheet.figures + Sheet.props + stories {
            let path = arguments[0].appending("\(sheet.name).png")
            try files.write(PNGEncoder.encode(sheet.bitmap()), to: path, durably: false)
            print(path)
        }
    }
}
