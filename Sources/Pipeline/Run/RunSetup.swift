import Domain
package import Generation
import PipelineFiles
import Platform
package import Prompts

/// The inputs of a run: its request, and the environment, generators and prompts that it uses.
package struct RunSetup: Sendable {
    package var request: RunRequest
    var environment: HostEnvironment
    var generators: any GeneratorFactory
    var prompts: Prompts
    let rules: Deferred<PlanRules>
    var stop: StopSignal
    var listener: @Sendable (RunEvent) -> Void

    package init(
        request: RunRequest, environment: HostEnvironment, generators: any GeneratorFactory, prompts: Prompts,
        stop: StopSignal, listener: @escaping @Sendable (RunEvent) -> Void
    ) {
        self.request = request
        self.environment = environment
        self.generators = generators
        self.prompts = prompts
        rules = Deferred { try PlanRules(prompts: prompts) }
        self.stop = stop
        self.listener = listener
    }

    var bookPlan: BookPlan {
        BookPlan(programVersion: environment.program.version, sourceDateEpoch: environment.sourceDateEpoch)
    }

    func staleness(of pipeline: PipelineFile) -> Staleness {
        Staleness(pipeline: pipeline, prompts: prompts, isStubOnly: request.stubOnly)
    }

    func softeningTable() throws(PromptsError) -> SofteningTable { try SofteningTable(prompts) }

    /// A run without a usable story makes nothing, not even a library. A shard may have no story at all.
    func refuseUnreadableInput() throws {
        _ = try softeningTable()
        if request.shard != nil, request.pipelines.allSatisfy(\.stories.isEmpty) { return }
        if let problems = try inputCheck.problemsOfAll() { throw PipelineError(request.unusable + problems) }
    }

    var inputCheck: InputCheck {
        InputCheck(
            pipelines: request.pipelines, fileSystem: environment.fileSystem, documents: environment.documents,
            rules: rules, prompts: prompts, isStubOnly: request.stubOnly)
    }
}
