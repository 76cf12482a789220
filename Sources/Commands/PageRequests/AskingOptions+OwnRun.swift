extension AskingOptions {
    /// Those given that tell a run of the command's own how to go about it. A run in progress goes by its own options.
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
