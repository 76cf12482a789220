import Synchronization

/// The picture requests to a product so far.
final class WishLog: Sendable {
    private let wishes = Mutex<[PictureWish]>([])

    var last: PictureWish? { wishes.withLock { $0.last } }

    func add(_ wish: PictureWish) { wishes.withLock { $0.append(wish) } }
}
