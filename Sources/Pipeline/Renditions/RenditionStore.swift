import Books
import Domain
import LibraryStore
import Media
import Platform
import SystemPackage

/// Provides renditions of pictures: uses those in the library, and makes and stores the missing ones.
///
/// Renditions are made on all processors, a limited number at the same time. They are recorded in groups when they are
/// on the disk. So memory use does not grow with their number, and a killed export loses at most one group.
struct RenditionStore: Sendable {
    /// How many pictures are looked up, and recorded, together. Each group needs one sync.
    private static let batch = 128
    /// Maximum bytes of a picture's file.
    private static let fileLimit = 1 << 28

    let library: Library
    /// How many pictures are worked on at the same time.
    let width: Int

    /// One rendition for each use of the recipe, in that order, for each picture. Pass each picture once.
    func renditions(of pictures: [BookPicture], by recipe: some RenditionRecipe) async throws -> [[StoredRendition]] {
        try library.pictures.prepareRenditions()
        var found: [[StoredRendition]] = []
        found.reserveCapacity(pictures.count)
        for start in stride(from: 0, to: pictures.count, by: Self.batch) {
            found += try await batch(Array(pictures[start..<min(start + Self.batch, pictures.count)]), by: recipe)
        }
        return found
    }

    private func batch(
        _ pictures: [BookPicture], by recipe: some RenditionRecipe
    ) async throws -> [[StoredRendition]] {
        let kept = try await library.pictures.renditions(of: pictures.map(\.digest))
        var found = try await pictures.concurrentMap(width: width) { usable(kept[$0.digest] ?? [], of: $0, by: recipe) }
        let lacking = found.indices.filter { found[$0].isEmpty }
        let made = try await lacking.map { pictures[$0] }.concurrentMap(width: width) { try make($0, by: recipe) }
        try await library.pictures.record(made.flatMap(\.self))
        for (index, renditions) in zip(lacking, made) { found[index] = renditions }
        return found
    }

    /// All renditions of a recipe, or none. A file that does not match its record counts as missing.
    private func usable(
        _ kept: [StoredRendition], of picture: BookPicture, by recipe: some RenditionRecipe
    ) -> [StoredRendition] {
        let mark = recipe.mark(for: picture)
        let check = PictureCheck(root: library.root, fileSystem: library.fileSystem)
        var whole: Set<String> = []
        let usable = recipe.uses.compactMap { use in
            kept.first { rendition in
                guard rendition.use == use, rendition.recipe == mark else { return false }
                if whole.contains(rendition.digest) { return true }
                guard check.fault(in: rendition.keptFile) == nil else { return false }
                return whole.insert(rendition.digest).inserted
            }
        }
        return usable.count == recipe.uses.count ? usable : []
    }

    /// Makes and stores the renditions, but does not record them.
    func make(_ picture: BookPicture, by recipe: some RenditionRecipe) throws -> [StoredRendition] {
        let made = try withBytes(of: picture) { try recipe.make(from: $0, of: picture) }
        return try store(made, of: picture, by: recipe)
    }

    /// Stores the files of renditions, but does not record them.
    func store(
        _ made: [EncodedRendition], of picture: BookPicture, by recipe: some RenditionRecipe
    ) throws -> [StoredRendition] {
        var stored: [StoredRendition] = []
        for (use, rendition) in zip(recipe.uses, made) {
            if var same = stored.last, same.width == rendition.width, same.height == rendition.height {
                same.use = use
                stored.append(same)
                continue
            }
            let new = StoredRendition(
                source: picture.digest, use: use, recipe: recipe.mark(for: picture),
                digest: SHA256Digest(of: rendition.bytes).hex, format: rendition.format, width: rendition.width,
                height: rendition.height, fileSize: rendition.bytes.count)
            try library.pictures.storeFile(of: new, rendition.bytes)
            stored.append(new)
        }
        return stored
    }

    /// The result of `work` with the bytes of the picture's file.
    func withBytes<Value>(of picture: BookPicture, _ work: ([UInt8]) throws -> Value) throws -> Value {
        let bytes = try library.fileSystem.read(picture.file, limit: Self.fileLimit)
        guard SHA256Digest(of: bytes).hex == picture.digest else { throw RenditionError.changed(picture.file) }
        do {
            return try work(bytes)
        } catch let error as PictureError {
            throw RenditionError.unusable(picture.file, reason: "\(error)")
        }
    }
}
