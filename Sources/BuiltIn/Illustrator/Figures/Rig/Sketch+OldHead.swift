import Media

extension Sketch {
    /// A grandparent's head, with glasses unless the appearance describes glasses.
    mutating func oldHead(_ look: CharacterLook, _ expression: Expression, beard: Bool) {
        personHead(look, expression, face: Face(eyeSize: 0.12), beard: beard)
        if look.garments[.glasses] == nil { glasses(Color(0x6b5a58)) }
    }
}
