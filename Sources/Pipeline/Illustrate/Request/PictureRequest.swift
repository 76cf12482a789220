import Domain
import Generation

/// One rung of a panel's ladder.
struct PictureRequest {
    let builder: PictureRequestBuilder
    let rung: Rung
    /// Number of the seed that is tried on the rung, from 0.
    let variation: Int
}
