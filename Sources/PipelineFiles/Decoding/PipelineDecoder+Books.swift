import Domain
import Yams

/// What a pipeline says of its books.
extension PipelineDecoder {
    private static let bookKeys = [
        "title", "subtitle", "author", "illustrator", "publisher", "series", "isbn", "copyright", "dedication", "about",
    ]
    private static let printKeys = ["preset", "trim", "unit", "bleed", "paper", "spine"]
    private static let printedFormats = ["pdf", "print", "epub", "reflowable", "cbz", "html", "bundle"]

    mutating func books(in members: [String: Node]) -> BookDetails {
        var details = BookDetails()
        if let node = members["book"], let members = yaml.mapping(node, called: "book", keys: Self.bookKeys) {
            details.title = line("title", in: members)
            details.subtitle = line("subtitle", in: members)
            details.author = line("author", in: members)
            details.illustrator = line("illustrator", in: members)
            details.publisher = line("publisher", in: members)
            details.series = line("series", in: members)
            details.copyright = line("copyright", in: members)
            details.dedication = yaml.text(members["dedication"], called: "dedication", limit: 400)
            details.about = yaml.text(members["about"], called: "about", limit: 2000)
            details.isbn = numbers(members["isbn"])
        }
        details.typography = yaml.choice(members["typography"], called: "typography", of: Typography.self) ?? .smart
        details.print = print(members["print"])
        return details
    }

    private mutating func line(_ key: String, in members: [String: Node]) -> String? {
        yaml.text(members[key], called: key)?.whiteSpaceFolded
    }

    /// One number for all formats, or one for each.
    private mutating func numbers(_ node: Node?) -> [String: ISBN] {
        guard let node else { return [:] }
        if node.scalar != nil { return number(node).map { ["all": $0] } ?? [:] }
        guard let members = yaml.mapping(node, called: "isbn", keys: Self.printedFormats) else { return [:] }
        return members.sorted { $0.key < $1.key }.reduce(into: [:]) { numbers, member in
            numbers[member.key] = number(member.value)
        }
    }

    private mutating func number(_ node: Node) -> ISBN? {
        guard let text = yaml.text(node, called: "isbn", limit: 20) else { return nil }
        guard let isbn = ISBN(text) else {
            yaml.note(
                node,
                "“isbn” is “\(text)”, must have 13 digits from 978 or 979 on, the last of which checks the others")
            return nil
        }
        return isbn
    }

    private mutating func print(_ node: Node?) -> PrintSettings? {
        guard let node, let members = yaml.mapping(node, called: "print", keys: Self.printKeys) else { return nil }
        var settings = PrintSettings()
        settings.preset = yaml.text(members["preset"], called: "preset", limit: 40)
        settings.paper = yaml.text(members["paper"], called: "paper", limit: 40)
        settings.unit = yaml.choice(members["unit"], called: "unit", of: PrintSettings.Unit.self) ?? .inch
        let limits = settings.unit == .inch ? (3.0...17.0, 0.0...1.0) : (76.0...432.0, 0.0...25.0)
        settings.bleed = yaml.number(members["bleed"], called: "bleed", within: limits.1)
        settings.spine = yaml.number(
            members["spine"], called: "spine", within: limits.1.lowerBound...limits.1.upperBound * 4)
        if settings.preset != nil, let bleed = members["bleed"] {
            yaml.note(bleed, "“bleed” is what the preset says; leave it out, or leave “preset” out")
        }
        guard let node = members["trim"], let text = yaml.text(node, called: "trim", limit: 20) else { return settings }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy(limits.0.contains) else {
            yaml.note(
                node,
                "“trim” is “\(text)”, must be WIDTHxHEIGHT such as “8.5x8.5”, "
                    + "each from \(Int(limits.0.lowerBound)) to \(Int(limits.0.upperBound)) \(settings.unit.rawValue)")
            return settings
        }
        (settings.width, settings.height) = (sides[0], sides[1])
        return settings
    }
}
