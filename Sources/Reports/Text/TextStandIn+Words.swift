package import Domain

extension TextStandIn {
    /// `page 3 was planned by the built-in planner (llama: refused: no)`
    package var words: String {
        let what =
            switch part {
            case .story: "the text was written by the built-in writer"
            case .plan: "the story was planned by the built-in planner"
            case .cast: "the cast was found by the built-in planner"
            case .page(let number): "page \(number) was planned by the built-in planner"
            }
        return "\(what) (\(reason))"
    }
}
