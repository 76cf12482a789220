import Synchronization

/// The picture requests to a product so far.
final class RequestedPictureLog: Sendable {
    private let requestedPictures = Mutex<[RequestedPicture]>([])

    var last: RequestedPicture? { requestedPictures.withLock { $0.last } }

    func add(_ requested: RequestedPicture) { requestedPictures.withLock { $0.append(requested) } }
}
