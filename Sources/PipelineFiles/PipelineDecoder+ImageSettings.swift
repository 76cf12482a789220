import Generators
import SystemPackage
import Yams

/// How a backend draws.
extension PipelineDecoder {
    private enum Quality: String, CaseIterable {
        case low, medium, high, auto
    }

    private enum Style: String, CaseIterable {
        case animation, illustration, sketch
    }

    /// The slots that a ComfyUI workflow may have.
    private static let slots = ["prompt", "negative", "seed", "width", "height", "reference", "prefix"]

    mutating func imageSettings(_ members: [String: Node]) -> ImageSettings {
        ImageSettings(
            perMinute: yaml.integer(members["per-minute"], called: "per-minute", within: 1...6000),
            steps: yaml.integer(members["steps"], called: "steps", within: 1...200),
            guidance: yaml.number(members["guidance"], called: "guidance", within: 0...50),
            sampler: yaml.text(members["sampler"], called: "sampler", limit: 100),
            scheduler: yaml.text(members["scheduler"], called: "scheduler", limit: 100),
            quality: yaml.choice(members["quality"], called: "quality", of: Quality.self)?.rawValue,
            usesReference: yaml.flag(members["reference"], called: "reference"),
            strength: yaml.number(members["strength"], called: "strength", within: 0...1),
            workflow: yaml.text(members["workflow"], called: "workflow", limit: 1000).map { path(besides: $0) },
            slots: slots(members["slots"]),
            style: yaml.choice(members["style"], called: "style", of: Style.self)?.rawValue,
            withReference: job(members["with-reference"], called: "with-reference"))
    }

    /// From a slot's name to its place in the workflow, `NODE.INPUT`.
    private mutating func slots(_ node: Node?) -> [String: String] {
        guard let node, let members = yaml.mapping(node, called: "slots", keys: Self.slots) else { return [:] }
        var slots: [String: String] = [:]
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let place = yaml.text(value, called: name, limit: 200) else { continue }
            guard let dot = place.lastIndex(of: "."), dot != place.startIndex, place.index(after: dot) != place.endIndex
            else {
                yaml.note(value, "“\(name)” is “\(place)”, must be NODE.INPUT, such as “6.text”")
                continue
            }
            slots[name] = place
        }
        return slots
    }
}
