package import LibraryFixtures
import SystemPackage
import TestSupport

@testable package import Domain
@testable package import LibraryStore
@testable import Platform

extension TestRun {
    /// Another collection with the same stories, in `second.yaml`.
    package func writeSecondCollection() throws {
        let pipeline = String(decoding: try folder.read("pipeline.yaml"), as: UTF8.self)
        try folder.write(pipeline.replacing("collection: Test", with: "collection: Other"), to: "second.yaml")
    }

    /// Opens the library as another program does during a run.
    package func openBeside() throws -> Library { try .beside(library, fileSystem: fileSystem) }

    package var database: LibraryDatabase { LibraryDatabase(of: library) }

    /// The number of pages of the collection, drawn or not. Plans them if necessary.
    package func pageCount() async throws -> Int {
        if try !Library.exists(at: library, fileSystem: LocalFileSystem()) {
            _ = try await run(limits: RunLimits(images: 0))
        }
        let library = try open()
        defer { try? library.close() }
        var pages = 0
        for (id, _) in try await library.collections.all() {
            pages += try await library.panels.pageCounts(of: id).values.reduce(0, +)
        }
        return pages
    }

    /// The details of every panel of all stories, in order.
    package func accounts() async throws -> [PanelDetails] {
        let library = try open()
        defer { try? library.close() }
        var accounts: [PanelDetails] = []
        for (id, _) in try await library.collections.all() {
            for story in try await library.collections.stories(of: id) {
                accounts += try await library.panels.accounts(of: story.id)
            }
        }
        return accounts
    }

    /// The number of shown pictures by requested size.
    package func shownSizes() async throws -> [PixelSize?: Int] {
        let library = try open()
        defer { try? library.close() }
        var sizes: [PixelSize?: Int] = [:]
        for (id, _) in try await library.collections.all() {
            for group in try await library.collections.shownPictures(in: id) {
                sizes[group.askedSize, default: 0] += group.count
            }
        }
        return sizes
    }

    /// A panel by its page in the only story.
    package func panel(_ page: Int) async throws -> StoredPanel? {
        let library = try open()
        defer { try? library.close() }
        return try await library.panel(page)
    }
}

extension Library {
    /// A panel by its page in the only story.
    package func panel(_ page: Int) async throws -> StoredPanel? {
        guard let (id, _) = try await collections.all().first,
            let story = try await collections.stories(of: id).first
        else {
            return nil
        }
        return try await collections.pages(of: story.id).first { $0.number == page }?.panels.first
    }
}

extension TestRun {
    /// The number of panels that runs have in progress.
    package func leases() async throws -> Int {
        let library = try open()
        defer { try? library.close() }
        return try await library.panelsInProgress().count
    }
}
