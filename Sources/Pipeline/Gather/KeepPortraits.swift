import Domain
import Generation
import LibraryStore
import Media
import PipelineFiles
import Platform

/// Copies the portraits that a cast names into the library, so that they are there whatever happens to their files. In a
/// library that cannot be changed, as in a dry run, it only checks them.
struct KeepPortraits {
    let library: Library

    /// Returns the problems of portraits that cannot be used. Their characters are drawn without them.
    func callAsFunction(_ cast: [CastEntry], of collection: CollectionID) async throws -> [Diagnostic] {
        var problems: [Diagnostic] = []
        for entry in cast {
            do {
                try await keep(entry, of: collection)
            } catch let error as PipelineError {
                problems += error.problems
            }
        }
        return problems
    }

    /// Whether portraits are missing in the library because their files cannot be used.
    func areMissing(_ cast: [CastEntry], of collection: CollectionID) async throws -> Bool {
        let reader = PortraitReader(library.fileSystem)
        for entry in cast where !(try await has(entry, collection)) && !reader.problems(of: entry).isEmpty {
            return true
        }
        return false
    }

    private func has(_ entry: CastEntry, _ collection: CollectionID) async throws -> Bool {
        guard let digest = entry.facts.portrait else { return true }
        return try await library.pictures.portrait(
            madeBy: CharacterFacts.recipe(ofGiven: digest), of: entry.facts.portraitName, in: collection) != nil
    }

    private func keep(_ entry: CastEntry, of collection: CollectionID) async throws {
        guard let digest = entry.facts.portrait, !(try await has(entry, collection)),
            let bytes = try PortraitReader(library.fileSystem).bytes(of: entry)
        else { return }
        guard !library.fileSystem.isReadOnly(library.layout.temporary) else { return }
        let header = try PictureHeader.read(bytes)
        guard let size = PixelSize(width: header.width, height: header.height) else { return }
        let (recipe, name) = (CharacterFacts.recipe(ofGiven: digest), entry.facts.portraitName)
        try library.fileSystem.makeDirectory(library.layout.temporary)
        let picture = GeneratedPicture(bytes: bytes, format: header.format, size: size)
        let stored = try library.pictures.storeFile(
            of: picture, recipe: recipe, provenance: .stub, backend: "portrait", durably: true)
        try await library.pictures.record(portrait: stored, madeBy: recipe, of: name, in: collection)
    }
}
