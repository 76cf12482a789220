import Generation
import SystemPackage

/// Makes image generators of the image models that pipelines name.
package struct ModelImageGenerators: Sendable {
    private let machine: BackendMachine

    package init(machine: BackendMachine) {
        self.machine = machine
    }

    /// `logs` is a folder for what a server writes that is started for it.
    func generator(for settings: BackendSettings, logs: FilePath) -> any ImageGenerator {
        var machine = machine
        machine.logs = logs
        return ModelImageGenerator(
            model: ImageModelFactory(machine: machine).model(for: settings), perMinute: settings.images.perMinute,
            price: settings.images.price)
    }
}
