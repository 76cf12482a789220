import Backends
import Domain
import Generation
import LibraryStore
import Pipeline
import PipelineFiles

/// What a run in progress would not do as it is asked.
extension PageRequestRun {
    /// Options given that only a run of its own heeds.
    private var optionsForOwnRun: [String] { session.options.givenForOwnRun(session.command.global) }

    func refuseOptions(of running: RunInProgress) throws {
        guard !optionsForOwnRun.isEmpty else { return }
        let (are, them) = optionsForOwnRun.count == 1 ? ("is", "it") : ("are", "them")
        throw CommandFailure(
            .locked,
            "\(optionsForOwnRun.listed) \(are) not for the run in progress, \(running.holder), which takes these pages up "
                + "by the options that it was begun with; leave \(them) out, or ask when that run has ended")
    }

    /// The run was begun after it was looked for.
    func reportUnheededOptions(of running: RunInProgress) {
        guard !optionsForOwnRun.isEmpty else { return }
        session.command.progress.show(
            .notice(
                "\(optionsForOwnRun.listed) not heeded: the run \(running.run.name), begun meanwhile, takes these pages up "
                    + "by the options that it was begun with"))
    }

    /// A run that goes on has the generators that its pipelines list and cannot get another.
    func check(_ backend: String, in pipelines: [PipelineFile], of running: RunInProgress?) throws {
        for pipeline in pipelines {
            let listed = pipeline.images.map(\.name)
            let described = pipeline.backends.filter { BackendList.kinds[$0.kind]?.makesImages == true }
            let known = (listed + described.map(\.name) + ["stub"])
                .reduce(into: [String]()) { names, name in if !names.contains(name) { names.append(name) } }
            guard known.contains(backend) else {
                let hint =
                    Spelling.nearest(to: backend, among: known).map { "did you mean “\($0)”?" }
                    ?? "it has \(known.map { "“\($0)”" }.joined(separator: ", "))"
                throw CommandFailure(
                    .usage, "“\(pipeline.path)” describes no image backend “\(backend)”; \(hint)")
            }
            guard let running else { continue }
            let isAmongBackends = backend == "stub" ? listed.first == backend : listed.contains(backend)
            guard isAmongBackends else {
                throw CommandFailure(
                    .locked,
                    "the run in progress, \(running.holder), does not ask “\(backend)”, which is not listed under "
                        + "“images:”; ask for it when that run has ended")
            }
        }
    }
}
