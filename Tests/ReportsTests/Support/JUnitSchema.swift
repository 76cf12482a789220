/// The combined rules of the schemas of Jenkins (junit-10.xsd of its xUnit plugin) and of Ant (JUnit.xsd). A document
/// with these rules is valid by both, except for the attributes of the root: Ant allows none.
enum JUnitSchema {
    private struct Rule {
        /// By name: nil for any text, otherwise a pattern for the whole value.
        var required: [String: Regex<Substring>?] = [:]
        var optional: Set<String> = []
        var children: Set<String> = []
        /// The order of the children; each occurs exactly once unless it has a star.
        var order: [String]?
        var mayHoldText = false
    }

    private static var anything: Regex<Substring>? { /(?s).*/ }
    private static var number: Regex<Substring>? { /[0-9]+/ }
    private static var seconds: Regex<Substring>? { /[0-9]+\.[0-9]{3}/ }
    /// A token: no line breaks, no white space at its ends, no double spaces.
    private static var token: Regex<Substring>? { /\S+(?: \S+)*/ }
    private static var time: Regex<Substring>? { /[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}/ }

    private static var rules: [String: Rule] {
        [
            "testsuites": Rule(
                optional: ["name", "tests", "failures", "errors", "time"], children: ["testsuite"]),
            "testsuite": Rule(
                required: [
                    "id": number, "package": token, "name": token, "tests": number, "failures": number,
                    "errors": number, "time": seconds, "timestamp": time, "hostname": token,
                ], optional: ["skipped"], children: ["properties", "testcase", "system-out", "system-err"],
                order: ["properties", "testcase*", "system-out", "system-err"]),
            "properties": Rule(children: ["property"]),
            "property": Rule(required: ["name": token, "value": anything]),
            "testcase": Rule(
                required: ["name": token, "classname": token, "time": seconds],
                children: ["skipped", "error", "failure"]),
            "skipped": Rule(optional: ["message", "type"]),
            "error": Rule(required: ["type": token], optional: ["message"], mayHoldText: true),
            "failure": Rule(required: ["type": token], optional: ["message"], mayHoldText: true),
            "system-out": Rule(mayHoldText: true), "system-err": Rule(mayHoldText: true),
        ]
    }

    static func problems(with document: XMLElements) throws -> [String] {
        var problems: [String] = []
        if document.all.first?.name != "testsuites" { problems.append("the whole is no testsuites") }
        let rules = rules
        for (index, element) in document.all.enumerated() {
            guard let rule = rules[element.name] else {
                problems.append("unknown element \(element.name)")
                continue
            }
            let children = document.all.filter { $0.parent == index }.map(\.name)
            problems += Self.problems(with: element, children, by: rule).map { "\(element.name): \($0)" }
        }
        let numbers = document.named("testsuite").map { $0.attributes["id"] ?? "" }
        if numbers != numbers.indices.map(String.init) { problems.append("ids are \(numbers)") }
        for suite in document.named("testsuite") where suite.attributes["tests"] != "\(cases(of: suite, in: document))"
        {
            problems.append("a suite says that it has \(suite.attributes["tests"] ?? "no") tests")
        }
        return problems
    }

    private static func cases(of suite: XMLElements.Element, in document: XMLElements) -> Int {
        let id = suite.attributes["id"]
        return document.named("testcase").count { test in
            test.parent.map { document.all[$0].attributes["id"] } == id
        }
    }

    private static func problems(
        with element: XMLElements.Element, _ children: [String], by rule: Rule
    ) -> [String] {
        var problems: [String] = []
        for (name, form) in rule.required.sorted(by: { $0.key < $1.key }) {
            guard let value = element.attributes[name] else {
                problems.append("no \(name)")
                continue
            }
            if let form, value.wholeMatch(of: form) == nil { problems.append("\(name) is “\(value)”") }
        }
        for name in element.attributes.keys.sorted() where rule.required[name] == nil && !rule.optional.contains(name) {
            problems.append("has \(name)")
        }
        for child in children where !rule.children.contains(child) { problems.append("holds \(child)") }
        if element.name == "testcase", children.count > 1 { problems.append("holds several outcomes") }
        if let order = rule.order {
            let folded = children.reduce(into: [String]()) { if $0.last != $1 || $1 != "testcase" { $0.append($1) } }
            if folded != order.map({ $0.replacing("*", with: "") }), folded != order.filter({ !$0.hasSuffix("*") }) {
                problems.append("holds \(folded)")
            }
        }
        let isBlank = element.ownText.allSatisfy(\.isWhitespace)
        if !rule.mayHoldText, !isBlank { problems.append("holds text") }
        return problems
    }
}
