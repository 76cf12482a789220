/// The tone of a story. It selects plots of the built-in writer and palettes of the built-in illustrator.
package enum Theme: String, CaseIterable, Codable, Sendable {
    case fantasy
    case adventure
    case animals
    case family
    case friendship
    case neutral
}
