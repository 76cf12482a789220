package import SystemPackage

/// Generators that can be used in this run, in the pipeline's order, and those that cannot, with the reason.
package struct GeneratorChain<Generator: Sendable>: Sendable {
    package var usable: [Generator]
    package var passedOver: [PassedOver]

    package init(usable: [Generator], passedOver: [PassedOver]) {
        self.usable = usable
        self.passedOver = passedOver
    }
}

/// A generator that is configured but not used.
package struct PassedOver: Hashable, Codable, Sendable, CustomStringConvertible {
    package var name: String
    package var reason: String
    var remedy: String

    package var description: String { "\(name) passed over: \(reason); \(remedy)" }
}

extension GeneratorChain {
    /// Asks each candidate in order whether it can be used now. A candidate for which `canWait` is true is accepted
    /// without asking if there is a usable one before it.
    package static func asking(
        _ candidates: [Generator], name: (Generator) -> String, canWait: (Generator) -> Bool = { _ in false },
        availability: (Generator) async -> Availability
    ) async -> GeneratorChain {
        var chain = GeneratorChain(usable: [], passedOver: [])
        for candidate in candidates {
            if !chain.usable.isEmpty, canWait(candidate) {
                chain.usable.append(candidate)
                continue
            }
            switch await availability(candidate) {
            case .available:
                chain.usable.append(candidate)
            case .unavailable(let reason, let remedy):
                chain.passedOver.append(PassedOver(name: name(candidate), reason: reason, remedy: remedy))
            }
        }
        return chain
    }
}

/// Makes generators from a pipeline's settings and asks each whether it can be used now.
///
/// Stages know this protocol and the generator protocols. Only the program's composition root knows the backends.
package protocol GeneratorFactory: Sendable {
    /// The kinds of backend that it can make generators of.
    var kinds: [BackendDescription] { get }
    /// `logs` is a folder for the output of servers that are started. The caller releases the usable generators.
    func textGenerators(for settings: [BackendSettings], logs: FilePath) async -> GeneratorChain<any TextGenerator>
    func imageGenerators(for settings: [BackendSettings], logs: FilePath) async -> GeneratorChain<any ImageGenerator>
    /// A generator with these settings whose availability was not checked; nil if none can be made.
    func uncheckedTextGenerator(_ settings: BackendSettings) -> (any TextGenerator)?
    func uncheckedImageGenerator(_ settings: BackendSettings) -> (any ImageGenerator)?
    /// The built-in writer and planner, which are last in every chain.
    func builtInTextGenerator() -> any TextGenerator
    /// The built-in illustrator in place of another generator. Its pictures are placeholders.
    func placeholderGenerator() -> any ImageGenerator
}

extension GeneratorFactory {
    package func uncheckedTextGenerator(_ settings: BackendSettings) -> (any TextGenerator)? { nil }
    package func uncheckedImageGenerator(_ settings: BackendSettings) -> (any ImageGenerator)? { nil }
}
