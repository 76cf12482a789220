import FakeImageServers
import TestServer

/// An unrelated server: every path has the same page.
private struct StrangeImageProduct: FakeImageProduct {
    let page: ServerStep
    let product: any FakeImageProduct

    func isQuestion(_ request: RecordedRequest) -> Bool { product.isQuestion(request) }
    func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep { page }
}

extension ImageSubject {
    /// Its address has an unrelated server, every path of which has the same page.
    func strange(_ page: ServerStep) -> ImageSubject {
        var stranger = self
        stranger.makeProduct = { [makeProduct] in StrangeImageProduct(page: page, product: makeProduct()) }
        return stranger
    }
}
