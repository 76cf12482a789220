/// A limit that ends a run before its work is done.
package enum RunLimit: String, Codable, Sendable {
    case deadline, images, failures, cost
}
