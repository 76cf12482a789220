/// A number with its noun.
package struct Counted: CustomStringConvertible, Sendable {
    package let description: String

    package init(_ number: Int, _ one: String, _ many: String) {
        description = "\(number) \(number == 1 ? one : many)"
    }

    package static func pages(_ number: Int) -> Counted { Counted(number, "page", "pages") }

    package static func stories(_ number: Int) -> Counted { Counted(number, "story", "stories") }

    package static func pictures(_ number: Int) -> Counted { Counted(number, "picture", "pictures") }
}
