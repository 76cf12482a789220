import Digests
import Domain
import FileSystems
import Foundation
import GeneratorBackends
import Generators
import ImageCodecs
import PageSpecs
import SystemPackage

/// One page at a time, on one core: drawing, encoding, storing.
struct PageBenchmark {
    private let size = PixelSize.page
    private let illustrator = StubIllustrator()

    func run() throws {
        let requests = Setting.allCases.enumerated().map { request(for: $1, number: $0 + 1) }
        let clock = ContinuousClock()
        let folder = FilePath(FileManager.default.temporaryDirectory.path).appending("nightpress-benchmark")
        let files = LocalFileSystem()
        try files.makeDirectory(folder)
        defer { try? FileManager.default.removeItem(atPath: folder.string) }
        var draw: [Duration] = []
        var encode: [Duration] = []
        var store: [Duration] = []
        var bytes = 0
        for request in requests + requests {
            var bitmap = illustrator.bitmap(for: request)
            draw.append(clock.measure { bitmap = illustrator.bitmap(for: request) })
            var file: [UInt8] = []
            encode.append(try clock.measure { file = try PNGEncoder.encode(bitmap) })
            let path = folder.appending("picture.png")
            store.append(
                try clock.measure {
                    _ = SHA256Digest(of: file)
                    try files.write(file, to: path, durably: false)
                })
            bytes += file.count
        }
        print("a page of \(size), \(draw.count) scenes, one core, median (fastest to slowest):")
        print("  draw    \(spread(draw))")
        print("  encode  \(spread(encode)), \(bytes / draw.count / 1000) kB a file")
        print("  store   \(spread(store))")
    }

    private func spread(_ durations: [Duration]) -> String {
        let sorted = durations.map { $0 / .milliseconds(1) }.sorted()
        return "\(tenths(sorted[sorted.count / 2])) ms (\(tenths(sorted[0])) to \(tenths(sorted[sorted.count - 1])))"
    }

    private func tenths(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private func request(for setting: Setting, number: Int) -> ImageRequest {
        let cast = [
            StoryCharacter(id: "pim", name: "Pim", kind: "fox", appearance: "a small red fox with a green scarf"),
            StoryCharacter(id: "mira", name: "Mira", kind: "girl", appearance: "a girl in a yellow raincoat"),
        ]
        let panel = PanelSpec(
            direction: "Pim and Mira look for the lantern.", alt: "A fox and a girl look for a lantern.",
            setting: setting,
            timeOfDay: TimeOfDay.allCases[number % 4], weather: Weather.allCases[number % 6],
            cast: cast.map { CastMember(character: $0.id, pose: Pose.allCases[number % 10]) },
            props: ["lantern", "tree", "house", "boat"])
        return ImageRequest(
            concept: panel.direction, seed: UInt64(number), size: size, theme: Theme.allCases[number % 6], panel: panel,
            characters: cast, pageNumber: number, pageCount: 18, storySeed: 7)
    }
}
