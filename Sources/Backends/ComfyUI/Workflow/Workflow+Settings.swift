import Domain
import Generation
import Platform

extension Workflow {
    /// Reads the workflow that a pipeline names.
    init(of settings: BackendSettings, files: any FileSystem) throws(SetupError) {
        let remedy =
            "save a workflow with “Export (API)” in ComfyUI, and name its file under “workflow:” of “\(settings.name)”"
        guard let file = settings.images.workflow else {
            throw SetupError(.misconfigured, "it has no workflow", remedy: remedy)
        }
        let bytes: [UInt8]
        do {
            bytes = try files.read(file, limit: ImageSettings.workflowSizeLimit)
        } catch {
            throw SetupError(.misconfigured, "\(error)", remedy: remedy)
        }
        do {
            self = try WorkflowReader.read(bytes, of: file, aims: settings.images.slots)
        } catch {
            throw SetupError(.misconfigured, "\(error)", remedy: error.remedy(for: settings.name))
        }
    }
}
