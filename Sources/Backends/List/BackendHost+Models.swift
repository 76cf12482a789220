import Domain
package import Generation

extension BackendHost {
    /// The model that a pipeline describes, with keys masked in all texts that it gives. Sends no request. Invalid
    /// settings are reported by the probe.
    package func languageModel(_ settings: BackendSettings) -> any LanguageModel {
        do throws(SetupError) {
            let provider = try BackendList.provider(of: settings.kind)
            if let model = try provider.languageModel(settings, on: self) {
                return RedactedLanguageModel(model: managed(model, settings), redactor: redactor)
            }
            throw SetupError(.misconfigured, "it makes pictures only", remedy: "name it under “images:”")
        } catch {
            return UnusableModel(name: settings.name, failure: error)
        }
    }

    package func imageModel(_ settings: BackendSettings) -> any ImageModel {
        do throws(SetupError) {
            let provider = try BackendList.provider(of: settings.kind)
            if let model = try provider.imageModel(settings, on: self) {
                return RedactedImageModel(model: managed(model, settings), redactor: redactor)
            }
            throw SetupError(.misconfigured, "it makes text only", remedy: "name it under “text:”")
        } catch {
            return UnusableModel(name: settings.name, failure: error)
        }
    }

    private func managed(_ model: some LanguageModel, _ settings: BackendSettings) -> any LanguageModel {
        guard let server = server(settings) else { return model }
        return ManagedServerModel(model, server: server)
    }

    private func managed(_ model: some ImageModel, _ settings: BackendSettings) -> any ImageModel {
        guard let server = server(settings) else { return model }
        return ManagedServerModel(model, server: server)
    }

    /// Nil if the pipeline has no command that starts the server.
    private func server(_ settings: BackendSettings) -> ManagedServer? {
        guard let start = settings.start, !start.command.isEmpty else { return nil }
        return ManagedServer(
            of: settings.name, port: settings.server.flatMap(BackendSettings.port), start: start, on: self)
    }
}
