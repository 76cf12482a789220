import Media

extension Prop {
    /// A door in the wall of a room, down to the floor.
    static let door = Prop(
        nouns: ["door", "gate", "doorway", "entrance"], size: 1.62, place: .wall, surroundings: .walls,
        paint: { pen in
            pen.doorFrame()
            pen.doorLeaf(.box(-0.25, -0.93, 0.5, 0.93, radius: 0.02))
            for y in [-0.84, -0.42] {
                for x in [-0.19, 0.03] {
                    pen.fill(.box(x, y, 0.16, 0.33, radius: 0.02), Color(0x358079))
                }
            }
            pen.form(.circle(0.205, -0.46, 0.026), Color(0xf2c650))
        })

    static let openDoor = Prop(
        nouns: door.nouns, size: door.size, place: .wall, surroundings: .walls,
        paint: { pen in
            pen.doorFrame()
            let gap = Path.box(-0.25, -0.93, 0.5, 0.93)
            pen.shade(gap, Gradient(pen.light.skyTop, pen.light.skyLow))
            pen.inside(gap) { pen in
                pen.fill(.ellipse(-0.1, 0, 0.4, 0.2), Color(0x7fa860))
                pen.fill(.polygon(-0.04, -0.19, 0.04, -0.19, 0.25, 0.02, -0.2, 0.02), Color(0xd9c49a))
            }
            pen.doorLeaf(.polygon(-0.25, -0.93, -0.41, -0.98, -0.41, 0.05, -0.25, 0))
            pen.form(.circle(-0.375, -0.46, 0.022), Color(0xf2c650))
        })

    /// A door in the front of a hill, where animals live.
    static func burrow(isOpen: Bool) -> Prop {
        Prop(
            nouns: door.nouns, size: 0.86, place: .background,
            paint: { pen in
                pen.shadow(0, 0.01, 1.1, 0.07)
                let hill = Path.blob(
                    -1.06, 0.02, -0.9, -0.4, -0.5, -0.88, 0, -1, 0.5, -0.9, 0.92, -0.42, 1.08, 0.02, 0, 0.05)
                pen.form(hill, Color(0x7fa653))
                pen.rim(hill, 0.03)
                for (x, y) in [(-0.62, -0.3), (0.66, -0.34), (-0.3, -0.84), (0.44, -0.72)] {
                    pen.line(.curve(x - 0.06, y, x - 0.02, y - 0.05, x, y - 0.09), Color(0x5d8440), 0.02)
                    pen.line(.curve(x, y, x + 0.03, y - 0.05, x + 0.07, y - 0.07), Color(0x5d8440), 0.02)
                }
                pen.form(
                    .blob(-0.37, 0.02, -0.38, -0.4, -0.2, -0.68, 0, -0.74, 0.2, -0.68, 0.38, -0.4, 0.37, 0.02),
                    Color(0x8a6a4a))
                let gap = Path.blob(-0.29, 0.02, -0.3, -0.38, -0.16, -0.6, 0, -0.65, 0.16, -0.6, 0.3, -0.38, 0.29, 0.02)
                guard isOpen else {
                    pen.form(gap, Color(0x3f8f8a))
                    pen.inside(gap) { pen in
                        for x in [-0.1, 0.1] { pen.line(.line([Point(x, 0), Point(x, -1)]), Color(0x2b6b68), 0.014) }
                    }
                    pen.fill(.circle(0.18, -0.3, 0.03), Color(0xf2c650))
                    return
                }
                pen.shine(gap, Color(0xffd88c))
                pen.glow(0, -0.26, 0.5, Color(0xffe0a0, alpha: 0.7))
                pen.form(
                    .blob(-0.28, 0.02, -0.3, -0.4, -0.2, -0.58, -0.46, -0.62, -0.56, -0.34, -0.54, 0.07),
                    Color(0x3f8f8a))
            })
    }
}

extension Sketch {
    fileprivate mutating func doorFrame() {
        form(.box(-0.31, -0.99, 0.62, 0.99), Color(0xf7efe0))
        fill(.box(-0.34, -1.0, 0.68, 0.045, radius: 0.01), Color(0xe3d4b8))
    }

    fileprivate mutating func doorLeaf(_ outline: Path) {
        form(outline, Color(0x3f8f8a))
    }
}
