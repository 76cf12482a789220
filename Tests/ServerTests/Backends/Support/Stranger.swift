import FakeModelServers
import TestServer

/// An unrelated server: every path has the same page.
struct Stranger: FakeProduct {
    let page: ServerStep
    let questionPath: String

    func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep? { nil }
    var unknownPath: ServerStep { page }
    func answer(_ text: String, isCut: Bool) -> ServerStep { page }
    var overflow: ServerStep { page }
    func busy(seconds: Int) -> ServerStep { page }
    var wrongKey: ServerStep { page }
}
