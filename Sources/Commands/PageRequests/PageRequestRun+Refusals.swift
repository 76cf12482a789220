import Backends
import Domain
import Generation
import LibraryStore
import Pipeline
import PipelineFiles

/// Page requests and options that a run in progress does not support.
extension PageRequestRun {
    /// The given options that apply only to a run of the command's own.
    private var optionsForOwnRun: [String] { session.options.givenForOwnRun(session.command.global) }

    func refuseOptions(of running: RunInProgress) throws {
        guard !optionsForOwnRun.isEmpty else { return }
        let (are, them) = optionsForOwnRun.count == 1 ? ("is", "it") : ("are", "them")
        throw CommandFailure(
            .locked,
            "\(optionsForOwnRun.listed) \(are) not for the run in progress, \(running.holder), which takes these pages up "
                + "by the options that it was begun with; leave \(them) out, or ask when that run has ended")
    }

    /// Reports these options for a run that began after the check.
    func reportUnheededOptions(of running: RunInProgress) {
        guard !optionsForOwnRun.isEmpty else { return }
        session.command.progress.show(
            .notice(
                "\(optionsForOwnRun.listed) not heeded: the run \(running.run.name), begun meanwhile, takes these pages up "
                    + "by the options that it was begun with"))
    }

    /// Throws if the backend is unknown. A run in progress has the generators that its pipelines list and cannot add
    /// another.
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
