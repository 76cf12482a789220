package import Domain
package import Generation
import Media

/// A user's drawing, as the built-in illustrator reads it.
package struct OwnDrawing: Sendable {
    package let file: ArtFolder.File
    /// The first one names it. Empty if the file has a problem.
    package let nouns: [String]
    /// Whether a compiled-in drawing has the same file name.
    package let replaces: Bool
    /// Each with the file and its line.
    package let problems: [Diagnostic]
}

extension ArtFolder {
    /// The drawings in the order of their names, with everything that is wrong in them.
    package var drawings: [OwnDrawing] {
        files.map { file in
            let reading = PropCatalog.compiledIn.reading(of: file)
            return OwnDrawing(
                file: file, nouns: reading.problems.isEmpty ? reading.thing?.nouns ?? [] : [],
                replaces: PropCatalog.compiledIn.hasFile(file.name),
                problems: reading.problems.map { Diagnostic("\(file.path):\($0.line)", $0.message) })
        }
    }
}

extension StubIllustrator {
    /// A drawing in surroundings where it can be, beside a child. Nil for one with a problem, and for one that only takes
    /// the place of another in some pictures, such as an open door.
    package func bitmap(of drawing: OwnDrawing, in art: ArtFolder, style: String, side: Int) -> Bitmap? {
        guard let noun = drawing.nouns.first, noun == drawing.file.name,
            let size = PixelSize(width: side, height: side),
            let thing = PropCatalog.with(art).prop(named: noun)
        else { return nil }
        let child = StoryCharacter(id: "child", name: "", kind: "child", appearance: "")
        var story = IllustratedStory(theme: .friendship, characters: [child], pageCount: 1, seed: 7, style: style)
        story.art = art
        let panel = PanelSpec(
            direction: "", alt: "", setting: thing.home, mood: .happy, cast: [CastMember(character: child.id)],
            props: [noun])
        return bitmap(
            for: ImageRequest(concept: "", seed: 0, size: size, panel: panel, pageNumber: 0, story: story))
    }
}
