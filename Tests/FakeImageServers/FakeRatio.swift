/// Aspect ratios of Google's APIs: `2:3`.
struct FakeRatio {
    private let width: Int
    private let height: Int

    /// Nil for a ratio that its models do not support.
    init?(_ text: String) {
        let known = [
            "1:1", "2:3", "3:2", "3:4", "4:3", "4:5", "5:4", "9:16", "16:9", "21:9", "1:4", "4:1", "1:8", "8:1",
        ]
        let sides = text.split(separator: ":").compactMap { Int($0) }
        guard known.contains(text), sides.count == 2 else { return nil }
        width = sides[0]
        height = sides[1]
    }

    func size(longerSide: Int) -> (width: Int, height: Int) {
        (longerSide * width / max(width, height), longerSide * height / max(width, height))
    }
}
