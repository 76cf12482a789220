import CHarfBuzz
package import Domain

/// Turns lines of text into glyphs: HarfBuzz shapes them, FriBidi finds their order.
package final class Shaper {
    private struct Run {
        var range: Range<Int>
        var face: Typeface
        var script: hb_script_t
        var level: Int8
    }

    /// Of a character, in code points. More are shaped in parts, because HarfBuzz compares the marks of one character
    /// with each other.
    private static let longestCluster = 64

    package let language: LanguageTag
    package let typefaces: Typefaces
    private let direction: LanguageTag.Direction

    package init(_ typefaces: Typefaces, _ language: LanguageTag) {
        self.typefaces = typefaces
        self.language = language
        direction = language.direction
    }

    package func line(_ text: String, _ role: Typefaces.Role) throws(MissingFontError) -> ShapedLine {
        let shown = text.contains(where: Self.isSymbol) ? text.filter { !isSymbolWithoutFont($0, role) } : text
        let scalars = Array(shown.unicodeScalars.filter { $0.properties.generalCategory != .control })
        let runs = try runs(of: scalars, role)
        let order = BidiLevels.visualOrder(runs.map(\.level))
        let points = scalars.map(\.value)
        let shaped = order.map { index in
            GlyphRun(typeface: runs[index].face, glyphs: glyphs(of: runs[index], in: points), range: runs[index].range)
        }
        return ShapedLine(
            scalars, shaped, isPlain: runs.allSatisfy { $0.level == 0 } && shaped.allSatisfy(\.isInOrder))
    }

    /// The fonts of a text, each once.
    package func typefaces(of text: String, _ role: Typefaces.Role) throws(MissingFontError) -> [Typeface] {
        let scalars = Array(text.unicodeScalars.filter { $0.properties.generalCategory != .control })
        return try runs(of: scalars, role).map(\.face).reduce(into: []) { faces, face in
            if !faces.contains(where: { $0 === face }) { faces.append(face) }
        }
    }

    /// Emoji and other symbols for which there is no font are left out: no script depends on them.
    func isSymbolWithoutFont(_ character: Character, _ role: Typefaces.Role) -> Bool {
        guard Self.isSymbol(character) else { return false }
        return (try? typefaces.face(for: String(character), HB_SCRIPT_COMMON, role)) == nil
    }

    private static func isSymbol(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first, first.value > 0x2000 else { return false }
        switch first.properties.generalCategory {
        case .otherSymbol, .mathSymbol, .modifierSymbol, .unassigned, .privateUse: return true
        default: return first.properties.isEmojiPresentation
        }
    }

    private func runs(of text: [Unicode.Scalar], _ role: Typefaces.Role) throws(MissingFontError) -> [Run] {
        let levels = BidiLevels(text, direction).values
        let scripts = Self.scripts(of: text)
        var runs: [Run] = []
        var start = 0
        let clusters = Array(String(String.UnicodeScalarView(text)))
        let words = wordFaces(of: clusters, scripts, role)
        for (index, cluster) in clusters.enumerated() {
            let range = start..<start + cluster.unicodeScalars.count
            let face: Typeface
            if let known = words[index] {
                face = known
            } else {
                face = try self.face(for: cluster, scripts[start], after: runs.last?.face, role)
            }
            if let last = runs.last, last.face === face, last.script == scripts[start], last.level == levels[start],
                range.count <= Self.longestCluster
            {
                runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                for part in stride(from: start, to: range.upperBound, by: Self.longestCluster) {
                    let end = min(range.upperBound, part + Self.longestCluster)
                    runs.append(Run(range: part..<end, face: face, script: scripts[start], level: levels[start]))
                }
            }
            start = range.upperBound
        }
        return runs
    }

    /// For each character the font that has its whole word, so that no word mixes fonts; nil where there is none.
    private func wordFaces(
        of clusters: [Character], _ scripts: [hb_script_t], _ role: Typefaces.Role
    ) -> [Typeface?] {
        var faces: [Typeface?] = Array(repeating: nil, count: clusters.count)
        var (start, place) = (0, 0)
        while start < clusters.count {
            let end = clusters[start...].firstIndex(of: " ") ?? clusters.count
            let word = String(clusters[start..<end])
            if !word.isEmpty, let face = try? typefaces.face(for: word, scripts[place], role) {
                for index in start..<end { faces[index] = face }
            }
            place += word.unicodeScalars.count + 1
            start = end + 1
        }
        return faces
    }

    /// Spaces stay in the font of the word before them.
    private func face(
        for cluster: Character, _ script: hb_script_t, after last: Typeface?, _ role: Typefaces.Role
    ) throws(MissingFontError) -> Typeface {
        if let last, cluster == " ", last.covers(" ") { return last }
        return try typefaces.face(for: String(cluster), script, role)
    }

    /// Characters of no script of their own, such as punctuation, have that of the text before them, else after them.
    private static func scripts(of text: [Unicode.Scalar]) -> [hb_script_t] {
        let functions = hb_unicode_funcs_get_default()
        var scripts = text.map { hb_unicode_script(functions, $0.value) }
        let isOwn = { (script: hb_script_t) in script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED }
        var current = scripts.first(where: isOwn) ?? HB_SCRIPT_COMMON
        for index in scripts.indices {
            if isOwn(scripts[index]) { current = scripts[index] } else { scripts[index] = current }
        }
        return scripts
    }

    private func glyphs(of run: Run, in text: [UInt32]) -> [Glyph] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_codepoints(
            buffer, text, Int32(text.count), UInt32(run.range.lowerBound), Int32(run.range.count))
        hb_buffer_set_direction(buffer, run.level.isMultiple(of: 2) ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
        hb_buffer_set_script(buffer, run.script)
        hb_buffer_set_language(buffer, hb_language_from_string(language.text, -1))
        hb_shape(run.face.font, buffer, nil, 0)
        var count: UInt32 = 0
        let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
        let places = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
        return zip(infos, places).map { info, place in
            Glyph(
                id: info.codepoint, advance: Int(place.x_advance), offsetX: Int(place.x_offset),
                offsetY: Int(place.y_offset), cluster: Int(info.cluster))
        }
    }
}

extension GlyphRun {
    /// Whether each glyph shows characters after those of the glyph before.
    fileprivate var isInOrder: Bool { zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.cluster < $1.cluster } }
}
