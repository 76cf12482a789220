/// Prometheus' text format, version 0.0.4, as strict as its description and not more tolerant than the textfile
/// collector of node exporters. Reads a whole file, or returns its problems.
struct MetricsGrammar {
    struct Sample: Hashable {
        var name: String
        var labels: [String: String]
        var value: Double
    }

    private(set) var samples: [Sample] = []
    private(set) var types: [String: String] = [:]
    private(set) var problems: [String] = []
    private var helps: Set<String> = []
    private var finished: Set<String> = []
    private var current: String?

    init(_ text: String) {
        if !text.utf8.isEmpty, text.utf8.last != UInt8(ascii: "\n") { problems.append("no line feed at the end") }
        for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
            guard let line = String(line) else {
                problems.append("no UTF-8")
                continue
            }
            if line.hasPrefix("#") { comment(line) } else { sample(line) }
        }
        for (index, sample) in samples.enumerated() {
            let same = samples[..<index].contains { $0.name == sample.name && $0.labels == sample.labels }
            if same { problems.append("twice: \(sample.name) \(sample.labels)") }
        }
    }

    func value(_ name: String, _ labels: [String: String] = [:]) -> Double? {
        let found = samples.filter { sample in
            sample.name == name && labels.allSatisfy { sample.labels[$0.key] == $0.value }
        }
        return found.isEmpty ? nil : found.reduce(0) { $0 + $1.value }
    }

    private mutating func comment(_ line: String) {
        let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false).map { String($0) }
        guard words.count == 4, words[0] == "#", ["HELP", "TYPE"].contains(words[1]) else {
            problems.append("a comment that means nothing: \(line)")
            return
        }
        if words[1] == "HELP" {
            if !helps.insert(words[2]).inserted { problems.append("helped twice: \(words[2])") }
            if words[3].contains("\\") { problems.append("an escape in a help") }
        } else {
            if types[words[2]] != nil || samples.contains(where: { $0.name == words[2] }) {
                problems.append("typed too late: \(words[2])")
            }
            if !["counter", "gauge"].contains(words[3]) { problems.append("unknown type \(words[3])") }
            if words[2].hasSuffix("_total") != (words[3] == "counter") { problems.append("misnamed: \(words[2])") }
            types[words[2]] = words[3]
        }
    }

    private mutating func sample(_ line: String) {
        var rest = Array(line.utf8)[...]
        let name = Self.name(from: &rest, more: ":")
        if current != name {
            if let current { finished.insert(current) }
            current = name
        }
        if finished.contains(name) { problems.append("in pieces: \(name)") }
        if !helps.contains(name) || types[name] == nil { problems.append("neither help nor type: \(name)") }
        guard rest.popFirst() == UInt8(ascii: "{"), let labels = labels(from: &rest),
            rest.popFirst() == UInt8(ascii: " ")
        else {
            problems.append("no sample: \(line)")
            return
        }
        let words = String(decoding: rest, as: UTF8.self)
        guard words.wholeMatch(of: /[+-]?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?/) != nil, let value = Double(words) else {
            problems.append("no value, or one with a timestamp: \(line)")
            return
        }
        samples.append(Sample(name: name, labels: labels, value: value))
    }

    private static func name(from rest: inout ArraySlice<UInt8>, more: String = "") -> String {
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_" + more
        let name = rest.enumerated().prefix { index, byte in
            letters.utf8.contains(byte) || index > 0 && "0123456789".utf8.contains(byte)
        }
        rest = rest.dropFirst(name.count)
        return String(decoding: name.map(\.element), as: UTF8.self)
    }

    private mutating func labels(from rest: inout ArraySlice<UInt8>) -> [String: String]? {
        var labels: [String: String] = [:]
        while true {
            let name = Self.name(from: &rest)
            guard !name.isEmpty, !name.hasPrefix("__"), rest.popFirst() == UInt8(ascii: "="),
                rest.popFirst() == UInt8(ascii: "\"")
            else { return nil }
            var value: [UInt8] = []
            while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
                guard byte == UInt8(ascii: "\\") else {
                    value.append(byte)
                    continue
                }
                switch rest.popFirst() {
                case UInt8(ascii: "n"): value.append(UInt8(ascii: "\n"))
                case UInt8(ascii: "\\"): value.append(UInt8(ascii: "\\"))
                case UInt8(ascii: "\""): value.append(UInt8(ascii: "\""))
                default: return nil
                }
            }
            if labels.updateValue(String(decoding: value, as: UTF8.self), forKey: name) != nil { return nil }
            switch rest.popFirst() {
            case UInt8(ascii: ","): continue
            case UInt8(ascii: "}"): return labels
            default: return nil
            }
        }
    }
}
