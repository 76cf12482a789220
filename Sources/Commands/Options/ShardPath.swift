import Domain

/// Replaces `{shard}` in paths by the number of the shard.
struct ShardPath {
    static let placeholder = "{shard}"

    /// Nil without --shard.
    let shard: Shard?

    init(_ option: ShardOption?, _ environment: [String: String]) throws {
        shard = try option?.shard(in: environment)
        self.environment = environment
    }

    private let environment: [String: String]

    func applied(to text: String, of option: String) throws -> String {
        guard text.contains(Self.placeholder) else { return text }
        guard let shard else {
            throw CommandFailure(
                .usage, "\(option) has \(Self.placeholder) in it, which only “run --shard” replaces; name the number"
            )
        }
        return text.replacing(Self.placeholder, with: "\(shard.number)")
    }

    func applied(to global: GlobalOptions) throws -> GlobalOptions {
        guard let named = global.library ?? environment["NIGHTPRESS_LIBRARY"], named.contains(Self.placeholder) else {
            return global
        }
        var global = global
        global.library = try applied(to: named, of: global.library == nil ? "NIGHTPRESS_LIBRARY" : "--library")
        return global
    }
}
