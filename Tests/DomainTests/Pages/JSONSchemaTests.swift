import Testing

@testable import Domain

@Suite struct JSONSchemaTests {
    struct Case: CustomStringConvertible {
        var schema: String
        var json: String
        var problems: [String]

        init(_ schema: String, _ json: String, _ problems: String...) {
            self.schema = schema
            self.json = json
            self.problems = problems
        }

        var description: String { "\(json) against \(schema)" }
    }

    static let types: [Case] = [
        Case(#"{"type": "string"}"#, #""a""#),
        Case(#"{"type": "string"}"#, "3", "the document is 3, must be of type string"),
        Case(#"{"type": "integer"}"#, "3.0"),
        Case(#"{"type": "integer"}"#, "3.5", "the document is 3.5, must be of type integer"),
        Case(#"{"type": "integer"}"#, "1e300", "the document is 1e+300, must be of type integer"),
        Case(
            #"{"type": "integer"}"#, "9007199254740993", "the document is 9007199254740992.0, must be of type integer"),
        Case(#"{"type": "number"}"#, "3"),
        Case(#"{"type": "number"}"#, "-0.5"),
        Case(#"{"type": "boolean"}"#, "true"),
        Case(#"{"type": "boolean"}"#, "0", "the document is 0, must be of type boolean"),
        Case(#"{"type": "null"}"#, "null"),
        Case(#"{"type": "null"}"#, "false", "the document is false, must be of type null"),
        Case(#"{"type": "array"}"#, "{}", "the document is an object, must be of type array"),
        Case(#"{"type": "object"}"#, "[1, 2]", "the document is an array of 2, must be of type object"),
        Case(#"{"type": ["string", "null"]}"#, "null"),
        Case(#"{"type": ["string", "null"]}"#, "1", "the document is 1, must be of type string or null"),
        Case("{}", "[null]"),
    ]

    static let values: [Case] = [
        Case(#"{"enum": ["red", 1, null]}"#, #""red""#),
        Case(#"{"enum": ["red", 1, null]}"#, "1"),
        Case(#"{"enum": ["red", 1, null]}"#, #""blue""#, "the document is “blue”, must be one of “red”, 1, null"),
        Case(#"{"minLength": 1, "maxLength": 3}"#, #""狐🦊e""#),
        Case(#"{"minLength": 1}"#, #""""#, "the document is empty"),
        Case(#"{"minLength": 2}"#, #""a""#, "the document 1 characters, at least 2"),
        Case(#"{"maxLength": 2}"#, #""e\u0301e""#, "the document 3 characters, at most 2"),
        Case(#"{"maxLength": 2}"#, "12345"),
        Case(#"{"minimum": 1, "maximum": 2.5}"#, "2.5"),
        Case(#"{"minimum": 1}"#, "0.5", "the document is 0.5, at least 1"),
        Case(#"{"maximum": 2.5}"#, "3", "the document is 3, at most 2.5"),
    ]

    static let collections: [Case] = [
        Case(#"{"minItems": 1, "maxItems": 2}"#, "[1]"),
        Case(#"{"minItems": 1}"#, "[]", "the document has 0 items, at least 1"),
        Case(#"{"maxItems": 1}"#, "[1, 2]", "the document has 2 items, at most 1"),
        Case(
            #"{"items": {"type": "string"}}"#, #"["a", 1, "b", 2]"#, "[1]: is 1, must be of type string",
            "[3]: is 2, must be of type string"),
        Case(#"{"required": ["b", "a"]}"#, #"{"c": 1}"#, "b: is missing", "a: is missing"),
        Case(#"{"properties": {"a": {"type": "null"}}}"#, #"{"b": 1}"#),
        Case(#"{"additionalProperties": true}"#, #"{"b": 1}"#),
        Case(
            #"{"properties": {"a": {}}, "additionalProperties": false}"#, #"{"c": 1, "a": 1, "b": 1}"#,
            "b: is not a known key", "c: is not a known key"),
        Case(
            #"{"properties": {"pages": {"items": {"properties": {"x": {"type": "null"}}}}}}"#,
            #"{"pages": [{}, {"x": 1}]}"#, "pages[1].x: is 1, must be of type null"),
    ]

    static let combinations: [Case] = [
        Case(#"{"anyOf": [{"type": "null"}, {"type": "string"}]}"#, "null"),
        Case(
            #"{"anyOf": [{"required": ["a", "b"]}, {"required": ["c"]}]}"#, "{}", "c: is missing"),
        Case(#"{"anyOf": [{"type": "string"}], "maxLength": 1}"#, #""ab""#, "the document 2 characters, at most 1"),
        Case(
            ##"{"$ref": "#/$defs/a", "$defs": {"a": {"type": "null"}}}"##, "1",
            "the document is 1, must be of type null"),
        Case(
            ##"{"$ref": "#/$defs/a", "maxLength": 1, "$defs": {"a": {"type": "string"}}}"##, #""ab""#,
            "the document 2 characters, at most 1"),
        Case(
            ##"{"items": {"$ref": "#/$defs/a"}, "$defs": {"a": {"items": {"$ref": "#/$defs/a"}, "type": "array"}}}"##,
            "[[[1]]]", "[0][0][0]: is 1, must be of type array"),
        Case(
            ##"{"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/a"}}}"##, "1",
            "the document is nested deeper than 64 levels"),
    ]

    @Test(arguments: types + values + collections + combinations)
    func findsWhatIsWrong(test: Case) throws {
        let schema = try JSONSchema(parsing: Array(test.schema.utf8))
        #expect(schema.problems(in: try JSONValue(parsing: Array(test.json.utf8))).map(\.description) == test.problems)
    }

    @Test func looksIntoWhatIsDeep() throws {
        let schema = try JSONSchema(
            parsing: Array(##"{"$ref": "#/$defs/a", "$defs": {"a": {"items": {"$ref": "#/$defs/a"}}}}"##.utf8))
        let json = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
        let problems = schema.problems(in: try JSONValue(parsing: Array(json.utf8)))
        #expect(problems.map(\.message) == ["is nested deeper than 64 levels"])
    }

    @Test(arguments: [
        ("[]", "the schema is not a JSON object"),
        ("{", "the schema is not a JSON object"),
        (
            #"{"pattern": "a"}"#,
            "the schema uses “pattern” at #, which is not checked here; take it out or say it in another way"
        ),
        (
            #"{"properties": {"a": {"items": {"anyOf": [{"$defs": {"b": {"oneOf": []}}}]}}}}"#,
            "the schema uses “oneOf” at #/properties/a/items/anyOf/$defs/b, which is not checked here; take it out or say it in another way"
        ),
        (#"{"items": true}"#, "the schema has something at #/items that is not a schema"),
        (#"{"properties": {"a": 1}}"#, "the schema has something at #/properties/a that is not a schema"),
        (
            #"{"additionalProperties": {"type": "string"}}"#,
            "the schema's “additionalProperties” at # is an object, which cannot be checked; fix it, or take it out"
        ),
        (#"{"type": "text"}"#, "the schema's “type” at # is “text”, which cannot be checked; fix it, or take it out"),
        (
            #"{"type": ["string", 1]}"#,
            "the schema's “type” at # is an array of 2, which cannot be checked; fix it, or take it out"
        ),
        (
            #"{"minLength": -1}"#,
            "the schema's “minLength” at # is -1, which cannot be checked; fix it, or take it out"
        ),
        (
            #"{"maxItems": 1.5}"#,
            "the schema's “maxItems” at # is 1.5, which cannot be checked; fix it, or take it out"
        ),
        (
            #"{"required": "a"}"#,
            "the schema's “required” at # is “a”, which cannot be checked; fix it, or take it out"
        ),
        (
            #"{"enum": []}"#,
            "the schema's “enum” at # is an array of 0, which cannot be checked; fix it, or take it out"
        ),
        (
            #"{"anyOf": []}"#,
            "the schema's “anyOf” at # is an array of 0, which cannot be checked; fix it, or take it out"
        ),
        (
            ##"{"$ref": "#/$defs/lost"}"##,
            "the schema's “$ref” at # is “#/$defs/lost”, which cannot be checked; fix it, or take it out"
        ),
        (
            ##"{"$ref": "#/definitions/a", "$defs": {"a": {}, "ns/a": {}}}"##,
            "the schema's “$ref” at # is “#/definitions/a”, which cannot be checked; fix it, or take it out"
        ),
    ])
    func refusesASchemaThatItWouldNotCheck(schema: String, text: String) {
        let error = #expect(throws: JSONSchemaError.self) { try JSONSchema(parsing: Array(schema.utf8)) }
        #expect(error?.description == text)
    }
}
