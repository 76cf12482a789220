import Generation
import SystemPackage
import Yams

/// Settings for drawing.
extension PipelineDecoder {
    private enum Quality: String, CaseIterable {
        case low, medium, high, auto
    }

    private enum Style: String, CaseIterable {
        case animation, illustration, sketch
    }

    /// The possible slots of a ComfyUI workflow, in the order in which they are checked.
    private static let slots = ["prompt", "negative", "seed", "width", "height", "reference", "prefix"]

    mutating func read(_ members: [String: Node], into images: inout ImageSettings) {
        images.perMinute = yaml.integer(members["per-minute"], called: "per-minute", within: 1...6000)
        images.price = amount(members["price"], called: "price")
        images.steps = yaml.integer(members["steps"], called: "steps", within: 1...200)
        images.guidance = yaml.number(members["guidance"], called: "guidance", within: 0...50)
        images.sampler = line(members["sampler"], called: "sampler", limit: 100)
        images.scheduler = line(members["scheduler"], called: "scheduler", limit: 100)
        images.quality = yaml.choice(members["quality"], called: "quality", of: Quality.self)?.rawValue
        images.usesReference = yaml.flag(members["reference"], called: "reference")
        images.strength = yaml.number(members["strength"], called: "strength", within: 0...1)
        images.workflow = workflow(members["workflow"])
        images.slots = slots(members["slots"])
        images.freesMemory = yaml.flag(members["free-memory"], called: "free-memory") ?? false
        images.style = yaml.choice(members["style"], called: "style", of: Style.self)?.rawValue
        images.withReference = job(members["with-reference"], called: "with-reference")
    }

    private mutating func workflow(_ node: Node?) -> FilePath? {
        guard let node, let path = path(node, called: "workflow") else { return nil }
        workflows.append(WorkflowEntry(path: path, place: yaml.place(node)))
        return path
    }

    /// Maps a slot's name to its place in the workflow: a node's number or title, a dot, and one of its inputs.
    private mutating func slots(_ node: Node?) -> [String: String] {
        guard let node, let members = yaml.mapping(node, called: "slots", keys: Self.slots) else { return [:] }
        var slots: [String: String] = [:]
        for name in Self.slots {
            guard let value = members[name], let place = line(value, called: name, limit: 200) else { continue }
            guard Self.isPlace(place) else {
                yaml.note(value, "“\(name)” is “\(place)”, must be NODE.INPUT, such as “6.text” or “Positive.text”")
                continue
            }
            if let other = Self.slots.first(where: { slots[$0] == place }) {
                yaml.note(value, "“\(name)” is “\(place)”, which is the place of “\(other)”; give it another")
            }
            slots[name] = place
        }
        return slots
    }

    /// Titles can contain dots. The last dot separates the title from the input.
    private static func isPlace(_ text: String) -> Bool {
        guard let dot = text.lastIndex(of: ".") else { return false }
        return !text[..<dot].allSatisfy(\.isWhitespace) && !text[text.index(after: dot)...].allSatisfy(\.isWhitespace)
    }
}
