package import Domain

/// What would be requested from a backend, if it is available.
package struct BackendWork: Sendable {
    package enum Kind: String, Sendable {
        case pictures, text
    }

    package var name: String
    package var kind: Kind
    package var isBuiltIn: Bool
    /// Pictures that would be requested from it.
    package var pictures = 0
    /// Portraits of characters that would be requested from it besides.
    package var portraits = 0
    /// Pictures that the library already has, or that another page of this run provides.
    package var known = 0
    /// Stories that it would write or plan.
    package var stories = 0
    /// Answers needed from it: one for a written story, one for a cast, one for a page.
    var answers = 0
    /// Nil if nothing is known about its past work.
    package var pace: BackendThroughput?
    /// Duration of all its work.
    package var seconds: Quartiles?
    /// Price of one picture; nil if it is not known.
    package var price: Amount?

    /// How many requests would be sent to it, estimated from its past work.
    package var requests: Int {
        Int((Double(pictures + portraits + answers) * (pace?.requests ?? 1)).rounded(.up))
    }

    /// Cost of all pictures that it would send; nil if their price is not known.
    package var cost: Amount? {
        price.map {
            Amount(millionths: Int(Double($0.millionths) * Double(pictures + portraits) * (pace?.pictures ?? 1)))
        }
    }
}
