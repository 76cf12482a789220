/// Headers in the order they came; names are looked up without regard to case.
package struct ReplyHeaders: Hashable, Sendable {
    struct Field: Hashable, Sendable {
        var name: String
        var value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    var fields: [Field]

    init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// The first of that name.
    package subscript(name: String) -> String? {
        let name = name.lowercased()
        return fields.first { $0.name.lowercased() == name }?.value
    }
}
