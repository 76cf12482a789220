import ArgumentParser

/// Options of commands that request pages. The command draws the pages itself if no run in progress does.
struct PageRequestOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The pipeline file of these pages. Repeatable. (default: the one that each collection was made from)",
            valueName: "file"),
        completion: .file())
    var pipeline: [String] = []

    @Flag(name: .long, help: "Use the built-in generators only, whatever the pipelines name.")
    var stub = false

    @OptionGroup(title: "Limits") var limits: LimitOptions
    @OptionGroup var network: NetworkOptions
    @OptionGroup var cache: CacheOptions
    @OptionGroup var lock: LockOptions
    @OptionGroup(title: "Afterwards") var after: AfterOptions

    @OptionGroup(title: "Records") var records: RecordOptions
}

extension PageRequestOptions {
    /// The given options that apply only to a run of the command's own. A run in progress uses its own options.
    func givenForOwnRun(_ global: GlobalOptions) -> [String] {
        let options: [(name: String, isGiven: Bool)] = [
            ("--prompts", global.prompts != nil), ("--pipeline", !pipeline.isEmpty), ("--stub", stub),
            ("--deadline", limits.deadline != nil), ("--max-images", limits.maxImages != nil),
            ("--max-failures", limits.maxFailures != nil), ("--max-cost", limits.maxCost != nil),
            ("--fail-fast", limits.failFast), ("--keep-going", limits.keepGoing),
            ("--allow-network", network.allowNetwork), ("--log-exchanges", network.logExchanges != nil),
            ("--cache", cache.cache != nil), ("--events", records.events != nil), ("--log", records.log != nil),
        ]
        return (options + after.given).filter(\.isGiven).map(\.name)
    }
}
