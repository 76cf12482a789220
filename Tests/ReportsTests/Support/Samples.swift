@testable import Domain
@testable import LibraryStore
@testable import Reports

extension RunReport {
    /// Two collections, a comic among the stories, and pages in every status.
    static var everyStatus: RunReport {
        let fox = StoryReport(
            collection: Slug(title: "Lanterns in the Forest"), collectionTitle: "Lanterns in the Forest",
            slug: Slug(title: "The Lantern Fox"), title: "The Lantern Fox", language: "en", textBackend: "llama",
            pages: PanelStatus.allCases.enumerated().map { .sample(number: $0.offset + 1, status: $0.element) })
        let boat = StoryReport(
            collection: Slug(title: "Tides & Tales"), collectionTitle: "Tides & Tales", slug: Slug(title: "Le bateau"),
            title: "Le bateau “Étoile”", language: "fr", textBackend: nil,
            pages: [
                .sample(number: 1, status: .ready), .sample(number: 1, panel: 2, status: .ready, isNew: false),
                .sample(number: 2, status: .failed),
            ])
        var report = RunReport(
            run: .sample(outcome: .failures), stories: [fox, boat],
            books: [
                StoredBundle.sample("Tides & Tales", "EPUB", "bundles/tides-tales/tides tales.epub", bytes: 812),
                StoredBundle.sample("Tides & Tales", "CBZ", "bundles/tides-tales/book.cbz", bytes: 4_249_999),
                StoredBundle.sample("Le bateau", "EPUB", "bundles/tides-tales/le-bateau.epub", bytes: 99_960),
            ],
            textAttempts: [
                TextAttempt.sample(
                    "cast", .ready, number: 1, started: 1_795_226_400.25, seconds: 2.5, promptTokens: 812,
                    replyTokens: 140),
                .sample(
                    "page 1", .failed(.badReply), number: 1, started: 1_795_226_403, seconds: 1.25,
                    message: "cast[0].character: is “wolf”, must be one of “fox” & “owl”", repairs: ["code-fence"],
                    promptTokens: 640, replyTokens: 180),
                .sample(
                    "page 1", .ready, number: 2, started: 1_795_226_405, seconds: 1.5,
                    repairs: ["code-fence", "trailing-comma ×2"]),
            ].map { (collection: Slug(title: "lanterns-in-the-forest"), attempt: $0) },
            problems: [
                "tales/pipeline.yaml:4:11: the story “tales/blank.txt” has no text; write it, or take it out of the pipeline"
            ],
            notices: ["gemini was passed over: “https://example.org” is not on this machine and allow-network is off"])
        report.comparison = .sample(report)
        return report
    }

    static func of(_ statuses: [PanelStatus], outcome: RunEnd) -> RunReport {
        let story = StoryReport(
            collection: Slug(title: "a"), collectionTitle: "A", slug: Slug(title: "b"), title: "B", language: "en",
            textBackend: nil, pages: statuses.enumerated().map { .sample(number: $0.offset + 1, status: $0.element) })
        return RunReport(run: .sample(outcome: outcome), stories: [story], books: [], notices: [])
    }
}

extension RunFacts {
    static func sample(outcome: RunEnd, library: String = "/srv/night press/library") -> RunFacts {
        var facts = RunFacts(
            id: "20261121-020000", started: 1_795_226_400, finished: 1_795_239_683.25, programVersion: "1.0.0",
            host: "press-01", library: library, end: outcome,
            collections: [Slug(title: "lanterns-in-the-forest"), Slug(title: "tides-tales")],
            stages: [
                StageTime(stage: .gather, seconds: 0.2134), StageTime(stage: .illustrate, seconds: 13_280),
            ])
        facts.collectionTitles = ["Lanterns in the Forest", "Tides & Tales"]
        return facts
    }
}

