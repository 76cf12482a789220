/// The shape of a story with choices that is written: levels of passages, between which branches join again.
///
/// The first level has one passage, each level between has as many as there are choices, and the last has the endings.
/// Every passage can be reached, and every path ends after ``depth`` choices.
package struct Branching: Hashable, Codable, Sendable {
    package static let choiceLimits = 2...3
    package static let depthLimits = 1...4
    package static let endingLimits = 1...6

    /// How many choices a reader has at a time.
    package var choices: Int
    /// How many choices a reader makes.
    package var depth: Int
    package var endings: Int

    package init(choices: Int = 2, depth: Int = 3, endings: Int = 4) {
        self.choices = choices
        self.depth = depth
        self.endings = endings
    }

    /// The most endings that choices can lead to.
    package var mostEndings: Int { depth == 1 ? choices : choices * choices }

    private var levels: [Int] { [1] + Array(repeating: choices, count: depth - 1) + [endings] }

    package var passageCount: Int { levels.reduce(0, +) }

    /// For each passage in order: the level, counted from 0, and the passages that its choices lead to.
    package var passages: [(level: Int, targets: [Int])] {
        var passages: [(level: Int, targets: [Int])] = []
        var next = 1
        for (level, count) in levels.enumerated() {
            let following = level + 1 < levels.count ? levels[level + 1] : 0
            for index in 0..<count {
                let first = following == 0 ? 0 : index * following / count
                let targets = (0..<min(choices, following)).map { next + (first + $0) % following }
                passages.append((level, targets.sorted()))
            }
            next += following
        }
        return passages
    }
}
