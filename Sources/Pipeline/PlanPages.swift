import Domain
import Generators
import LibraryStore
import PageSpecs
import PipelineFiles

/// Plans the stories that have no page specs yet: asks each text generator in turn, validates, records.
struct PlanPages {
    let library: Library
    /// In the order in which they are asked; the last is the built-in planner.
    let planners: [any TextGenerator]
    let validator: PlanValidator
    let stop: StopSignal
    let listener: @Sendable (RunEvent) -> Void

    /// Returns what went wrong with stories that stay unplanned, and which backend's plans were not usable.
    func callAsFunction(_ pipeline: PipelineFile, _ collection: CollectionID) async throws -> [Diagnostic] {
        var problems: [Diagnostic] = []
        let splitter = SentenceSplitter(language: pipeline.collection.language)
        for story in try await library.storiesToPlan(in: collection) where stop.reason == nil {
            let request = PlanRequest(
                title: story.title, sentences: splitter.sentences(of: story.text),
                language: pipeline.collection.language,
                audience: pipeline.collection.audience, theme: story.theme, pages: pipeline.wantedPages(of: story.slug))
            problems += try await plan(story, request, of: pipeline.collection)
        }
        return problems
    }

    private func plan(
        _ story: StoryToPlan, _ request: PlanRequest, of collection: CollectionFacts
    ) async throws -> [Diagnostic] {
        var problems: [Diagnostic] = []
        let isEnglish = request.language.lowercased().split(separator: "-").first == "en"
        for (place, planner) in planners.enumerated() {
            do {
                let plan = try await planner.plan(request)
                let mistakes = validator.problems(
                    in: plan, sentences: request.sentences, audience: request.audience, pages: request.pages,
                    checkingRating: isEnglish && place < planners.count - 1)
                guard mistakes.isEmpty else { throw PlanError(problems: mistakes) }
                let texts = plan.pages.map {
                    request.sentences[($0.sentences.first - 1)..<$0.sentences.last].joinedText
                }
                try await library.storePlan(plan, pageTexts: texts, for: story.id, plannedBy: planner.name)
                listener(.planned(story: story.title, pages: plan.pages.count, backend: planner.name))
                let shortcoming = planner.shortcoming(in: request.language)
                return problems + (shortcoming.map { [Diagnostic("\(collection.slug)", $0)] } ?? [])
            } catch let error as PlanError {
                problems += error.problems.map {
                    Diagnostic("\(story.slug): \($0.path)", "\($0.message) (from \(planner.name))")
                }
            } catch let error as GenerationError {
                problems.append(Diagnostic("\(story.slug)", "\(planner.name) could not plan it: \(error)"))
            }
        }
        return problems + [Diagnostic("\(story.slug)", "has no page specs; no text backend could plan it")]
    }
}

extension PipelineFile {
    /// How many pages the pipeline wants for a story that is written from parameters.
    func wantedPages(of story: Slug) -> Int? {
        guard case .parameters(let parameters)? = stories.first(where: { $0.slug == story })?.source else { return nil }
        return parameters.pages
    }
}
