import Domain

/// Reads one object or array from a reply and repairs it. Open brackets are kept on an explicit stack.
///
/// Strict JSON (RFC 8259) is read unchanged. Every repair is recorded. Ambiguous text is an error.
struct JSONReader {
    /// What the grammar allows next.
    enum Due {
        case element(afterComma: Bool)
        case key(afterComma: Bool)
        case value
        case separator
    }

    let bytes: [UInt8]
    let limits: ReplyLimits
    var position: Int
    var due = Due.value
    var stack: [JSONFrame] = []
    var repairs = RepairLog() {
        didSet {
            guard firstRepair == nil, let kind = repairs.repairs.first?.kind else { return }
            firstRepair = (kind, position, stack.last?.key)
        }
    }
    /// The offset of the first repair and the key before it.
    private(set) var firstRepair: (kind: Repair.Kind, offset: Int, key: String?)?
    /// Whether the value has a key, a string, an object or a list. Then it is not a bracketed remark.
    var isStructured = false
    /// Whether the last element was an object (true) or an array (false); nil if neither.
    private(set) var lastFrameIsObject: Bool?
    /// Whether objects, or arrays, were closed three deep directly inside one another. An extra closing bracket may
    /// then have moved members outwards without a visible error.
    private(set) var moves: (objects: Bool, arrays: Bool) = (false, false)
    /// The start of the value.
    let start: Int
    private var root: JSONValue?
    private var memberCount = 0

    init(bytes: [UInt8], at position: Int, limits: ReplyLimits) {
        self.bytes = bytes
        self.limits = limits
        self.position = position
        start = position
    }

    /// Reads the value that begins at the position, up to its closing bracket.
    mutating func read(tail: TailRule) throws(ReadFailure) -> JSONValue {
        try readValue()
        while root == nil {
            try skipSpace()
            switch due {
            case _ where isAtEnd: try closeTail(by: tail)
            case .element(let afterComma): try readElement(afterComma: afterComma)
            case .key(let afterComma): try readKey(afterComma: afterComma)
            case .value: try readValue()
            case .separator: try readSeparator()
            }
        }
        return root ?? .null
    }

    private mutating func readElement(afterComma: Bool) throws(ReadFailure) {
        switch bytes[position] {
        case UInt8(ascii: "]"): closeFrame(afterComma: afterComma)
        case UInt8(ascii: ","): skipExtraComma()
        default: try readValue()
        }
    }

    private mutating func readKey(afterComma: Bool) throws(ReadFailure) {
        switch bytes[position] {
        case UInt8(ascii: "}"): return closeFrame(afterComma: afterComma)
        case UInt8(ascii: ","): return skipExtraComma()
        default: break
        }
        let isQuoted = Quote(opening: bytes, at: position) != nil
        let key = try readKeyName()
        if isQuoted { isStructured = true }
        stack[stack.count - 1].key = key
        if stack[stack.count - 1].members[key] != nil { repairs.note(.duplicateKey) }
        try skipSpace()
        guard position < bytes.count else { throw .cut(at: position, .key) }
        guard bytes[position] == UInt8(ascii: ":") else { throw malformed(expected: "“:”") }
        position += 1
        isStructured = true
        due = .value
    }

    private mutating func readSeparator() throws(ReadFailure) {
        let frame = stack[stack.count - 1]
        let byte = bytes[position]
        if byte == frame.closingBracket { return closeFrame(afterComma: false) }
        if byte == UInt8(ascii: ",") {
            position += 1
        } else if frame.isObject ? looksLikeKey(at: position) : beginsElementWithoutComma(at: position) {
            repairs.note(.missingComma)
        } else {
            throw malformed(expected: frame.isObject ? "“,” or “}”" : "“,” or “]”")
        }
        let isComma = byte == UInt8(ascii: ",")
        due = frame.isObject ? .key(afterComma: isComma) : .element(afterComma: isComma)
    }

    private mutating func skipExtraComma() {
        repairs.note(.extraComma)
        position += 1
    }

    private mutating func closeFrame(afterComma: Bool) {
        if afterComma { repairs.note(.trailingComma) }
        position += 1
        let frame = stack.removeLast()
        if frame.isObject || !stack.isEmpty { isStructured = true }
        attach(frame.value)
        lastFrameIsObject = frame.isObject
        if stack.count >= 2, stack.suffix(2).allSatisfy({ $0.isObject == frame.isObject }) {
            if frame.isObject { moves.objects = true } else { moves.arrays = true }
        }
    }

    mutating func openFrame(isObject: Bool) throws(ReadFailure) {
        guard stack.count < limits.depth else { throw .tooDeep }
        if !stack.isEmpty { try countMember() }
        position += 1
        stack.append(JSONFrame(isObject: isObject))
        due = isObject ? .key(afterComma: false) : .element(afterComma: false)
    }

    mutating func add(_ value: JSONValue) throws(ReadFailure) {
        try countMember()
        attach(value)
        lastFrameIsObject = nil
    }

    private mutating func countMember() throws(ReadFailure) {
        memberCount += 1
        guard memberCount <= limits.members else { throw .tooManyMembers }
    }

    /// Adds a value to the open frame, or makes it the result if no frame is open.
    mutating func attach(_ value: JSONValue) {
        guard !stack.isEmpty else {
            root = value
            return
        }
        let top = stack.count - 1
        if let key = stack[top].key {
            stack[top].members[key] = value
            stack[top].key = nil
        } else {
            stack[top].elements.append(value)
        }
        due = .separator
    }
}
