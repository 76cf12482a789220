package enum StageName: String, CaseIterable, Codable, Sendable {
    case gather, plan, illustrate, export, report
}

/// Wall time of a stage.
package struct StageTime: Codable, Hashable, Sendable {
    package var stage: StageName
    package var seconds: Double

    package init(stage: StageName, seconds: Double) {
        self.stage = stage
        self.seconds = seconds
    }
}
