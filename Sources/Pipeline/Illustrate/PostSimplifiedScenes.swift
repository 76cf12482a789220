import Domain
import Generation
import LibraryStore

/// Posts which pages show only the theme and the place. These pages are ready but do not show what was planned.
struct PostSimplifiedScenes {
    /// How many pages are named before the rest is only counted.
    private static let namedPages = 3

    func callAsFunction(_ run: RunContext) async throws {
        let pages = try await run.library.pictures.pages(drawnOn: .simple, in: run.record.id)
        let backends = pages.map(\.backend).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        for backend in backends {
            let paths = pages.filter { $0.backend == backend }.map(\.path)
            let more = paths.count > Self.namedPages ? " and \(paths.count - Self.namedPages) more" : ""
            run.notices.post(
                "\(Counted(paths.count, "page shows", "pages show")) a simpler scene than was planned, as “\(backend)” drew "
                    + "nothing else: \(paths.prefix(Self.namedPages).joined(separator: ", "))\(more); "
                    + "“nightpress regenerate NAME” redraws \(paths.count == 1 ? "it" : "them")")
        }
    }
}
