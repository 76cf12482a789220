package import Domain
package import Generation
import LibraryStore
import Media
package import Platform
import Synchronization

/// Portraits of the characters that a `cast:` describes. An image model that takes a reference gets those of the
/// characters on the page, so that they look the same in all stories. One that is not given is requested once for each
/// collection and character, and kept in the library.
final class Portraits: Sendable {
    private struct State {
        var known: [SHA256Digest: StoredPicture] = [:]
        /// Those that no backend could draw in this run.
        var missing: Set<SHA256Digest> = []
    }

    /// The maximum number of portraits in one reference picture.
    static let most = 4
    /// The maximum height of a reference picture of several portraits in pixels.
    private static let height = 768

    private let library: Library
    private let notices: NoticeLog
    private let caption: String
    private let lock: RecipeLock
    private let state = Mutex(State())

    /// `caption` explains such a picture to a model.
    init(library: Library, notices: NoticeLog, caption: String, environment: HostEnvironment) {
        self.library = library
        self.notices = notices
        self.caption = caption
        lock = RecipeLock(environment: environment)
    }

    /// The portraits of the described characters in a panel, side by side; nil if there are none. `draw` requests a
    /// portrait and stores its file.
    func reference(
        for builder: PictureRequestBuilder,
        draw: (StoryCharacter, SHA256Digest) async throws -> StoredPicture
    ) async throws -> ReferencePicture? {
        var shown: [(name: String, bytes: [UInt8], picture: StoredPicture)] = []
        for character in builder.describedCharacters.prefix(Self.most) {
            if let picture = try await portrait(of: character, for: builder, draw: draw),
                let bytes = try? library.pictures.bytes(of: picture)
            {
                shown.append((character.name, bytes, picture))
            }
        }
        guard let first = shown.first else { return nil }
        let caption = "\(shown.map(\.name).joined(separator: ", ")): \(caption)"
        guard shown.count > 1 else {
            return ReferencePicture(
                bytes: first.bytes, format: first.picture.format, size: first.picture.size,
                digest: first.picture.digest, caption: caption)
        }
        do {
            let (bytes, size) = try Self.sideBySide(shown.map(\.bytes))
            return ReferencePicture(
                bytes: bytes, format: .png, size: size, digest: SHA256Digest(of: bytes).hex, caption: caption)
        } catch {
            notices.post("\(builder.place) is drawn without portraits: \(error)")
            return nil
        }
    }

    private func portrait(
        of character: StoryCharacter, for builder: PictureRequestBuilder,
        draw: (StoryCharacter, SHA256Digest) async throws -> StoredPicture
    ) async throws -> StoredPicture? {
        guard let given = character.given else { return nil }
        let (name, collection) = (given.portraitName, builder.panel.collection)
        let recipe = try given.portraitRecipe(in: builder.story.collection)
        return try await lock.alone(with: recipe) {
            let (known, isMissing) = state.withLock { ($0.known[recipe], $0.missing.contains(recipe)) }
            if known != nil || isMissing { return known }
            if let stored = try await library.pictures.portrait(madeBy: recipe, of: name, in: collection) {
                state.withLock { $0.known[recipe] = stored }
                return stored
            }
            // A given portrait is in the library, unless its file was lost.
            guard given.portrait == nil else { return nil }
            do {
                let stored = try await draw(character, recipe)
                // A picture that is paid for is recorded also if the run is stopped meanwhile.
                try await Task { [library] in
                    try await library.pictures.record(portrait: stored, madeBy: recipe, of: name, in: collection)
                }.value
                state.withLock { $0.known[recipe] = stored }
                return stored
            } catch let error as GenerationError where error.kind.isAboutTheQuestion {
                _ = state.withLock { $0.missing.insert(recipe) }
                notices.post("\(character.name) has no portrait in this run: \(error)")
                return nil
            }
        }
    }

    /// All at the same height, on white.
    private static func sideBySide(_ files: [[UInt8]]) throws -> (bytes: [UInt8], size: PixelSize) {
        let pictures = try files.map { try PictureDecoder.decodeUpright($0) }
        let height = min(Self.height, pictures.map(\.height).min() ?? Self.height)
        let parts = try pictures.map { picture in
            try picture.resized(width: max(1, picture.width * height / picture.height), height: height)
        }
        let width = parts.reduce(0) { $0 + $1.width }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 3)
        for row in 0..<height {
            for part in parts {
                let channels = part.layout.rawValue
                for column in 0..<part.width {
                    let index = (row * part.width + column) * channels
                    bytes += part.bytes[index..<index + 3]
                }
            }
        }
        let sheet = Bitmap(width: width, height: height, layout: .rgb, bytes: bytes)
        guard let size = PixelSize(width: width, height: height) else {
            throw GenerationError(.badPicture, "the portraits side by side are \(width) pixels wide")
        }
        return (try PNGEncoder.encode(sheet), size)
    }
}

extension CharacterFacts {
    /// The words by which portraits are found.
    package var portraitName: String { nameWords.joined(separator: " ") }

    /// Digest of all that decides the portrait: the given file, or what is said about the character.
    package func portraitRecipe(in collection: CollectionFacts) throws -> SHA256Digest {
        if let portrait { return Self.recipe(ofGiven: portrait) }
        return SHA256Digest(
            of: ["portrait", collection.slug.text, collection.style, try JSON.text(self)].joined(separator: "\u{0}"))
    }

    /// Of a portrait that is given as a file with this digest.
    static func recipe(ofGiven digest: String) -> SHA256Digest { SHA256Digest(of: "given portrait\u{0}\(digest)") }
}

extension PanelSpec {
    /// One character in whole, without a story.
    package static func portrait(of character: StoryCharacter) -> PanelSpec {
        PanelSpec(
            direction:
                "A portrait of \(character.name): the whole figure from the front, alone, on a plain light ground.",
            alt: "A portrait of \(character.name).", setting: .meadow, cast: [CastMember(character: character.id)])
    }
}

extension ImageRequest {
    /// `concept` is empty for the built-in illustrator, which needs no words. With `story` and its theme, the built-in
    /// illustrator draws a character that no cast describes as on its pages.
    package static func portrait(
        of character: StoryCharacter, in collection: CollectionFacts, story: Slug? = nil, theme: Theme = .neutral,
        size: PixelSize, concept: String = "", art: ArtFolder = .none
    ) -> ImageRequest {
        let seed = StableHash(of: collection.slug.text, "portrait", character.name).value
        let storySeed = story.map { StableHash(of: collection.slug.text, $0.text).value }
        var request = ImageRequest(
            concept: concept, seed: seed, size: size, panel: .portrait(of: character), pageNumber: 1,
            story: IllustratedStory(
                theme: theme, characters: [character], pageCount: 1, seed: storySeed ?? seed, style: collection.style))
        request.story.art = art
        return request
    }
}
