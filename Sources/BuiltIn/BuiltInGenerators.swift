package import Domain
package import Generation
import Platform
package import Prompts

/// The generators that need no model. They read what they know from `prompts` when it is first needed.
package struct BuiltInGenerators: Sendable {
    private let lexicon: Deferred<PlannerLexicon>
    private let plots: Deferred<StoryPlots>
    /// How many pictures the illustrator draws in parallel.
    private let width: Int

    package init(prompts: Prompts, processorCount: Int) {
        lexicon = Deferred { try PlannerLexicon(prompts) }
        plots = Deferred { try StoryPlots(prompts) }
        width = max(1, processorCount)
    }

    package func textGenerator(named name: String = BackendSettings.stub.name) throws -> any TextGenerator {
        StubTextGenerator(name: name, lexicon: try lexicon(), plots: plots)
    }

    package func imageGenerator(
        named name: String = BackendSettings.stub.name, for purpose: Provenance = .stub
    ) throws -> any ImageGenerator {
        StubImageGenerator(
            name: name, purpose: purpose, directions: DirectionReader(lexicon: try lexicon()), width: width)
    }

    /// Plans what a language model does not plan.
    package var standInPlanner: any StandInPlanner {
        get throws { StubStandInPlanner(lexicon: try lexicon(), plots: plots) }
    }
}
