import BuiltIn
import Generation
import Prompts

extension Prompts {
    /// What is wrong with a user's own files, whether the generators of a run need them or not.
    var problems: [any Error] {
        guard !areCompiledIn else { return [] }
        let readers: [() throws -> Any] = [
            { try PlannerLexicon(self) }, { try StoryPlots(self) }, { try PromptBook(self) },
            { try PlanRules(prompts: self) }, { try SofteningTable(self) },
        ]
        return readers.compactMap { read in
            do { _ = try read() } catch { return error }
            return nil
        }
    }
}
