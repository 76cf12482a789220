package import SystemPackage

/// Makes generators from a pipeline's settings. It sends no request and starts no server. Throws an error of
/// the prompts.
///
/// Stages know this protocol and the generator protocols. Only the program's composition root knows the backends.
package protocol GeneratorFactory: Sendable {
    /// The kinds of backend that it can make generators of.
    var kinds: [BackendDescription] { get }
    /// `logs` is a folder for the output of servers that are started. The caller releases the generator.
    func textGenerator(_ settings: BackendSettings, logs: FilePath) throws -> any TextGenerator
    func imageGenerator(_ settings: BackendSettings, logs: FilePath) throws -> any ImageGenerator
    /// The built-in writer and planner, which are last in every list.
    func builtInTextGenerator() throws -> any TextGenerator
    /// The built-in illustrator in place of another generator. Its pictures are placeholders.
    func placeholderGenerator() throws -> any ImageGenerator
}
