import Media

extension Sketch {
    /// A grandparent's head, with glasses unless the appearance describes glasses.
    mutating func oldHead(_ look: CharacterLook, _ expression: Expression) {
        personHead(look, expression)
        if look.garments[.glasses] == nil { glasses(Color(0x6b5a58), on: look.figure.face) }
    }
}
