import Foundation

/// Searches for a key in everything that a text can be decoded to. It shares no code with the program: each decoding is
/// a function of its own, and all orders of decodings are tried.
package enum KeyTrace {
    /// The most decoded texts that are looked at.
    private static let most = 600

    /// Whether the key is in the text, upper and lower case alike, after at most `depth` decodings.
    package static func isFound(_ key: String, in text: some Sequence<UInt8>, depth: Int = 4) -> Bool {
        let wanted = lowercased(Array(key.utf8))
        var known: Set<[UInt8]> = [Array(text)]
        var texts = Array(known)
        for _ in 0...depth {
            var next: [[UInt8]] = []
            for text in texts {
                if contains(lowercased(text), wanted) { return true }
                for decode in decodings {
                    for decoded in decode(text) where decoded.count >= wanted.count && known.count < most {
                        if known.insert(decoded).inserted { next.append(decoded) }
                    }
                }
            }
            texts = next
        }
        return false
    }

    private static var decodings: [([UInt8]) -> [[UInt8]]] {
        [visible, backslashes, percents, entities, mail, base64, hex]
    }

    private static func lowercased(_ text: [UInt8]) -> [UInt8] { text.map { 65...90 ~= $0 ? $0 + 32 : $0 } }

    private static func contains(_ text: [UInt8], _ wanted: [UInt8]) -> Bool {
        Data(text).range(of: Data(wanted)) != nil
    }

    private static func visible(_ text: [UInt8]) -> [[UInt8]] {
        guard let string = String(validating: text, as: UTF8.self) else { return [text.filter { $0 >= 32 }] }
        var kept = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            let category = scalar.properties.generalCategory
            let isHidden = category == .control || category == .format || 0xFE00...0xFE0F ~= scalar.value
            if !isHidden { kept.append(scalar) }
        }
        return [Array(String(kept).utf8)]
    }

    /// Replaces each match of a pattern by bytes. The text is taken as Latin-1, so that a character is a byte.
    private static func replaced(
        _ text: [UInt8], _ pattern: String, _ value: (_ groups: [String]) -> [UInt8]
    ) -> [[UInt8]] {
        guard let expression = try? NSRegularExpression(pattern: pattern),
            let string = String(data: Data(text), encoding: .isoLatin1)
        else { return [] }
        let whole = string as NSString
        var result: [UInt8] = []
        var start = 0
        for match in expression.matches(in: string, range: NSRange(location: 0, length: whole.length)) {
            result += text[start..<match.range.location]
            result += value(
                (1..<match.numberOfRanges).map {
                    match.range(at: $0).location == NSNotFound ? "" : whole.substring(with: match.range(at: $0))
                })
            start = match.range.location + match.range.length
        }
        return start == 0 ? [] : [result + text[start...]]
    }

    private static func utf8(_ digits: String, _ radix: Int) -> [UInt8] {
        UInt32(digits, radix: radix).flatMap { Unicode.Scalar($0) }.map { Array(String(Character($0)).utf8) } ?? []
    }

    private static func byte(_ digits: String, _ radix: Int) -> [UInt8] {
        UInt8(digits, radix: radix).map { [$0] } ?? []
    }

    private static func backslashes(_ text: [UInt8]) -> [[UInt8]] {
        let pattern =
            #"\\u([0-9a-fA-F]{4})|\\[ux]\{([0-9a-fA-F]+)\}|\\x([0-9a-fA-F]{2})|\\([0-7]{3})|\\([nrtbf])|\\([^ux0-7])"#
        return replaced(text, pattern) { groups in
            if !groups[0].isEmpty { return utf8(groups[0], 16) }
            if !groups[1].isEmpty { return utf8(groups[1], 16) }
            if !groups[2].isEmpty { return byte(groups[2], 16) }
            if !groups[3].isEmpty { return byte(groups[3], 8) }
            if !groups[4].isEmpty { return [0x0A] }
            return groups[5].unicodeScalars.map { UInt8($0.value) }
        }
    }

    private static func percents(_ text: [UInt8]) -> [[UInt8]] {
        replaced(text, "%([0-9a-fA-F]{2})") { byte($0[0], 16) }
    }

    private static func mail(_ text: [UInt8]) -> [[UInt8]] {
        let joined = replaced(text, "=[ \t]*\r?\n") { _ in [] }.first ?? text
        return [joined] + replaced(joined, "=([0-9a-fA-F]{2})") { byte($0[0], 16) }
    }

    private static func entities(_ text: [UInt8]) -> [[UInt8]] {
        let names = ["amp": 38, "lt": 60, "gt": 62, "quot": 34, "apos": 39, "sol": 47, "plus": 43] as [String: UInt8]
        return replaced(text, "&#([0-9]+);|&#x([0-9a-fA-F]+);|&([a-z]+);") { groups in
            if !groups[0].isEmpty { return utf8(groups[0], 10) }
            if !groups[1].isEmpty { return utf8(groups[1], 16) }
            return names[groups[2]].map { [$0] } ?? Array("&\(groups[2]);".utf8)
        }
    }

    /// Each run of digits, begun at four places.
    private static func base64(_ text: [UInt8]) -> [[UInt8]] {
        var runs: [[UInt8]] = [[]]
        for byte in text {
            switch byte {
            case 48...57, 65...90, 97...122, 43, 47: runs[runs.count - 1].append(byte)
            case 45: runs[runs.count - 1].append(43)
            case 95: runs[runs.count - 1].append(47)
            default: if runs.last?.isEmpty == false { runs.append([]) }
            }
        }
        return (0..<4).flatMap { start in
            runs.filter { $0.count >= 10 + start }.compactMap { run in
                var digits = Array(run.dropFirst(start))
                if digits.count % 4 == 1 { digits.removeLast() }
                while digits.count % 4 != 0 { digits.append(61) }
                return Data(base64Encoded: Data(digits)).map { Array($0) }
            }
        }
    }

    /// Each run of digits with separators, begun at two places.
    private static func hex(_ text: [UInt8]) -> [[UInt8]] {
        let lower = String(decoding: lowercased(text).map { $0 < 128 ? $0 : 33 }, as: UTF8.self)
        let bare = lower.replacingOccurrences(of: "0x", with: "").replacingOccurrences(of: "\\x", with: "")
        var runs: [[UInt8]] = [[]]
        for byte in bare.utf8 {
            if 48...57 ~= byte || 97...102 ~= byte {
                runs[runs.count - 1].append(byte <= 57 ? byte - 48 : byte - 87)
            } else if ![32, 58, 45, 44].contains(byte), runs.last?.isEmpty == false {
                runs.append([])
            }
        }
        return (0..<2).flatMap { start in
            runs.filter { $0.count >= 12 + start }.map { run in
                stride(from: start, to: run.count - 1, by: 2).map { run[$0] << 4 | run[$0 + 1] }
            }
        }
    }
}
