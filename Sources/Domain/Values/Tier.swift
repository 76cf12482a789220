/// Whom an app shows a story to: everybody, or those who pay.
package enum Tier: String, CaseIterable, Hashable, Sendable {
    case free
    case premium
}
