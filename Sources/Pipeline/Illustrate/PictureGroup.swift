import Domain
import Foundation
import Generation
import LibraryStore
import PipelineFiles
import Prompts

/// Collections with the same image generators.
struct PictureGroup {
    var settings: [BackendSettings]
    var collections: [CollectionID]
}

extension RunRequest {
    /// The last queue that each pass draws from.
    var queues: [PanelQueue] {
        guard !isPageRequestOnly else { return [.asked] }
        return (1...passCount).map { $0 == 1 ? .missing : .pass($0) }
    }

    /// In the order in which the pipelines first name them.
    func pictureGroups(of collections: [CollectionID]) -> [PictureGroup] {
        var groups: [PictureGroup] = []
        for (pipeline, collection) in zip(pipelines, collections) {
            let settings = stubOnly ? [.stub] : pipeline.images
            if let index = groups.firstIndex(where: { $0.settings == settings }) {
                groups[index].collections.append(collection)
            } else {
                groups.append(PictureGroup(settings: settings, collections: [collection]))
            }
        }
        return groups
    }
}

extension RunSetup {
    func pictureSettings(of collections: [CollectionID]) -> [CollectionID: PictureSettings] {
        Dictionary(
            uniqueKeysWithValues: zip(collections, request.pipelines).map { collection, pipeline in
                (collection, PictureSettings(of: pipeline, prompts, isStubOnly: request.stubOnly))
            })
    }
}
