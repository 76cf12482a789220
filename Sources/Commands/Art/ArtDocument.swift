import BuiltIn
import Domain
import Generation
import Media
import PipelineFiles
import SystemPackage

/// The result of “art” as JSON and as text.
struct ArtDocument: Encodable {
    struct Collection: Encodable {
        var pipeline: String
        var collection: Slug
        var collectionTitle: String
        var drawings: [Drawing]
    }

    struct Drawing: Encodable {
        var file: String
        /// Those of a thing or a figure. Empty for a setting, and if the file cannot be used.
        var nouns: [String]
        var figure: Bool
        var setting: Setting?
        var replaces: Bool
        var problems: Int
    }

    var collections: [Collection]
    var problems: [Diagnostic]
    /// The file of --sheet.
    var sheet: String?

    init(_ folders: [(pipeline: PipelineFile, drawings: [OwnDrawing])], sheet: String?) {
        collections = folders.map { file, drawings in
            Collection(
                pipeline: file.path.string, collection: file.collection.slug, collectionTitle: file.collection.title,
                drawings: drawings.map {
                    Drawing(
                        file: $0.file.path, nouns: $0.nouns, figure: $0.isFigure, setting: $0.setting,
                        replaces: $0.replaces,
                        problems: $0.problems.count)
                })
        }
        problems = folders.flatMap { $0.drawings.flatMap(\.problems) }
        self.sheet = sheet
    }

    var text: String {
        let shown = collections.map { collection in
            let name = "\(collection.pipeline.onOneLine): “\(collection.collectionTitle.singleLine)”"
            return ([name] + collection.drawings.map(line)).map { $0 + "\n" }.joined()
        }
        return shown.joined(separator: "\n") + (sheet.map { "\nsheet   \($0)\n" } ?? "")
    }

    private func line(_ drawing: Drawing) -> String {
        let what: String
        if drawing.problems > 0 {
            what = "left out, \(Counted(drawing.problems, "problem", "problems"))"
        } else if let setting = drawing.setting {
            what = "replaces the setting “\(setting)”"
        } else {
            what =
                (drawing.replaces ? "replaces " : "adds ") + (drawing.figure ? "the figure " : "")
                + drawing.nouns.map { "“\($0)”" }.joined(separator: ", ")
        }
        return "  \(drawing.file.onOneLine)  \(what)"
    }
}
