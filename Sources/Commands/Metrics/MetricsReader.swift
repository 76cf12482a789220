/// Reads the output of ``MetricsText``, so that a file can hold the collections of several runs.
enum MetricsReader {
    /// Nil for a file that Nightpress did not write. Skips unreadable lines with our prefix, because another version
    /// may have written them.
    static func samples(in text: String) -> [MetricSample]? {
        var samples: [MetricSample] = []
        for line in text.unicodeScalars.split(separator: "\n") {
            let start = String(String.UnicodeScalarView(line.prefix(24)))
            if start.hasPrefix("# HELP nightpress_") || start.hasPrefix("# TYPE nightpress_") { continue }
            guard start.hasPrefix("nightpress_") else { return nil }
            var rest = line
            if let sample = sample(&rest) { samples.append(sample) }
        }
        return samples
    }

    private typealias Text = Substring.UnicodeScalarView

    private static func sample(_ rest: inout Text) -> MetricSample? {
        guard let family = MetricFamily(rawValue: name(from: &rest)), rest.popFirst() == "{" else { return nil }
        var labels: [MetricSample.Label] = []
        repeat {
            let name = name(from: &rest)
            guard !name.isEmpty, rest.popFirst() == "=", let value = quoted(from: &rest) else { return nil }
            labels.append(MetricSample.Label(name, value))
        } while skips(",", in: &rest)
        guard skips("}", in: &rest), skips(" ", in: &rest), let value = Double(String(rest)), value.isFinite else {
            return nil
        }
        return MetricSample(family: family, labels: labels, value: value)
    }

    private static func name(from rest: inout Text) -> String {
        let name = rest.prefix { ("a"..."z").contains($0) || $0 == "_" }
        rest = rest.dropFirst(name.count)
        return String(name)
    }

    private static func quoted(from rest: inout Text) -> String? {
        guard rest.popFirst() == "\"" else { return nil }
        var value = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\"": return String(value)
            case "\\":
                guard let escaped = rest.popFirst() else { return nil }
                value.append(escaped == "n" ? "\n" : escaped)
            default: value.append(scalar)
            }
        }
        return nil
    }

    private static func skips(_ scalar: Unicode.Scalar, in rest: inout Text) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }
}
