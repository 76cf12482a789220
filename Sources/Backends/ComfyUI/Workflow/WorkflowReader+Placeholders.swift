import Domain

/// Placeholders in the workflow itself.
extension WorkflowReader {
    mutating func readPlaceholders(ofNode index: Int) {
        for (input, value) in nodes[index].inputs.sorted(by: { $0.key < $1.key }) {
            let place = nodes[index].place(input)
            if case .string(let text) = value {
                nodes[index].templates[input] = template(PlaceholderText(text), at: place)
            } else {
                for name in Self.names(within: value) where WorkflowSlot(rawValue: name) != nil {
                    problems.append(.nestedPlaceholder(place, name: name))
                }
            }
        }
    }

    /// Nil for text without placeholders.
    private mutating func template(_ text: PlaceholderText, at place: WorkflowPlace) -> InputTemplate? {
        guard !text.names.isEmpty else { return nil }
        var parts: [InputTemplate.Part] = []
        for part in text.parts {
            switch part {
            case .text(let text): parts.append(.text(text))
            case .name(let name):
                guard let slot = WorkflowSlot(rawValue: name) else {
                    problems.append(.unknownPlaceholder(place, name: name))
                    continue
                }
                intended.insert(slot)
                parts.append(.slot(slot))
                if !slot.mayStandInText, text.parts.count > 1 { problems.append(.crowdedPlaceholder(place, slot)) }
            }
        }
        return InputTemplate(parts)
    }

    private static func names(within value: JSONValue) -> [String] {
        switch value {
        case .string(let text): PlaceholderText(text).names
        case .array(let values): values.flatMap(names)
        case .object(let members): members.sorted { $0.key < $1.key }.flatMap { names(within: $0.value) }
        case .null, .bool, .number: []
        }
    }
}
