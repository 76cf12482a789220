import Domain
package import LibraryStore
package import PipelineFiles

/// Adds the stories of growing collections to their pipelines.
package struct GrowCollections {
    /// Whether a run adds stories. Without, there are those that earlier runs came to.
    let addsStories: Bool

    package init(addsStories: Bool) {
        self.addsStories = addsStories
    }

    /// `library` is nil if there is none yet.
    package func callAsFunction(_ pipelines: [PipelineFile], in library: Library?) async throws -> [PipelineFile] {
        var grown: [PipelineFile] = []
        for pipeline in pipelines {
            let stored = try await library?.collections.grownStories(of: pipeline.collection.slug) ?? []
            grown.append(pipeline.grown(after: stored, addsStories: addsStories))
        }
        return grown
    }
}

extension PipelineFile {
    /// With the stories of the plan that are made, and the next ones if a run adds any. They come after its own. One
    /// whose name a story has already gets a number. `stored` is what the library has of the plan.
    func grown(after stored: [GrownStory], addsStories: Bool) -> PipelineFile {
        guard let growth else { return self }
        var file = self
        file.stories.removeLast(grown.count)
        file.grown = []
        var left = addsStories ? growth.eachRun ?? .max : 0
        var slugs = Set(file.stories.map(\.slug))
        for var story in growth.plan(after: stored) {
            var entry = growth.entry(story)
            let plain = entry.slug
            var next = 2
            while !slugs.insert(entry.slug).inserted {
                entry.slug = plain.numbered(next)
                next += 1
            }
            if !story.isMade {
                guard left > 0 else { continue }
                left -= 1
                story.isMade = true
            }
            file.grown.append(story)
            file.stories.append(entry)
        }
        return file
    }
}

extension RunSetup {
    /// The same run with the stories of growing collections. Those that a language model is to plan first are the
    /// grammar's.
    func grown() async throws -> RunSetup {
        guard let growth = request.pipelines.lazy.compactMap(\.growth).first else { return self }
        if request.shard != nil {
            throw PipelineError([
                Diagnostic(
                    growth.place,
                    "“grow” cannot be divided among shards; list the stories under “stories:” with “write:”")
            ])
        }
        let fileSystem = environment.fileSystem
        var library: Library?
        if try Library.exists(at: request.library, fileSystem: fileSystem) {
            do {
                library = try await Library.openForReading(
                    at: request.library, environment: environment, patience: request.lockPatience,
                    completesUnfinished: false, stop: stop, listener: listener)
            } catch LibraryError.unfinished {
                // It has no collection yet.
            }
        }
        var setup = self
        let grow = GrowCollections(addsStories: !request.isPageRequestOnly)
        do {
            setup.request.pipelines = try await grow(request.pipelines, in: library)
        } catch {
            try? library?.close()
            throw error
        }
        try library?.close()
        return setup
    }
}
