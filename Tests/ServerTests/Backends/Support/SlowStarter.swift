import FakeModelServers
import Synchronization
import TestServer

/// llama.cpp's server while it loads its model: it answers the first health requests with its loading message.
final class SlowStarter: FakeProduct {
    private let product = FakeLlamaCPP()
    private let left: Mutex<Int>

    init(times: Int) {
        left = Mutex(times)
    }

    var questionPath: String { product.questionPath }
    var unknownPath: ServerStep { product.unknownPath }
    var overflow: ServerStep { product.overflow }
    var wrongKey: ServerStep { product.wrongKey }
    func busy(seconds: Int) -> ServerStep { product.busy(seconds: seconds) }
    func answer(_ text: String, isCut: Bool) -> ServerStep { product.answer(text, isCut: isCut) }

    func selfPortrait(_ request: RecordedRequest, lacksModel: Bool) -> ServerStep? {
        let isLoading = left.withLock { left in
            defer { left = max(0, left - 1) }
            return left > 0
        }
        return isLoading ? FakeLlamaCPP.loading : product.selfPortrait(request, lacksModel: lacksModel)
    }
}
