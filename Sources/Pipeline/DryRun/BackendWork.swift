package import Domain

/// What a backend would be asked for, if it is there.
package struct BackendWork: Sendable {
    package enum Kind: String, Sendable {
        case pictures, text
    }

    package var name: String
    package var kind: Kind
    package var isBuiltIn: Bool
    /// Pictures that it would be asked for.
    package var pictures = 0
    /// Pictures that the library has, or gets from another page of this run.
    package var known = 0
    /// Stories that it would write or plan.
    package var stories = 0
    /// Answers that are wanted of it: one a written story, one a cast, one a page.
    var answers = 0
    /// Nil where nothing is known of its past work.
    package var pace: BackendThroughput?
    /// For all of it.
    package var seconds: Quartiles?
    /// Of one picture; nil where that is not known.
    package var price: Amount?

    /// That it would be sent, as far as its past tells.
    package var requests: Int {
        Int((Double(pictures + answers) * (pace?.requests ?? 1)).rounded(.up))
    }

    /// Of the pictures that would come; nil where no price is known.
    package var cost: Amount? {
        price.map { Amount(millionths: Int(Double($0.millionths) * Double(pictures) * (pace?.pictures ?? 1))) }
    }
}
