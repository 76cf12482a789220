import Domain
import Generation
import LibraryStore
import Platform
import SystemPackage

extension ExportBooks {
    /// Writes a book of the library's own folder again, as it was written before. Returns whether it is there now. If
    /// the library has changed since, or the book cannot be made now, the next run decides about it.
    static func rewrite(
        _ bundle: StoredBundle, in context: LibraryContext,
        placeholders: @escaping @Sendable () throws -> any ImageGenerator
    ) async throws -> Bool {
        guard let format = ExportFormat(rawValue: bundle.format), let plan = BookPlan(repeating: bundle, in: context),
            let facts = try await context.library.collections.all().first(where: { $0.id == bundle.collection })?.facts
        else { return false }
        let export = ExportBooks(context, plan: plan, placeholders: placeholders, run: bundle.run)
        var input = try await export.input(of: bundle.collection, facts)
        guard
            let item = plan.items([format], of: facts, stories: input.stories).first(where: {
                $0.path.string == bundle.path
            }), bundle.content == plan.contentMark(of: item, input.revisions)
        else { return false }
        let staging = try await export.stagingFolder()
        var result = Result()
        do {
            try await export.write(item, from: &input, on: staging, &result)
            try export.clear(staging)
        } catch {
            try? export.clear(staging)
            guard error is BookProblem || error is BookDestination.Obstacle || isOfOneBook(error) else { throw error }
        }
        return result.written > 0
    }
}

extension BookPlan {
    /// The plan by which a book was written. Nil if its content mark is not one that this program can have written.
    fileprivate init?(repeating bundle: StoredBundle, in context: LibraryContext) {
        let words = bundle.content.split(separator: " ").map { String($0) }
        guard words.count >= 3, words[0] == context.environment.program.version else { return nil }
        var options = ExportOptions()
        // The mark is only equal if nothing changed, so placeholders in the book were allowed.
        options.allowsPlaceholders = true
        options.stripsMetadata = words.contains("stripped")
        options.bundlePictures = words.dropFirst(3).compactMap { PictureFormat(rawValue: $0) }.first ?? .jpeg
        self.init(programVersion: words[0], sourceDateEpoch: Int(words[1]), options: options)
    }
}
