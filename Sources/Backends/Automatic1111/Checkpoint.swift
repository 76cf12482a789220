import Domain
import Generation

/// A model that `GET /sdapi/v1/sd-models` lists.
struct Checkpoint: Decodable {
    /// `dream.safetensors [879db523c3]`, without the hash until the model has been loaded once.
    var title: String
    var modelName: String
    var hash: String?
    var filename: String?

    /// stable-diffusion.cpp's server gives its model this hash, which no file has.
    var isOfSDServer: Bool { hash == "8888888888" }

    func isCalled(_ name: String) -> Bool {
        let file = filename?.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
        return [title, title.withoutHash, modelName, hash ?? title, String(file), String(stem)].contains(name)
    }
}

extension [Checkpoint] {
    /// Throws an error with the available names if the model does not exist.
    func checkpoint(named name: String, at server: String) throws(SetupError) -> Checkpoint {
        if let found = first(where: { $0.isCalled(name) }) { return found }
        throw SetupError(
            .misconfigured, "\(server) has no model “\(name)”",
            remedy: isEmpty
                ? "put it into its folder of models"
                : "put it into its folder of models, or \(map(\.modelName).advice(insteadOf: name)): \(names)")
    }

    /// The first eight names, for an error text.
    var names: String { prefix(8).map { "“\($0.modelName)”" }.joined(separator: ", ") }
}

extension String {
    /// `dream.safetensors [879db523c3]` without the part in brackets.
    var withoutHash: String {
        guard hasSuffix("]"), let bracket = lastIndex(of: "["), self[..<bracket].hasSuffix(" ") else { return self }
        return String(self[..<bracket].dropLast())
    }
}
