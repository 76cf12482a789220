import Domain

/// When missing brackets at the end of a reply may be added.
struct TailRule {
    /// The backend reported that the reply was cut: no bracket is added.
    let wasCut: Bool
    let expected: ExpectedValue
    /// The offset of the last closing bracket in the reply. A fence before it may be inside a value.
    let lastClosingBracket: Int

    init(wasCut: Bool, expected: ExpectedValue, bytes: [UInt8]) {
        self.wasCut = wasCut
        self.expected = expected
        lastClosingBracket = bytes.lastIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") } ?? -1
    }

    /// Whether open brackets can be closed. The value must have every expected key, and an object in a list must have
    /// every key of the object before it. If no keys are expected, an object that ends with an object may have lost an
    /// inner bracket; the same holds for lists.
    func allowsClosing(_ stack: [JSONFrame], lastFrameIsObject: Bool?) -> Bool {
        guard !wasCut, let root = stack.first, let innermost = stack.last, hasKeys(root) else { return false }
        guard asksForKeys || innermost.isObject != lastFrameIsObject else { return false }
        return zip(stack, stack.dropFirst()).allSatisfy { outer, inner in
            guard !outer.isObject, inner.isObject, case .object(let sibling)? = outer.elements.last else { return true }
            return sibling.keys.allSatisfy { inner.members[$0] != nil || inner.key == $0 }
        }
    }

    private var asksForKeys: Bool {
        guard case .object(let keys) = expected else { return false }
        return !keys.isEmpty
    }

    private func hasKeys(_ root: JSONFrame) -> Bool {
        guard case .object(let keys) = expected, root.isObject else { return true }
        return keys.allSatisfy { root.members[$0] != nil || root.key == $0 }
    }
}

extension JSONReader {
    /// Closes open brackets at the end of the text if only brackets are missing, after a complete element.
    mutating func closeTail(by rule: TailRule) throws(ReadFailure) {
        switch due {
        case .element(let afterComma), .key(let afterComma): throw .cut(at: position, afterComma ? .comma : .bracket)
        case .value: throw .cut(at: position, .key)
        case .separator: break
        }
        let isLast = position > rule.lastClosingBracket
        guard isLast, rule.allowsClosing(stack, lastFrameIsObject: lastFrameIsObject) else {
            throw .cut(at: position, .value)
        }
        repairs.note(.closedTail, times: stack.count)
        while let frame = stack.popLast() { attach(frame.value) }
    }
}
