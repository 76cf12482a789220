import Domain

/// The value of `--shard`: `3/16`, or `auto/16` for the number that a scheduler has set.
enum ShardOption: Equatable {
    case fixed(Shard)
    /// Of so many.
    case automatic(Int)

    static let form = "\(Shard.form), or auto/n"
    static let slurmVariable = "SLURM_ARRAY_TASK_ID"
    static let kubernetesVariable = "JOB_COMPLETION_INDEX"

    init?(_ text: String) {
        if let shard = Shard(text) {
            self = .fixed(shard)
        } else if text.hasPrefix("auto/"), let count = Int(text.dropFirst(5)), Shard.counts.contains(count) {
            self = .automatic(count)
        } else {
            return nil
        }
    }

    /// Slurm counts as the script says, which must be from 1. Kubernetes counts from 0.
    func shard(in environment: [String: String]) throws -> Shard {
        switch self {
        case .fixed(let shard): shard
        case .automatic(let count): try Self.shard(of: count, environment)
        }
    }

    private static func shard(of count: Int, _ environment: [String: String]) throws -> Shard {
        let slurm = environment[slurmVariable].map { (slurmVariable, $0, Int($0)) }
        let kubernetes = environment[kubernetesVariable].map { (kubernetesVariable, $0, Int($0).map { $0 + 1 }) }
        guard let (name, text, number) = slurm ?? kubernetes, (slurm == nil) != (kubernetes == nil) else {
            let state = slurm == nil ? "neither is" : "both are"
            throw CommandFailure(
                .usage,
                "--shard auto/\(count) takes the number from \(slurmVariable) or \(kubernetesVariable), and "
                    + "\(state) set; name the number, as in --shard 1/\(count)")
        }
        guard let number, let shard = Shard(number: number, count: count) else {
            let first = name == slurmVariable ? 1 : 0
            throw CommandFailure(
                .usage,
                "\(name) is “\(text)”, must be from \(first) to \(count - 1 + first) for --shard auto/\(count)")
        }
        return shard
    }
}
