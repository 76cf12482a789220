package import Domain
package import Generation
import Media

/// A user's drawing, as the built-in illustrator reads it.
package struct OwnDrawing: Sendable {
    package let file: ArtFolder.File
    /// Those of a thing or a figure; the first one names it. Empty for a setting, and if the file has a problem.
    package let nouns: [String]
    package let isFigure: Bool
    /// The setting that it draws.
    package let setting: Setting?
    /// Whether it takes the place of a built-in drawing.
    package let replaces: Bool
    /// Each with the file and its line.
    package let problems: [Diagnostic]
}

extension ArtFolder {
    /// The drawings in the order of their names, with everything that is wrong in them.
    package var drawings: [OwnDrawing] {
        ArtCatalog.compiledIn.readings(of: self).map { file, art, problems in
            var (nouns, setting, isFigure): ([String], Setting?, Bool) = ([], nil, false)
            switch art {
            case .thing(let thing)?: nouns = thing.nouns
            case .setting(let drawing)?: setting = drawing.setting
            case .figure(let drawing)?: (nouns, isFigure) = (drawing.nouns, true)
            case nil: break
            }
            return OwnDrawing(
                file: file, nouns: nouns, isFigure: isFigure, setting: setting,
                replaces: setting != nil || ArtCatalog.compiledIn.hasFile(file.name)
                    || isFigure && ArtCatalog.compiledIn.figure(named: nouns[0]) != nil,
                problems: problems.map { Diagnostic("\(file.path):\($0.line)", $0.message) })
        }
    }
}

extension StubIllustrator {
    /// A drawing in surroundings where it can be, beside a child, or a figure alone. Nil for one with a problem, and for one that only takes
    /// the place of another in some pictures, such as an open door.
    package func bitmap(of drawing: OwnDrawing, in art: ArtFolder, style: String, side: Int) -> Bitmap? {
        guard let size = PixelSize(width: side, height: side) else { return nil }
        let things = ArtCatalog.with(art)
        var (setting, props) = (drawing.setting, [String]())
        if drawing.isFigure { setting = .meadow }
        if setting == nil, let noun = drawing.nouns.first, noun == drawing.file.name {
            setting = things.prop(named: noun)?.home
            props = [noun]
        }
        guard let setting else { return nil }
        let shown = StoryCharacter(
            id: "shown", name: "", kind: drawing.isFigure ? drawing.nouns[0] : "child", appearance: "")
        var story = IllustratedStory(theme: .friendship, characters: [shown], pageCount: 1, seed: 7, style: style)
        story.art = art
        let panel = PanelSpec(
            direction: "", alt: "", setting: setting, mood: .happy, cast: [CastMember(character: shown.id)],
            props: props)
        return bitmap(
            for: ImageRequest(concept: "", seed: 0, size: size, panel: panel, pageNumber: 0, story: story))
    }
}
