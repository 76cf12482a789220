import Domain

/// `{"error":"HTTPException","detail":"Sampler not found","body":"","errors":""}`, and the errors of other layers of
/// these servers.
struct Automatic1111ErrorBody: Decodable {
    /// The exception's type. stable-diffusion.cpp puts a sentence here.
    private(set) var error: String?
    /// The first text in the body that is not empty.
    private(set) var message: String?

    private enum Key: CodingKey {
        case error, detail, errors, message
    }

    /// Ignores members of another type.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) -> String? {
            guard let text = try? container.decodeIfPresent(String.self, forKey: key), !text.isEmpty else { return nil }
            return text
        }
        error = text(.error)
        let faults = (try? container.decodeIfPresent([Fault].self, forKey: .detail)) ?? []
        let list = faults.prefix(3).map(\.text).joined(separator: "; ")
        message = text(.detail) ?? (list.isEmpty ? nil : list) ?? text(.errors) ?? text(.message) ?? error
    }

    /// One finding of the server's validation of requests.
    private struct Fault: Decodable {
        /// `["body", "steps"]`, or numbers for positions in the text.
        var loc: [JSONValue]?
        var msg: String

        var text: String {
            let place = (loc ?? []).compactMap { part in
                if case .string(let name) = part, name != "body" { name } else { nil }
            }
            return place.isEmpty ? msg : "\(place.joined(separator: ".")): \(msg)"
        }
    }
}
