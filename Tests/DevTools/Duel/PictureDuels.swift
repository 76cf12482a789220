import BuiltIn
import CPeers
import Domain
import Foundation
import Media

/// Drawing and encoding on one core, processor time.
enum PictureDuels {
    static var all: [Duel] {
        get throws { try [drawing(), encoding(level: -1), encoding(level: 1)] }
    }

    private static func drawing() -> Duel {
        let scenes = (1...6).map { DuelScene(count: 400, seed: $0) }
        let drawn = scenes.map(\.scene)
        let cairo = Cairo()
        return Duel(
            task: "draw six scenes of 400 shapes, \(PixelSize.page)", peer: "Cairo",
            ours: { Stopwatch.least(of: 1) { for scene in drawn { _ = Rasterizer().bitmap(of: scene, size: .page) } } },
            theirs: cairo.map { cairo in
                { Stopwatch.least(of: 1) { for scene in scenes { cairo.draw(scene, size: .page) } } }
            })
    }

    /// `level` is zlib's, or -1 for libpng's defaults.
    private static func encoding(level: Int32) throws -> Duel {
        let pages = DenseScenes.requests(size: .page).map { StubIllustrator().bitmap(for: $0) }
        return Duel(
            task: "encode \(pages.count) drawn pages as PNG", peer: level < 0 ? "libpng" : "libpng, level \(level)",
            ours: { try Stopwatch.least(of: 1) { for page in pages { _ = try PNGEncoder.encode(page) } } },
            theirs: {
                Stopwatch.least(of: 1) {
                    for page in pages { _ = cpeers_png_encode(page.bytes, page.width, page.height, level) }
                }
            })
    }
}
