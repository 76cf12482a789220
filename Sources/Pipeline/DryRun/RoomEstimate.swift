import Domain
import Generation
package import LibraryStore
package import PipelineFiles
package import Platform

/// About how many files and bytes a run adds to the disk of its library. Pages of stories without a plan are estimated
/// from the text, in a fraction of the time of planning.
package struct RoomEstimate: Sendable {
    /// Of a page in the database, its snapshots, and a report.
    private static let bytesOfRows = 12_000
    private static let bytesOfThumbnail = 15_000
    /// The files of a report without those of stories, the snapshot, and the database with its logs.
    private static let filesOfRun = 12
    /// The sizes of each picture in a bundle for apps, which the library keeps.
    private static let sizesInBundle = 4

    package private(set) var files = Self.filesOfRun
    package private(set) var bytes = 0

    /// `library` is nil if there is none yet.
    package init(
        for pipelines: [PipelineFile], in library: Library?, fileSystem: any FileSystem,
        documents: DocumentConverter? = nil
    ) async throws {
        for pipeline in pipelines {
            let estimate = PageEstimate(of: pipeline.collection, fileSystem: fileSystem, documents: documents)
            try await add(pipeline, library, estimate)
        }
    }

    private mutating func add(
        _ pipeline: PipelineFile, _ library: Library?, _ estimate: PageEstimate
    ) async throws {
        let known = try await library?.collections.collection(pipeline.collection.slug)?.id
        var planned: Set<Slug> = []
        var waiting = [Int](repeating: 0, count: pipeline.sizes.count)
        if let library, let known {
            planned = Set(try await library.collections.stories(of: known).filter(\.isPlanned).map(\.slug))
            waiting = try await Self.waiting(pipeline, known, library)
        }
        let fresh = pipeline.stories.filter { !planned.contains($0.slug) }
        let pages = await estimate.pages(of: fresh)
        let density = try await Self.bytesPerPixel(of: pipeline, library)
        for (size, waiting) in zip(pipeline.sizes, waiting) {
            let pictures = pages + waiting
            let hasThumbnail = Thumbnails.areNeeded(for: size)
            files += pictures * (hasThumbnail ? 2 : 1)
            bytes += pictures * Int(Double(size.width * size.height) * density)
            if hasThumbnail { bytes += pictures * Self.bytesOfThumbnail }
        }
        let drawn = pages + (waiting.max() ?? 0)
        guard drawn > 0 else { return }
        bytes += drawn * Self.bytesOfRows
        files += pipeline.stories.count
        addBooks(pipeline, pages: drawn)
    }

    private mutating func addBooks(_ pipeline: PipelineFile, pages: Int) {
        for format in pipeline.exports {
            files += pipeline.stories.count + 1
            if format.isFolder { files += 2 * pages }
            if format == .bundle { files += Self.sizesInBundle * pages }
        }
    }

    /// The panels that wait for a picture, for each pass.
    private static func waiting(
        _ pipeline: PipelineFile, _ collection: CollectionID, _ library: Library
    ) async throws -> [Int] {
        let missing = try await library.panels.queueLength(in: [collection], upTo: .missing)
        var waiting = [missing]
        for (index, next) in pipeline.sizes.enumerated().dropFirst() {
            let ready = try await library.collections.panelsAwaiting(
                next, from: pipeline.sizes[index - 1], in: collection)
            waiting.append(missing + ready)
        }
        return waiting
    }

    /// As the library's pictures of the first backend have it, else a usual value.
    private static func bytesPerPixel(of pipeline: PipelineFile, _ library: Library?) async throws -> Double {
        let backend = pipeline.images.first ?? .stub
        let usual = backend.kind == .stub ? 0.2 : 1.5
        return try await library?.pictures.bytesPerPixel(by: backend.name) ?? usual
    }
}
