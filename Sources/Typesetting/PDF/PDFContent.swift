import Media

/// The drawing operators of a page. PDF counts y upwards from the bottom.
struct PDFContent {
    let page: DrawnPage
    let isTagged: Bool
    let font: (Typeface) -> PDFFont
    /// The name of a picture in the page's resources.
    let picture: (DrawnPicture) throws -> String

    /// The operators, and what each marked part of the page is.
    func operators() throws -> (text: String, parts: [DrawnPage.Structure]) {
        var (text, parts) = ("", [DrawnPage.Structure]())
        for element in page.elements {
            let shown = try operators(for: element.mark)
            guard isTagged else {
                text += shown
                continue
            }
            if element.structure == .artifact {
                text += "/Artifact BMC\n\(shown)EMC\n"
            } else {
                text += "/\(element.structure.tag) <</MCID \(parts.count)>> BDC\n\(shown)EMC\n"
                parts.append(element.structure)
            }
        }
        return (text, parts)
    }

    private func operators(for mark: DrawnPage.Mark) throws -> String {
        switch mark {
        case .fill(let path, let color):
            return "\(Self.fill(color))\(outline(path))f\n"
        case .picture(let picture, let box, let frame):
            let name = try self.picture(picture)
            let place = "\(numbers(box.width, 0, 0, box.height, box.x, page.height - box.y - box.height)) cm"
            let clip = "\(numbers(frame.x, page.height - frame.y - frame.height, frame.width, frame.height)) re W n"
            return "q\n\(box == frame ? "" : clip + "\n")\(place)\n/\(name) Do\nQ\n"
        case .text(let lines, let size, let color):
            return lines.reduce(Self.fill(color)) { text, line in
                let origin = (x: line.origin.x, y: page.height - line.origin.y)
                return text
                    + PDFTextOperators(size: size, origin: origin, font: font)
                    .operators(for: line.line, isTagged: isTagged)
            }
        }
    }

    private static func fill(_ color: Color) -> String {
        "\([color.red, color.green, color.blue].map(PDFNumber.text).joined(separator: " ")) rg\n"
    }

    private func outline(_ path: Path) -> String {
        var text = ""
        var last = Point.zero
        var next = path.points.startIndex
        for verb in path.verbs {
            let points = path.points[next..<next + verb.pointCount]
            next += verb.pointCount
            let first = points.first ?? last
            switch verb {
            case .move: text += "\(place(first)) m\n"
            case .line: text += "\(place(first)) l\n"
            case .quadratic:
                let end = points.last ?? first
                text += "\(place(last.toward(first, 2 / 3))) \(place(end.toward(first, 2 / 3))) \(place(end)) c\n"
            case .cubic: text += points.map(place).joined(separator: " ") + " c\n"
            case .close: text += "h\n"
            }
            last = points.last ?? last
        }
        return text
    }

    private func place(_ point: Point) -> String { numbers(point.x, page.height - point.y) }

    private func numbers(_ values: Double...) -> String { values.map(PDFNumber.text).joined(separator: " ") }
}

extension DrawnPage.Structure {
    var tag: String {
        switch self {
        case .heading(let level): "H\(level)"
        case .paragraph, .speech: "P"
        case .figure: "Figure"
        case .artifact: "Artifact"
        }
    }
}
