/// Wall time of a stage.
package struct StageSeconds: Codable, Hashable, Sendable {
    package var stage: String
    package var seconds: Double

    package init(stage: String, seconds: Double) {
        self.stage = stage
        self.seconds = seconds
    }
}
