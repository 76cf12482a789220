import Books
import Domain
import Generation
import LibraryStore
import Media
import Pipeline
import PipelineFiles
import Platform
import SystemPackage

/// The portraits of the characters of collections, in one picture.
struct CastSheet {
    struct Member {
        let character: StoryCharacter
        let portrait: PortraitFile?
        /// The first planned story with the character, and its theme.
        let story: (slug: Slug, theme: Theme)?
    }

    /// The characters of a collection, each once.
    struct Cast {
        let collection: CollectionFacts
        let art: ArtFolder
        /// In the library; nil if it is in none.
        let known: CollectionID?
        private(set) var characters: [Member] = []

        init(of file: PipelineFile, known: CollectionID?) {
            collection = file.collection
            art = file.art
            self.known = known
        }

        mutating func add(_ found: [StoryCharacter], _ given: [CastEntry], of story: (slug: Slug, theme: Theme)?) {
            for character in found where !characters.contains(where: { $0.character.name == character.name }) {
                characters.append(
                    Member(character: character, portrait: character.given.flatMap(given.portrait), story: story))
            }
        }
    }

    /// Of a portrait by the built-in illustrator.
    private static let side = 512

    let casts: [Cast]
    /// Nil if there is none.
    let library: Library?
    let machine: CommandEnvironment

    func png() async throws -> [UInt8] {
        var entries: [ContactSheet.Entry] = []
        for cast in casts {
            for member in cast.characters {
                let name = member.character.name
                let label = casts.count > 1 ? "\(name) – \(cast.collection.title)" : name
                entries.append(
                    ContactSheet.Entry(
                        label: label.singleLine, picture: try await picture(of: member, in: cast)))
            }
        }
        guard !entries.isEmpty else {
            throw CommandFailure(.input, "no story has a character; nothing was drawn; run the pipeline first")
        }
        return try ContactSheet(
            entries, language: LanguageTag(casts[0].collection.language), on: machine.fileSystem
        ).png()
    }

    private func picture(of member: Member, in cast: Cast) async throws -> Bitmap {
        let character = member.character
        if let portrait = member.portrait {
            let bytes = try machine.fileSystem.read(FilePath(portrait.path), limit: PortraitFile.sizeLimit)
            return try PictureDecoder.decodeUpright(bytes)
        }
        if let library, let known = cast.known, let given = character.given,
            let stored = try await library.pictures.portrait(of: given.portraitName, in: known),
            let bytes = try library.pictures.bytes(of: stored)
        {
            return try PictureDecoder.decodeUpright(bytes)
        }
        let size = PixelSize(width: Self.side, height: Self.side) ?? .page
        let drawn = try await machine.placeholders().picture(
            for: .portrait(
                of: character, in: cast.collection, story: member.story?.slug, theme: member.story?.theme ?? .neutral,
                size: size, art: cast.art))
        return try PictureDecoder.decodeUpright(drawn.bytes)
    }
}

extension CharacterFacts {
    /// The character before its story is planned.
    var undrawn: StoryCharacter {
        let parts = [kind, looks, clothes.map { "in \($0)" }].compactMap(\.self)
        return StoryCharacter(
            id: "given", name: name, kind: kind ?? "child", appearance: parts.joined(separator: ", "), given: self)
    }
}

extension [CastEntry] {
    /// The portrait that a user gave of a character.
    func portrait(of facts: CharacterFacts) -> PortraitFile? {
        first { $0.facts.isSameCharacter(as: facts) }?.portrait
    }
}
