import ArgumentParser
import Domain
import LibraryStore
import Media
import Pipeline
import SystemPackage

struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Show what a story or a collection has in the library, and delete it with --force.",
        usage: "nightpress remove [<options>] <name> ...",
        discussion: """
            Each NAME is a collection, or COLLECTION/STORY; names are those that “status” shows. Pages and their \
            history are deleted; pictures and books that are then unused go with “nightpress clean”. A run of a \
            pipeline that still lists a story makes it again.

              nightpress remove lanterns-in-the-forest/the-lantern-fox
              nightpress remove lanterns-in-the-forest --force
            """)

    @Argument(help: ArgumentHelp("Collections, or stories as COLLECTION/STORY.", valueName: "name"))
    var names: [String]

    @Flag(name: .shortAndLong, help: "Delete it.")
    var force = false

    @OptionGroup var lock: LockOptions
    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var removed: Bool
        var removals: [Removal]

        struct Removal: Encodable {
            var name: String
            var title: String
            var stories: Int
            var pages: Int
            /// Pictures that no other story shows. “clean” deletes their files.
            var pictures: Int
            var bytes: Int
        }
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let (machine, root, progress) = (session.machine, session.root, session.progress)
        let removals: [Document.Removal]
        if force {
            let held = try await LockedLibrary.open(
                at: root, environment: machine.run, patience: lock.patience, listener: progress.show)
            let selections = try await NameResolver(of: held.library).stories(names).disjoint
            removals = try await extents(of: selections, in: held.library)
            try await held.remove(
                selections.map(\.removal), environment: machine.run, listener: progress.show)
            try held.close()
        } else {
            let library = try await Library.openForReading(
                at: root, environment: machine.run, patience: lock.patience, listener: progress.show)
            removals = try await extents(of: NameResolver(of: library).stories(names).disjoint, in: library)
            try library.close()
        }
        try session.print(
            Document(removed: force, removals: removals), or: text(removals))
    }

    private func extents(of selections: [SelectedStories], in library: Library) async throws -> [Document.Removal] {
        var removals: [Document.Removal] = []
        for item in selections {
            let (stories, pages) = try await library.integrity.extent(of: item.removal)
            let (pictures, bytes) = try await library.integrity.weight(of: item.removal)
            removals.append(
                Document.Removal(
                    name: item.name, title: item.title, stories: stories, pages: pages, pictures: pictures, bytes: bytes
                ))
        }
        return removals
    }

    private func text(_ removals: [Document.Removal]) -> String {
        var lines = removals.map { item in
            let stories = item.name.contains("/") ? "" : "\(Counted.stories(item.stories)), "
            return "\(force ? "removed" : "would remove") \(item.name): “\(item.title)”, "
                + stories + "\(Counted.pages(item.pages))" + (force ? "" : weight(of: item))
        }
        if !global.quiet {
            lines.append(
                force
                    ? "Remove its pictures and books with “nightpress clean -f”; a pipeline that still lists it makes it again."
                    : "Add -f to remove; pictures and books then go with “nightpress clean -f”.")
        }
        return lines.map { $0.singleLine + "\n" }.joined()
    }

    /// `, 3 pictures (1.2 MB)`; empty if no pictures would be removed.
    private func weight(of item: Document.Removal) -> String {
        guard item.pictures > 0 else { return "" }
        return ", \(Counted.pictures(item.pictures)) (\(ByteCount(item.bytes)))"
    }
}
