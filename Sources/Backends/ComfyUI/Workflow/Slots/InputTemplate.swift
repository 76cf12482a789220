import Domain

/// The new value of a node's input: one slot, or text with slots in it.
struct InputTemplate: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case text(String)
        case slot(WorkflowSlot)
    }

    let parts: [Part]
    /// Whether the workflow has a value that is used if a request has none.
    let hasOwnValue: Bool

    /// For placeholders in the workflow itself.
    init(_ parts: [Part]) {
        self.parts = parts
        hasOwnValue = false
    }

    /// For an input that the pipeline assigns.
    init(replacingValueBy slot: WorkflowSlot) {
        parts = [.slot(slot)]
        hasOwnValue = true
    }

    var slots: [WorkflowSlot] {
        parts.compactMap { if case .slot(let slot) = $0 { slot } else { nil } }
    }

    /// Nil if the workflow's own value stays.
    func filled(with values: WorkflowValues) -> JSONValue? {
        if case .slot(let slot)? = parts.first, parts.count == 1 {
            return values[slot] ?? (hasOwnValue ? nil : .string(""))
        }
        let texts = parts.map { part in
            switch part {
            case .text(let text): text
            case .slot(let slot): if case .string(let text)? = values[slot] { text } else { "" }
            }
        }
        return .string(texts.joined())
    }
}
