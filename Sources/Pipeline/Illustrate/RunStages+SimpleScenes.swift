import Domain
import Generation
import LibraryStore

extension RunStages {
    /// Pages that are named before the rest is counted.
    private static let namedPages = 3

    /// Says of which pages only the theme and the place could be had: they are ready, and do not show what was planned.
    func postSimplifiedScenes() async throws {
        let pages = try await library.pictures.pages(drawnOn: .simple, in: run.id)
        let backends = pages.map(\.backend).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        for backend in backends {
            let paths = pages.filter { $0.backend == backend }.map(\.path)
            let more = paths.count > Self.namedPages ? " and \(paths.count - Self.namedPages) more" : ""
            board.post(
                "\(Counted(paths.count, "page shows", "pages show")) a simpler scene than was planned, as “\(backend)” drew "
                    + "nothing else: \(paths.prefix(Self.namedPages).joined(separator: ", "))\(more); "
                    + "“nightpress regenerate” draws \(paths.count == 1 ? "it" : "them") anew")
        }
    }
}
