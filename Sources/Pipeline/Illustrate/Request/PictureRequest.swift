import Domain
import Generation

/// One rung of a panel's ladder.
struct PictureRequest {
    let builder: PictureRequestBuilder
    let rung: Rung
    /// Counts the seeds that are tried on the rung, from 0.
    let variation: Int
}
