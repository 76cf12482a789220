/// Which users of an app can see a story: all, or paying users only.
package enum Tier: String, CaseIterable, Hashable, Sendable {
    case free
    case premium
}
