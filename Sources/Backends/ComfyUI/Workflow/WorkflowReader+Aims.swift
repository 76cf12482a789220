import Domain

/// Slots that the pipeline assigns to inputs.
extension WorkflowReader {
    mutating func aim(_ slot: WorkflowSlot) {
        guard let aim = aims[slot.rawValue] else { return }
        intended.insert(slot)
        do throws(SlotProblem) {
            let (index, input) = try place(called: aim)
            let node = nodes[index]
            let place = node.place(input)
            if let template = node.templates[input] {
                guard let other = template.slots.first, !template.slots.contains(slot) else { return }
                throw .taken(place, by: other)
            }
            if let source = node.source(of: input) { throw .link(place, to: source) }
            switch node.inputs[input] {
            case .number where slot.isNumber, .string where !slot.isNumber: break
            default: throw .otherValue(place, wanted: slot.isNumber ? "number" : "text")
            }
            nodes[index].templates[input] = InputTemplate(replacingValueBy: slot)
        } catch {
            problems.append(.slot(slot, error))
        }
    }

    /// `6.text`, or a node's title instead of its number. Titles and inputs may contain dots.
    private func place(called aim: String) throws(SlotProblem) -> (node: Int, input: String) {
        var problem: SlotProblem?
        for dot in aim.indices.reversed() where aim[dot] == "." {
            let name = String(aim[..<dot])
            let input = String(aim[aim.index(after: dot)...])
            let found = indices(ofNodesCalled: name)
            let fitting = found.filter { nodes[$0].inputs[input] != nil }
            if let index = fitting.first, fitting.count == 1 { return (index, input) }
            if fitting.count > 1 {
                throw .ambiguousTitle(name, nodes: fitting.map { nodes[$0].id })
            }
            if let node = found.first.map({ nodes[$0] }), problem == nil {
                problem = .unknownInput(node.place(input), known: node.inputs.keys.sorted())
            }
        }
        let name = String(aim.prefix(upTo: aim.lastIndex(of: ".") ?? aim.endIndex))
        throw problem ?? .unknownNode(name, known: Int(name) == nil ? nodes.map { $0.title ?? $0.id } : nodes.map(\.id))
    }

    /// A node number takes precedence over a title.
    private func indices(ofNodesCalled name: String) -> [Int] {
        let numbered = nodes.indices.filter { nodes[$0].id == name }
        return numbered.isEmpty ? nodes.indices.filter { nodes[$0].title == name } : numbered
    }
}
