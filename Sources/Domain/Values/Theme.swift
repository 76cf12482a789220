/// The tone of a story: chooses plots for the built-in writer and palettes for the built-in illustrator.
package enum Theme: String, CaseIterable, Codable, Sendable {
    case fantasy
    case adventure
    case animals
    case family
    case friendship
    case neutral
}
