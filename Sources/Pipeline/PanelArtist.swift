import Digests
import Domain
import FileSystems
import Generators
import LibraryStore
import PageSpecs

/// Draws one panel: walks the ladder over the backends until there is a picture, at last a placeholder.
struct PanelArtist: Sendable {
    let library: Library
    let roster: BackendRoster<any ImageGenerator>
    let placeholder: any ImageGenerator
    let softening: SofteningTable
    let sizes: [CollectionID: PixelSize]
    let environment: RunEnvironment
    let board: Noticeboard

    /// The panel is handed back where the run ends meanwhile. Throws ``FileSystemError`` where its picture could not be
    /// stored.
    @concurrent
    func draw(_ panel: ClaimedPanel, in story: StoryContext) async throws -> PanelOutcome {
        var attempts: [AttemptRecord] = []
        do {
            let picture = try await climb(panel, in: story, recording: &attempts)
            return PanelOutcome(panel: panel.id, result: .drawn(picture), attempts: attempts)
        } catch is CancellationError {
            return PanelOutcome(panel: panel.id, result: .released, attempts: attempts)
        } catch is GenerationError {
            // Not even the placeholder could be drawn.
            return PanelOutcome(panel: panel.id, result: .failed, attempts: attempts)
        }
    }

    private func climb(
        _ panel: ClaimedPanel, in story: StoryContext, recording attempts: inout [AttemptRecord]
    ) async throws -> StoredPicture {
        var ladder = Ladder(backendCount: roster.generators.count, seed: seed(of: panel, in: story, variation: -1))
        var step = ladder.start(isOut: roster.isOut)
        while case .attempt(let backend, let rung, let variation, let pause) = step {
            if pause > .zero { try await environment.sleep(pause) }
            try Task.checkCancellation()
            let generator = roster.generators[backend]
            let request = request(for: panel, in: story, rung: rung, variation: variation)
            let started = (wall: environment.now(), uptime: environment.uptime())
            func record(_ error: GenerationError?) {
                attempts.append(
                    AttemptRecord(
                        number: attempts.count + 1, backend: generator.name, rung: rung, concept: request.concept,
                        seed: request.seed, started: started.wall, seconds: environment.uptime() - started.uptime,
                        error: error))
            }
            do {
                let picture = try await picture(from: generator, for: request)
                record(nil)
                return picture
            } catch let error as GenerationError {
                record(error)
                if Ladder.transition(for: error.kind) == .backendOut, roster.takeOut(backend) {
                    board.post("\(generator.name) is out for the rest of the run: \(error)")
                }
                step = ladder.advance(after: error, isOut: roster.isOut)
            }
        }
        // A stop may be what the last backend died of.
        try Task.checkCancellation()
        return try await picture(from: placeholder, for: request(for: panel, in: story, rung: .full, variation: 0))
    }

    /// A picture of the same recipe is taken as it is; else the generator draws one and its file is stored.
    private func picture(from generator: any ImageGenerator, for request: ImageRequest) async throws -> StoredPicture {
        let traits = generator.traits
        let recipe = SHA256Digest(of: generator.recipe(for: request))
        if !traits.isFree, let known = try await library.picture(madeBy: recipe) { return known }
        let picture = try await generator.picture(for: request)
        return try library.storeFile(
            of: picture, recipe: recipe, provenance: traits.provenance, backend: generator.name, durably: !traits.isFree
        )
    }

    private func request(
        for panel: ClaimedPanel, in story: StoryContext, rung: Rung, variation: Int
    ) -> ImageRequest {
        let concepts = ConceptWriter(style: story.collection.style, softening: softening)
        return ImageRequest(
            concept: concepts.concept(for: panel.spec, characters: story.characters, theme: story.theme, rung: rung),
            seed: seed(of: panel, in: story, variation: variation), size: sizes[panel.collection] ?? .page,
            theme: story.theme, panel: panel.spec,
            characters: story.characters, pageNumber: panel.pageNumber, pageCount: story.pageCount,
            storySeed: StableHash(of: story.collection.slug.text, story.slug.text).value)
    }

    private func seed(of panel: ClaimedPanel, in story: StoryContext, variation: Int) -> UInt64 {
        StableHash(
            of: story.collection.slug.text, story.slug.text, "\(panel.pageNumber)", "\(panel.number)", "\(variation)"
        ).value
    }
}
