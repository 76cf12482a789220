/// What is searched for: each secret, also with its escapes decoded, in lower case.
struct SecretForms: Sendable {
    /// Shorter forms are found only if no letter or digit is next to them. Three letters may be part of any word.
    static let shortest = 6
    /// Shorter forms are not searched for in hex and Base64: any word could hold them.
    static let shortestEncoded = 4

    private var known: Set<[UInt8]> = []
    private(set) var all: [[UInt8]] = []
    /// Whether a form begins with a byte.
    private(set) var isFirstByte = [Bool](repeating: false, count: 256)
    /// The indices in ``all`` of the forms that begin with a byte.
    private(set) var byFirstByte = [[Int]](repeating: [], count: 256)
    /// The size of the shortest form.
    private(set) var minimum = Int.max
    /// The size of the shortest form that is searched for in hex and Base64; nil if there is none.
    private(set) var minimumEncoded: Int?

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ secret: [UInt8]) {
        add(MappedText(secret))
    }

    private mutating func add(_ text: MappedText) {
        let form = text.bytes.map { ASCIITable.lowercased[Int($0)] }
        guard !known.contains(form) else { return }
        insert(form)
        if let visible = text.visible(.removed) { add(visible) }
        for family in EscapeFamily.allCases {
            if let decoded = text.decoded(family) { add(decoded) }
        }
    }

    private mutating func insert(_ form: [UInt8]) {
        guard let first = form.first, known.insert(form).inserted else { return }
        isFirstByte[Int(first)] = true
        byFirstByte[Int(first)].append(all.count)
        all.append(form)
        minimum = min(minimum, form.count)
        if form.count >= Self.shortestEncoded { minimumEncoded = min(minimumEncoded ?? .max, form.count) }
    }
}
