import Platform

/// Headers in the order of arrival. Names are compared case-insensitively.
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

    func redacted(by redactor: Redactor) -> ReplyHeaders {
        ReplyHeaders(fields.map { Field(redactor.redacted($0.name), redactor.redacted($0.value)) })
    }

    /// The first header of that name.
    package subscript(name: String) -> String? {
        let name = name.lowercased()
        return fields.first { $0.name.lowercased() == name }?.value
    }
}
