/// What was right, and how often there was something to get right.
struct AnnotationScore {
    var right = 0
    var total = 0
    var misses: [String] = []
    var share: Double { Double(right) / Double(max(total, 1)) }

    mutating func count(_ isRight: Bool, _ miss: @autoclosure () -> String) {
        total += 1
        if isRight { right += 1 } else { misses.append(miss()) }
    }
}
