/// Prometheus' text format, version 0.0.4, as the textfile collector of node exporters reads it: no timestamps, each
/// family in one block with HELP and TYPE, a line feed at the end. In this format `# EOF` of OpenMetrics would be a
/// comment, and OpenMetrics' names of counters would not be recognized.
enum MetricsText {
    static func text(_ samples: [MetricSample]) -> String {
        var text = ""
        for family in MetricFamily.allCases {
            let own = samples.filter { $0.family == family }
            guard !own.isEmpty else { continue }
            text += "# HELP \(family.rawValue) \(family.help)\n# TYPE \(family.rawValue) \(family.type)\n"
            for sample in own { text += line(sample) + "\n" }
        }
        return text
    }

    private static func line(_ sample: MetricSample) -> String {
        let labels = sample.labels.map { "\($0.name)=\"\(escaped($0.value))\"" }.joined(separator: ",")
        return "\(sample.family.rawValue){\(labels)} \(number(sample.value))"
    }

    /// Escapes scalar by scalar. A quotation mark with a combining accent is one `Character`, but a reader of the file
    /// sees a quotation mark.
    private static func escaped(_ value: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\\", "\"": escaped.append(contentsOf: ["\\", scalar])
            case "\n": escaped.append(contentsOf: ["\\", "n"])
            default: escaped.append(scalar)
            }
        }
        return String(escaped)
    }

    private static func number(_ value: Double) -> String {
        Int(exactly: value).map(String.init) ?? "\(value)"
    }
}
