/// How the built-in illustrator draws a collection: what the words of its `style:` select.
package struct PictureStyle: Hashable, Sendable {
    /// What the pictures look as if they were made of.
    package enum Medium: String, CaseIterable, Sendable {
        case watercolour
        case inkAndWash = "ink and wash"
        case crayon
        case cutPaper = "cut paper"
    }

    /// A change of all colours.
    package enum Tone: String, CaseIterable, Sendable {
        case warm, cool, soft, bright, pale, dark, sepia, grey
    }

    /// Nil for smooth shapes with soft light.
    package private(set) var medium: Medium?
    /// Each once, in the order of the words.
    package private(set) var tones: [Tone] = []

    /// The first word for a medium decides; words that select nothing are skipped.
    package init(_ words: String) {
        let words = words.lowercaseWords
        medium = words.lazy.compactMap { word in Medium.allCases.first { $0.words.contains(word) } }.first
        // Other media are on paper, too.
        if medium == nil, !Medium.papers.isDisjoint(with: words) { medium = .cutPaper }
        for word in words {
            guard let tone = Tone.allCases.first(where: { $0.words.contains(word) }), !tones.contains(tone) else {
                continue
            }
            tones.append(tone)
        }
    }

    package var isPlain: Bool { medium == nil && tones.isEmpty }
}

extension PictureStyle.Medium {
    fileprivate static let papers: Set<String> = ["paper", "papier", "papel"]

    /// In English, German, French and Spanish.
    fileprivate var words: Set<String> {
        switch self {
        case .watercolour:
            [
                "watercolour", "watercolor", "watercolours", "watercolors", "gouache", "wash", "washes", "aquarelle",
                "tempera", "aquarell", "aquarellfarben", "wasserfarben", "acuarela", "acuarelas",
            ]
        case .inkAndWash:
            [
                "ink", "inks", "pen", "line", "lines", "lineart", "outline", "outlines", "comic", "manga", "woodcut",
                "linocut", "engraving", "etching", "tusche", "feder", "federzeichnung", "linien", "encre", "plume",
                "tinta", "pluma",
            ]
        case .crayon:
            [
                "crayon", "crayons", "pencil", "pencils", "chalk", "chalks", "pastels", "wax", "charcoal", "sketch",
                "sketches", "buntstift", "buntstifte", "bleistift", "kreide", "wachsmalstift", "wachsmalstifte",
                "craie",
                "tiza", "lápiz", "lápices", "ceras",
            ]
        case .cutPaper:
            [
                "cut", "cutout", "cutouts", "papercut", "collage", "collages", "origami", "felt", "silhouette",
                "silhouettes", "scherenschnitt", "papierschnitt", "découpage", "recortes", "recortado",
            ]
        }
    }
}

extension PictureStyle.Tone {
    /// In English, German, French and Spanish.
    fileprivate var words: Set<String> {
        switch self {
        case .warm:
            ["warm", "golden", "sunny", "autumnal", "candlelight", "lamplight", "warme", "chaud", "cálido", "cálida"]
        case .cool: ["cool", "cold", "icy", "wintry", "frosty", "kühl", "kühle", "froid", "frío", "fría"]
        case .soft:
            ["soft", "muted", "quiet", "gentle", "delicate", "subdued", "weich", "zart", "zarte", "doux", "suave"]
        case .bright:
            [
                "bright", "vivid", "bold", "colourful", "colorful", "cheerful", "bunt", "bunte", "leuchtend", "vif",
                "vivo",
            ]
        case .pale: ["pale", "pastel", "faded", "blass", "pâle", "pálido"]
        case .dark: ["dark", "moody", "gloomy", "dunkel", "dunkle", "sombre", "oscuro", "oscura"]
        case .sepia: ["sepia", "vintage", "antique", "parchment"]
        case .grey: ["grey", "gray", "monochrome", "greyscale", "grayscale", "schwarzweiß", "gris"]
        }
    }
}
