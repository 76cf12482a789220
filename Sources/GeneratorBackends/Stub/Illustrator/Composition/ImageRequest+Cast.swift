import Generators
import PageSpecs

extension ImageRequest {
    /// The panel's figures as they look throughout the story; at most six.
    var figures: [FigurePainter] {
        panel.cast.prefix(6).map { member in
            let rank = characters.firstIndex { $0.id == member.character } ?? characters.count
            let character =
                rank < characters.count
                ? characters[rank]
                : StoryCharacter(id: member.character, name: member.character, kind: member.character, appearance: "")
            let look = CharacterLook(character, rank: rank, storySeed: storySeed, palette: theme.palette)
            return FigurePainter(look: look, member: member, mood: panel.mood)
        }
    }
}
