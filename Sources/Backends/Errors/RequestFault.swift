/// A problem with one member of a request. FastAPI servers return a list of these.
struct RequestFault: Decodable {
    /// Member names and list indices: `body`, `images`, `0`.
    private var path: [String]
    private var message: String

    private enum Key: String, CodingKey {
        case path = "loc"
        case message = "msg"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        message = try container.decode(String.self, forKey: .message)
        path = []
        var steps = try container.nestedUnkeyedContainer(forKey: .path)
        while !steps.isAtEnd {
            let name = try? steps.decode(String.self)
            path.append(try name ?? "\(steps.decode(Int.self))")
        }
    }

    /// The name of the request's member at fault: `images`.
    var member: String? { path.first { $0 != "body" } }

    /// `body.seed: Extra inputs are not permitted; body.n: …`
    static func list(_ faults: [RequestFault]) -> String {
        faults.map { "\($0.path.joined(separator: ".")): \($0.message)" }.joined(separator: "; ")
    }
}
