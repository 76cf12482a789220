import Domain
import Generation
import LibraryStore
import Platform

/// Gets the picture of one rung from one backend: a known picture, or the result of a request.
struct PictureRequester: Sendable {
    /// Nil if there is no cache.
    let cacheWriter: CacheWriter?

    private let run: RunContext
    private let work: PictureWork
    private let backends: BackendChain<any ImageGenerator>
    private let throttles: [[RequestThrottle]]
    private let references: ReferencePictures
    private let portraits: Portraits
    private let unrecorded: UnrecordedPictures
    private let renditions: FreshRenditions
    private let lookup: PictureLookup

    init(
        run: RunContext, work: PictureWork, backends: BackendChain<any ImageGenerator>, cache: PictureCache?
    ) {
        self.run = run
        self.work = work
        self.backends = backends
        let environment = run.environmentUntilDeadline
        throttles = backends.backends.map { backend in
            backend.servers.map(\.generator.traits).map {
                RequestThrottle(width: $0.width, perMinute: $0.perMinute, environment: environment)
            }
        }
        references = ReferencePictures(library: run.library, notices: run.notices, caption: work.referenceCaption)
        portraits = Portraits(
            library: run.library, notices: run.notices, caption: work.portraitsCaption, environment: environment)
        renditions = FreshRenditions(run)
        unrecorded = UnrecordedPictures(library: run.library, environment: environment)
        lookup = PictureLookup(cache: cache, library: run.library, pictures: unrecorded)
        cacheWriter = cache.map { CacheWriter(cache: $0, library: run.library) }
    }

    /// Call it when the outcomes of these panels are in the library.
    func areRecorded(_ panels: [PanelID]) async {
        unrecorded.forget(panels)
        cacheWriter?.release(panels)
        await renditions.recordIfMany()
    }

    /// Call it when nothing more is drawn.
    func finish() async { await renditions.record() }

    func picture(
        _ wanted: PictureRequest, from server: ServerIndex, into recorder: inout AttemptRecorder
    ) async throws -> PanelPicture {
        let builder = wanted.builder
        let generator = backends[server].generator
        let reference = try await reference(for: builder, from: server, into: &recorder)
        let request = builder.request(
            rung: wanted.rung, variation: wanted.variation, attempt: recorder.nextNumber, reference: reference
        ).redacted(by: run.library.redactor)
        let search = PictureSearch(builder, by: generator, request, at: wanted.rung, variation: wanted.variation)
        let picture = try await unrecorded.lock.pass(search.recipe, for: builder.panel.id) { fresh in
            let stored: StoredPicture
            let found = if let fresh { ReusedPicture(fresh) } else { try await lookup.picture(for: search) }
            if let found {
                recorder.record(found, for: request, to: generator.name, rung: wanted.rung)
                stored = found.picture
            } else {
                var pixels: Bitmap?
                stored = try await ask(server, for: request, of: builder, at: wanted.rung, into: &recorder) { picture in
                    let stored = try await keep(picture, of: generator, for: search)
                    pixels = picture.pixels
                    return stored
                }
                if let pixels { renditions.make(from: pixels, of: stored, in: builder.panel.collection) }
            }
            // The picture of the simplest rung does not show the scene.
            return PanelPicture(
                stored: stored, basis: basis(of: wanted, at: generator, similarity: found?.similar?.similarity),
                scene: found?.similar == nil && wanted.rung != .simple ? search.scene : nil, similar: found?.similar)
        }
        return described(picture, by: generator, request, of: builder)
    }

    /// The picture of the built-in illustrator.
    func placeholder(for builder: PictureRequestBuilder, attempt: Int) async throws -> PanelPicture {
        let placeholder = work.placeholder
        let request = builder.request(rung: .full, variation: 0, attempt: attempt, reference: nil)
            .redacted(by: run.library.redactor)
        let recipe = SHA256Digest(of: placeholder.recipe(for: request))
        let drawn = try await unrecorded.lock.pass(recipe, for: builder.panel.id) { fresh in
            if let fresh { return fresh }
            let picture = try await placeholder.picture(for: request)
            let stored = try run.library.pictures.storeFile(
                of: picture, recipe: recipe, provenance: placeholder.traits.provenance, backend: placeholder.name,
                durably: !placeholder.traits.isFree)
            if let pixels = picture.pixels {
                renditions.make(from: pixels, of: stored, in: builder.panel.collection)
            }
            return PanelPicture(stored: stored)
        }
        return described(PanelPicture(stored: drawn.stored), by: placeholder, request, of: builder)
    }

