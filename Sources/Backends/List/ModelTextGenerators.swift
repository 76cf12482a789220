package import Domain
package import Generation
import SystemPackage

/// Makes text generators of the language models that pipelines name.
package struct ModelTextGenerators: Sendable {
    private let machine: BackendMachine
    private let book: PromptBook
    private let validator: PlanValidator

    package init(machine: BackendMachine, book: PromptBook, validator: PlanValidator) {
        self.machine = machine
        self.book = book
        self.validator = validator
    }

    /// `logs` is a folder for what a server writes that is started for it.
    func generator(for settings: BackendSettings, logs: FilePath) -> any TextGenerator {
        var machine = machine
        machine.logs = logs
        return ModelTextGenerator(
            model: LanguageModelFactory(machine: machine).model(for: settings), book: book, validator: validator,
            time: machine.time)
    }
}
