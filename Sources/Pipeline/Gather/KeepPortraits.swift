import Domain
import Generation
import LibraryStore
import Media
import PipelineFiles
import Platform

/// Copies the portraits that a cast names into the library, so that they are there whatever happens to their files. Does
/// nothing in a library that cannot be changed, as in a dry run.
struct KeepPortraits {
    let library: Library

    /// Returns the problems of portraits that cannot be used. Their characters are drawn without them.
    func callAsFunction(_ cast: [CastEntry], of collection: CollectionID) async throws -> [Diagnostic] {
        guard !library.fileSystem.isReadOnly(library.layout.temporary) else { return [] }
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

    private func keep(_ entry: CastEntry, of collection: CollectionID) async throws {
        guard let digest = entry.facts.portrait else { return }
        let recipe = CharacterFacts.recipe(ofGiven: digest)
        let name = entry.facts.portraitName
        guard try await library.pictures.portrait(madeBy: recipe, of: name, in: collection) == nil,
            let bytes = try PortraitReader(library.fileSystem).bytes(of: entry)
        else { return }
        let header = try PictureHeader.read(bytes)
        guard let size = PixelSize(width: header.width, height: header.height) else { return }
        try library.fileSystem.makeDirectory(library.layout.temporary)
        let picture = GeneratedPicture(bytes: bytes, format: header.format, size: size)
        let stored = try library.pictures.storeFile(
            of: picture, recipe: recipe, provenance: .stub, backend: "portrait", durably: true)
        try await library.pictures.record(portrait: stored, madeBy: recipe, of: name, in: collection)
    }
}
