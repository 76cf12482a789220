import Domain
import Generation
import Media

/// A figure as its file describes it: proportions, colours and parts. What moves is the skeleton's.
struct FigureDrawing: Sendable {
    /// What the figure is counted among.
    enum Group: String, CaseIterable, Sendable {
        case animal
        /// A creature that exists only in stories.
        case wonder
    }

    /// For the tail and the trunk, 100 units of the file are the height of the figure, with the origin at the hip, and the
    /// neck straight above it. For the head and the face, 100 units are the radius of the head, with the origin at its
    /// middle.
    enum Part: String, CaseIterable, Sendable {
        /// Behind everything else.
        case tail
        /// The left wing, with its root at the origin. It is drawn on both sides.
        case wing
        /// Over the trunk. Clothes hide it.
        case trunk
        case head
        /// Over eyes and mouth.
        case face
    }

    var group: Group
    /// The main one first.
    var nouns: [String]
    var size: Double
    var coats: [Figure.Coat]
    var build: Build
    /// Whether ``Part/trunk`` or ``Part/head`` draws the whole trunk.
    var hasOwnTrunk: Bool
    var face = Face()
    var parts: [Part: Drawing] = [:]

    /// The name of its file, without the ending.
    var fileName: String { ArtFolder.figurePrefix + nouns[0] }

    var figure: Figure {
        let (tail, wing, trunk) = (parts[.tail], parts[.wing], parts[.trunk])
        let (head, features, hasOwnTrunk) = (parts[.head], parts[.face], hasOwnTrunk)
        return Figure(
            nouns: nouns, size: size, build: build, dress: hasOwnTrunk ? .own : .fur, coats: coats,
            behind: { pen, skeleton, look in
                if let wing { pen.wings(skeleton) { wing.paint(&$0, look) } }
                if let tail { pen.along(skeleton.hip, skeleton.neck) { tail.paint(&$0, look) } }
            },
            trunk: { pen, skeleton, look in
                guard let trunk, hasOwnTrunk || !look.coversTrunk else { return }
                pen.along(skeleton.hip, skeleton.neck) { trunk.paint(&$0, look) }
            },
            face: face,
            head: { pen, look, expression in
                head?.paint(&pen, look)
                pen.face(look.figure.face, expression)
                features?.paint(&pen, look)
            })
    }
}

/// A colour of a figure, as a drawing file names it.
enum CoatRole: String, CaseIterable, Sendable {
    case main, light, dark
    /// The figure's own among the theme's accents.
    case accent
}

extension CharacterLook {
    subscript(role: CoatRole) -> Color {
        switch role {
        case .main: coat.main
        case .light: coat.light
        case .dark: coat.dark
        case .accent: accent
        }
    }

    fileprivate var coversTrunk: Bool { [.shirt, .coat, .dress].contains { garments[$0] != nil } }
}

extension Color {
    /// Lighter above 0, darker below.
    func shaded(_ shade: Double) -> Color { shade < 0 ? darker(-shade) : lighter(shade) }
}
