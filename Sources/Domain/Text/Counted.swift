/// A number with its noun.
package struct Counted: CustomStringConvertible, Sendable {
    private let number: Int
    /// Singular or plural, as the number requires.
    package let noun: String

    package init(_ number: Int, _ one: String, _ many: String) {
        self.number = number
        noun = number == 1 ? one : many
    }

    package var description: String { "\(number) \(noun)" }

    package static func pages(_ number: Int) -> Counted { Counted(number, "page", "pages") }

    package static func stories(_ number: Int) -> Counted { Counted(number, "story", "stories") }

    package static func textStandIns(_ number: Int) -> Counted {
        Counted(number, "text stand-in", "text stand-ins")
    }

    package static func pictures(_ number: Int) -> Counted { Counted(number, "picture", "pictures") }
}