extension PageReport {
    static func sample(number: Int, panel: Int = 1, status: PanelStatus, isNew: Bool = true) -> PageReport {
        let attempts = Attempt.samples(for: status, page: number * 10 + panel)
        let hasPicture = [.ready, .placeholder].contains(status)
        var report = PageReport(
            number: number, panel: panel, text: "“Who is there?” asked Mira.\n\nNobody said anything.",
            direction: "A girl with a lantern at the edge of a wood.", alt: "Mira holds up a lantern.", status: status,
            priority: PagePriority(pageNumber: number),
            picture: hasPicture ? "images/ab/ab\(number).png" : nil, size: hasPicture ? .page : nil,
            provenance: hasPicture ? (status == .ready ? .model : .placeholder) : nil,
            backend: hasPicture ? (status == .ready ? "comfy" : "stub") : nil,
            drawnIn: hasPicture ? (isNew ? .this : .earlier) : nil,
            attempts: attempts)
        report.reasons = ReasonedPriority(pageNumber: number).reasons
        report.drawnAt = hasPicture ? 1_795_226_460 + Double(number) * 1200 : nil
        report.readyAt = status == .ready && isNew ? report.drawnAt : nil
        if hasPicture, number % 2 == 1 {
            report.thumbnail = PictureFacts(path: "renditions/ab/ab\(number).jpg", width: 146, height: 256)
        }
        switch status {
        case .ready where isNew: report.change = StatusChange(earlier: .placeholder, status: .ready)
        case .failed: report.change = StatusChange(earlier: .ready, status: .failed)
        default: break
        }
        return report
    }
}

extension StoredBundle {
    static func sample(_ title: String, _ format: String, _ path: String, bytes: Int) -> StoredBundle {
        StoredBundle(
            path: path, collection: CollectionID(1), story: nil, format: format, title: title, content: "",
            fileSize: bytes)
    }
}

extension StoredPicture {
    static func sample(_ digest: String, by backend: String) -> StoredPicture {
        StoredPicture(
            digest: digest, format: .png, size: .page, fileSize: 1, recipe: "", provenance: .model, backend: backend)
    }
}

extension RunComparison {
    /// The report's run compared with one that saved and paid more.
    static func sample(_ report: RunReport) -> RunComparison {
        let (run, counts) = (report.run, report.counts)
        return RunComparison(
            before: Side(
                id: "20261120-020000", started: 1_795_140_000, seconds: nil,
                counts: RunCounts(
                    panels: [.ready: 3, .placeholder: 4, .pending: 4], attempts: 20, callsSaved: 2,
                    cost: Amount("0.08"))),
            now: Side(
                id: run.id, started: run.started, seconds: run.finished - run.started, counts: counts))
    }
}

extension TextAttempt {
    static func sample(
        _ subject: String, _ outcome: AttemptOutcome, number: Int, started: Double, seconds: Double,
        message: String? = nil, repairs: [String] = [], promptTokens: Int? = nil, replyTokens: Int? = nil
    ) -> TextAttempt {
        TextAttempt(
            run: RunID(1), collection: CollectionID(1), story: Slug(title: "The Lantern Fox"), backend: "llama",
            subject: subject, number: number, started: started, seconds: seconds, outcome: outcome, message: message,
            repairs: repairs, promptTokens: promptTokens, replyTokens: replyTokens)
    }
}

extension Attempt {
    /// The attempts of a page with this status.
    static func samples(for status: PanelStatus, page: Int) -> [Attempt] {
        let story: [(backend: String, rung: Rung, outcome: AttemptOutcome, message: String?)] =
            switch status {
            case .pending, .scheduled, .cancelled: []
            case .generating: [("comfy", .full, .failed(.busy), "503: loading <model>")]
            case .retrying: [("comfy", .full, .failed(.transient), "the connection was reset")]
            case .ready:
                [
                    ("comfy", .full, .failed(.badPicture), "the picture is one colour"),
                    ("comfy", .compact, .ready, nil),
                ]
            case .placeholder:
                [("comfy", .full, .failed(.unavailable), "connection refused"), ("stub", .full, .ready, nil)]
            case .failed: [("comfy", .full, .failed(.refused), "moderation said\tno\nand why")]
            }
        return story.enumerated().map { index, step in
            .sample(
                step.backend, step.outcome, number: index + 1, rung: step.rung,
                concept: "soft watercolour: Mira & a lantern", seed: .max - UInt64(index),
                started: 1_795_226_460 + Double(page) * 60 + Double(index) * 30.125, seconds: 29.5 + Double(index),
                message: step.message)
        }
    }
}
