/// Texts within the text in hex or Base64. The parts of different runs of digits are separated by a barrier.
extension MappedText {
    private static let mostSeparators = 4
    private static let isSeparator: [Bool] = (0...255).map { " ,:;-_.\t\r\n'\"".utf8.contains(UInt8($0)) }

    /// The bytes of all runs of Base64 with at least `minimum` bytes, once for each digit of a group of four with which
    /// the runs may begin. Both alphabets; padding is optional.
    func base64(minimum: Int) -> [MappedText] {
        let values = ASCIITable.base64Value
        let least = (minimum * 8 + 5) / 6
        var runs: [Range<Int>] = []
        var start = 0
        for index in 0...bytes.count where index == bytes.count || values[Int(bytes[index])] > 63 {
            if index - start >= least { runs.append(start..<index) }
            start = index + 1
        }
        guard !runs.isEmpty else { return [] }
        return (0..<4).map { phase in
            var result = MappedText()
            result.reserve(runs.reduce(0) { $0 + $1.count * 3 / 4 + 1 })
            for run in runs where run.count - phase >= least {
                append(base64: run.lowerBound + phase..<run.upperBound, values, to: &result)
            }
            return result
        }
    }

    private func append(base64 run: Range<Int>, _ values: [UInt8], to result: inout MappedText) {
        var (bits, count): (UInt32, Int) = (0, 0)
        var end = 0
        for place in run {
            bits = bits << 6 | UInt32(values[Int(bytes[place])])
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            // A byte has bits of two digits.
            result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)), from: source(of: place - 1..<place + 1))
            end = place + 1
        }
        if end == run.upperBound {
            var padded = end
            while padded < bytes.count, padded < end + 2, bytes[padded] == UInt8(ascii: "=") { padded += 1 }
            if padded > end { result.extendLast(to: source(of: end..<padded).upperBound) }
        }
        let last = source(of: run).upperBound
        result.append(Self.barrier, from: last..<last)
    }

    /// The bytes of all runs of hexadecimal digits with at least `minimum` bytes, once for each digit of a pair with
    /// which the runs may begin. There may be separators, `0x` and `\x` between digits.
    func hex(minimum: Int) -> [MappedText] {
        let runs = hexRuns(least: 2 * minimum)
        guard !runs.isEmpty else { return [] }
        return (0..<2).map { phase in
            var result = MappedText()
            for run in runs where run.count - phase >= 2 * minimum { append(hex: run[phase...], to: &result) }
            return result
        }
    }

    /// The positions of the digits of each run.
    private func hexRuns(least: Int) -> [[Int]] {
        let (values, isSeparator) = (ASCIITable.hexValue, Self.isSeparator)
        var runs: [[Int]] = []
        var digits: [Int] = []
        var (index, separators) = (0, 0)
        while index < bytes.count {
            let byte = bytes[index]
            if let count = hexPrefix(at: index, values) {
                index += count
                continue
            }
            if values[Int(byte)] < 16 {
                digits.append(index)
                separators = 0
            } else if !digits.isEmpty {
                separators += 1
                if separators > Self.mostSeparators || !isSeparator[Int(byte)] {
                    if digits.count >= least { runs.append(digits) }
                    digits.removeAll(keepingCapacity: true)
                    separators = 0
                }
            }
            index += 1
        }
        if digits.count >= least { runs.append(digits) }
        return runs
    }

    /// The length of `0x` or `\x` before a digit.
    private func hexPrefix(at index: Int, _ values: [UInt8]) -> Int? {
        let first = bytes[index]
        guard first == UInt8(ascii: "0") || first == UInt8(ascii: "\\"), index + 2 < bytes.count,
            bytes[index + 1] | 0x20 == UInt8(ascii: "x"), values[Int(bytes[index + 2])] < 16
        else { return nil }
        return 2
    }

    private func append(hex digits: ArraySlice<Int>, to result: inout MappedText) {
        let values = ASCIITable.hexValue
        var place = digits.startIndex
        while place + 1 < digits.endIndex {
            let (high, low) = (digits[place], digits[place + 1])
            result.append(values[Int(bytes[high])] << 4 | values[Int(bytes[low])], from: source(of: high..<low + 1))
            place += 2
        }
        let last = digits.last.map { source(of: $0..<$0 + 1).upperBound } ?? 0
        result.append(Self.barrier, from: last..<last)
    }
}