    /// The portraits of the characters in the panel, else an earlier picture of the story; nil if the generator takes no
    /// reference, or if there is none.
    private func reference(
        for builder: PictureRequestBuilder, from server: ServerIndex, into recorder: inout AttemptRecorder
    ) async throws -> ReferencePicture? {
        let generator = backends[server].generator
        guard generator.traits.takesReference else { return nil }
        if generator.traits.takesPortraits {
            let portraits = try await portraits.reference(for: builder) { character, recipe in
                let request = builder.portraitRequest(of: character, attempt: recorder.nextNumber)
                    .redacted(by: run.library.redactor)
                return try await ask(
                    server, for: request, of: builder, at: .full, for: "a portrait of \(character.name)",
                    into: &recorder
                ) { picture in
                    try await Task {
                        try run.library.pictures.storeFile(
                            of: picture, recipe: recipe, provenance: generator.traits.provenance,
                            backend: generator.name, durably: !generator.traits.isFree)
                    }.value
                }
            }
            if let portraits { return portraits }
        }
        return try await references.reference(for: builder)
    }

    /// Sends a request and stores the picture with `keep`. `purpose` is recorded with the attempt if the picture is not
    /// the panel's. Throws ``BackendNotReady`` if the backend may not be asked now.
    private func ask(
        _ index: ServerIndex, for request: ImageRequest, of builder: PictureRequestBuilder, at rung: Rung,
        for purpose: String? = nil, into recorder: inout AttemptRecorder,
        keep: (GeneratedPicture) async throws -> StoredPicture
    ) async throws -> StoredPicture {
        let server = backends[index]
        let (generator, member) = (server.generator, server.member)
        let panel = builder.panel
        let task = BackendTask.page(panel.story, number: panel.pageNumber)
        return try await throttles[index.backend][index.server].pass {
            if !generator.traits.isFree {
                let width = backends.backends[index.backend].servers.reduce(0) { $0 + $1.generator.traits.width }
                try run.library.pictures.requireRoom(for: width * request.size.bytes)
            }
            guard backends.health.begin(member) else { throw BackendNotReady() }
            var finding = Breaker.Finding.none
            let began = run.environment.uptime()
            defer { backends.health.end(member, finding, at: task.key) }
            return try await recorder.recording(
                request, to: generator.name, at: server.address, rung: rung
            ) { price in
                do {
                    let picture = try await run.limits.picture(by: generator, for: request, price: &price)
                    backends.health.note(pictureSeconds: run.environment.uptime() - began, of: member)
                    let stored = try await keep(picture)
                    finding = .answer
                    return (stored, [purpose].compactMap(\.self) + picture.notes)
                } catch var error as GenerationError {
                    finding = Breaker.Finding(error)
                    if let purpose { error.message = "\(purpose): \(error.message)" }
                    throw error
                }
            }
        }
    }

    /// Keeps a received picture even if the run is stopping, because it is paid for.
    private func keep(
        _ picture: GeneratedPicture, of generator: any ImageGenerator, for search: PictureSearch
    ) async throws -> StoredPicture {
        // A cancelled task cannot read the database. This task is separate, and is awaited like a child task.
        try await Task {
            // Files of the built-in illustrator contain their seeds.
            if generator.traits.provenance == .model {
                try await unrecorded.check(SHA256Digest(of: picture.bytes), by: search.recipe, for: search.builder)
            }
            let stored = try run.library.pictures.storeFile(
                of: search.builder.panel.spec.place == nil ? picture.withoutFigures : picture, recipe: search.recipe,
                provenance: generator.traits.provenance, backend: generator.name,
                durably: !generator.traits.isFree)
            if stored.provenance == .model {
                cacheWriter?.put(stored, madeBy: search.recipe, for: search.builder.panel.id)
            }
            return stored
        }.value
    }

    private func basis(
        of wanted: PictureRequest, at generator: any ImageGenerator, similarity: Double?
    ) -> PictureBasis {
        let builder = wanted.builder
        let isModel = generator.traits.provenance == .model
        var basis = PictureBasis(
            style: builder.story.collection.style, negativePrompt: isModel ? builder.settings.negativePrompt : nil,
            backend: generator.name, settings: work.backendSettings[generator.name, default: ""],
            softening: wanted.rung.isSoftened ? work.softeningDigest : nil,
            rewriting: wanted.rung == .rewritten ? builder.settings.rewriting?.prompts : nil, similarity: similarity,
            isRequested: builder.panel.pageRequest.backend == generator.name ? true : nil)
        if !isModel { basis.art = builder.settings.art.digest }
        return basis
    }

    /// Posts once if the picture shows nothing of the requested direction.
    private func described(
        _ picture: PanelPicture, by generator: any ImageGenerator, _ request: ImageRequest,
        of builder: PictureRequestBuilder
    ) -> PanelPicture {
        var picture = picture
        picture.depiction = generator.depiction(for: request)
        if picture.depiction?.followsDirection == false, let words = builder.panel.pageRequest.direction {
            run.notices.post(
                "\(builder.place): the built-in illustrator knows only the planner's English words, and there are "
                    + "none in “\(words)”; it drew the page as planned")
        }
        return picture
    }
}

extension ImageRequest {
    /// The request with keys masked in the text that is written into pictures.
    func redacted(by redactor: Redactor) -> ImageRequest {
        var request = self
        request.concept = redactor.redacted(concept)
        return request
    }
}

extension PixelSize {
    /// Bytes of a picture of this size with an alpha channel, if no format makes it smaller.
    fileprivate var bytes: Int { 4 * width * height }
}
