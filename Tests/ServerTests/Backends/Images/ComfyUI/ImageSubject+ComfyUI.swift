import FakeImageServers
import Foundation
import SystemPackage

@testable import Domain
@testable import Generation

extension ImageSubject {
    static let comfyUI = ImageSubject(
        name: "ComfyUI", kind: "comfyui", makeProduct: { FakeComfyUI() },
        facts: "ComfyUI 0.3.64, model dream.safetensors, takes a reference picture",
        requested: { ($0 as? FakeComfyUI)?.requestedPictures.last }, hasQueueLimit: false, stopPath: "/interrupt",
        adjust: {
            $0.images.workflow = sampleWorkflow
            $0.images.slots = ["reference": "12.image"]
        })

    /// The same file for all tests and their runs.
    private static let sampleWorkflow: FilePath? = {
        guard let text = try? SampleWorkflow.withReference.text else { return nil }
        let file = FileManager.default.temporaryDirectory
            .appending(path: "nightpress-workflow-\(StableHash(of: text).value).json")
        guard (try? Data(text.utf8).write(to: file, options: .atomic)) != nil else { return nil }
        return FilePath(file.path)
    }()

    /// With a given ComfyUI and workflow.
    func drawing(_ workflow: FilePath, slots: [String: String] = [:], before product: FakeComfyUI) -> ImageSubject {
        var subject = configured {
            $0.images.workflow = workflow
            $0.images.slots = slots
        }
        subject.makeProduct = { product }
        return subject
    }
}
