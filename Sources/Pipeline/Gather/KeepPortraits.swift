import Domain
import Generation
import LibraryStore
import Media
import Platform
import SystemPackage

/// Copies the portraits that a cast names into the library, so that they are there whatever happens to their files. Does
/// nothing in a library that cannot be changed, as in a dry run.
struct KeepPortraits {
    let library: Library

    func callAsFunction(_ cast: [CastEntry], of collection: CollectionID) async throws {
        guard !library.fileSystem.isReadOnly(library.layout.temporary) else { return }
        for entry in cast {
            guard let portrait = entry.portrait, let digest = entry.facts.portrait else { continue }
            let recipe = CharacterFacts.recipe(ofGiven: digest)
            let name = entry.facts.portraitName
            guard try await library.pictures.portrait(madeBy: recipe, of: name, in: collection) == nil else { continue }
            // Its digest is that of the file when the pipeline was read.
            guard let bytes = try? library.fileSystem.read(FilePath(portrait.path), limit: PortraitFile.sizeLimit),
                SHA256Digest(of: bytes).hex == digest, let header = try? PictureHeader.read(bytes),
                let size = PixelSize(width: header.width, height: header.height)
            else { continue }
            try library.fileSystem.makeDirectory(library.layout.temporary)
            let picture = GeneratedPicture(bytes: bytes, format: header.format, size: size)
            let stored = try library.pictures.storeFile(
                of: picture, recipe: recipe, provenance: .stub, backend: "portrait", durably: true)
            try await library.pictures.record(portrait: stored, madeBy: recipe, of: name, in: collection)
        }
    }
}
