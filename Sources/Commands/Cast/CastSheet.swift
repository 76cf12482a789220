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
    /// The characters of a collection, each once.
    struct Cast {
        let collection: CollectionFacts
        /// In the library; nil if it is in none.
        let known: CollectionID?
        private(set) var characters: [(character: StoryCharacter, portrait: PortraitFile?)] = []

        init(of file: PipelineFile, known: CollectionID?) {
            collection = file.collection
            self.known = known
        }

        mutating func add(_ found: [StoryCharacter], _ given: [CastEntry]) {
            for character in found where !characters.contains(where: { $0.character.name == character.name }) {
                characters.append((character, character.given.flatMap(given.portrait)))
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
            for (character, portrait) in cast.characters {
                let label =
                    casts.count > 1 ? "\(character.name) – \(cast.collection.title)" : character.name
                entries.append(
                    ContactSheet.Entry(
                        label: label.singleLine, picture: try await picture(of: character, portrait, in: cast)))
            }
        }
        guard !entries.isEmpty else {
            throw CommandFailure(.input, "no story has a character; nothing was drawn; run the pipeline first")
        }
        return try ContactSheet(
            entries, language: LanguageTag(casts[0].collection.language), on: machine.fileSystem
        ).png()
    }

    private func picture(
        of character: StoryCharacter, _ portrait: PortraitFile?, in cast: Cast
    ) async throws -> Bitmap {
        if let portrait {
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
            for: .portrait(of: character, in: cast.collection, size: size))
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
