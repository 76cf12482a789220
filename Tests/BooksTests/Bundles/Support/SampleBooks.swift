import Foundation
import SystemPackage
import TestSupport

@testable import Books
@testable import Domain
@testable import Media

/// Books for tests. Their pictures are one small PNG file under different names, except in books that are measured.
struct SampleBooks {
    static let identifier = "5f0c1b2e-7d43-5c1a-9e0f-1a2b3c4d5e6f"
    /// 2026-07-21T00:00:00Z.
    static let modified = 1_784_592_000
    /// Markup characters, and every character that XML forbids or discourages.
    static let hostileText =
        "<script>alert(\"1\")</script> ]]> &amp; 'quotes' \u{1F98A}\u{1F469}\u{200D}\u{1F467} \u{202E}desrever\u{202D} "
        + String(
            String.UnicodeScalarView(
                (Array(0...0x9F) + [0xFFFE, 0xFFFF, 0x1FFFF, 0xFDD0]).compactMap { Unicode.Scalar($0 as UInt32) }))

    /// One transparent pixel.
    private static let png = """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
        """

    /// The size of a comic's panels.
    static let panel = PixelSize(width: 512, height: 512) ?? .page

    private let file: FilePath
    private let filesInTrueSize: [PixelSize: FilePath]

    init() {
        file = "/nowhere/picture.png"
        filesInTrueSize = [:]
    }

    init(in folder: TemporaryFolder) throws {
        file = try folder.write([UInt8](Data(base64Encoded: Self.png) ?? Data()), to: "picture.png")
        filesInTrueSize = [:]
    }

    /// Pictures in their stated size, for browsers, which measure them.
    init(inTrueSizeIn folder: TemporaryFolder) throws {
        file = "/nowhere/picture.png"
        filesInTrueSize = try [.page, Self.panel].reduce(into: [:]) { files, size in
            let bitmap = Bitmap(
                width: size.width, height: size.height, layout: .rgb,
                bytes: Array(repeating: 0x99, count: size.width * size.height * 3))
            files[size] = try folder.write(PNGEncoder.encode(bitmap), to: "picture-\(size).png")
        }
    }

    func picture(
        _ number: Int, size: PixelSize = .page, alt: String = "A fox holds a lantern under a round moon.",
        provenance: Provenance = .model
    ) -> BookPicture {
        let digits = String(number, radix: 16)
        return BookPicture(
            file: filesInTrueSize[size] ?? file, digest: String(repeating: "0", count: 64 - digits.count) + digits,
            format: .png, size: size,
            alt: alt, provenance: provenance)
    }

    func story(
        _ title: String = "The Lantern Fox", slug: String = "the-lantern-fox", author: String? = "Mira Lindqvist",
        theme: Theme = .fantasy, pages: [BookPage]
    ) -> BookStory {
        BookStory(
            slug: Slug(title: slug), title: title, details: StoryDetails(author: author),
            cast: [StoryCharacter(id: "juno", name: "Juno", kind: "fox", appearance: "a fox")],
            theme: theme, pages: pages)
    }

    /// Pages of one picture each, one for each text.
    func pages(_ texts: [String], firstPicture: Int = 1, size: PixelSize = .page) -> [BookPage] {
        texts.enumerated().map { index, text in
            BookPage(number: index + 1, text: text, pictures: [picture(firstPicture + index, size: size)])
        }
    }

    func book(
        _ title: String = "The Lantern Fox", language: String = "en", authors: [String] = ["Mira Lindqvist"],
        collection: String? = nil, ages: ClosedRange<Int> = 3...6, stories: [BookStory]
    ) -> Book {
        Book(
            identifier: Self.identifier, slug: Slug(title: "lanterns"), title: title, language: language,
            authors: authors,
            collectionTitle: collection, audience: Audience(ages: ages, rating: .general), modified: Self.modified,
            stories: stories)
    }

    var oneStory: Book {
        book(collection: "Lanterns in the Forest", stories: [story(pages: pages(Self.texts))])
    }

    var collection: Book {
        book(
            "Lanterns in the Forest", authors: ["Mira Lindqvist", "Ole Brandt"],
            stories: [
                story(pages: pages(Self.texts)),
                story(
                    "A Boat for Grandmother", slug: "a-boat-for-grandmother", author: "Ole Brandt", theme: .family,
                    pages: pages(Array(Self.texts.prefix(2)), firstPicture: 11)),
                story(
                    "The Quiet Hill", slug: "the-quiet-hill", author: nil, pages: pages(["A hill."], firstPicture: 21)),
            ])
    }

    var comic: Book {
        book(
            "Juno and the Four Winds", authors: [],
            stories: [
                story(
                    "Juno and the Four Winds", theme: .friendship,
                    pages: (1...3).map { page in
                        BookPage(
                            number: page, text: Self.texts[page % 3],
                            pictures: (1...4).map { picture(page * 10 + $0, size: Self.panel, provenance: .stub) })
                    })
            ])
    }

    var rightToLeft: Book {
        book(
            "השועלה והפנס", language: "he", authors: ["מירה"],
            stories: [story("השועלה והפנס", theme: .animals, pages: pages(["בקצה היער גרה שועלה קטנה.", "לילה טוב."]))])
    }

    var hostile: Book {
        let text = Self.hostileText
        return book(
            text, authors: [text, "\u{0}\u{1B}"], collection: text,
            stories: [
                story(
                    text, slug: "hostile", author: text, theme: .neutral,
                    pages: [
                        BookPage(number: 1, text: text + "\r\n\r\n" + text, pictures: [picture(1, alt: text)]),
                        BookPage(number: 2, text: "", pictures: [picture(2, alt: "\u{7}")]),
                    ])
            ])
    }

    func long(pages count: Int) -> Book {
        book(stories: [story(pages: pages((1...count).map { Self.texts[$0 % Self.texts.count] }))])
    }

    static let texts = [
        "On the edge of the forest lived a fox called Juno, who was afraid of only one thing in the whole wide world.",
        "“It is not the dark,” she said to the owl.\n\n“It is what the dark might be hiding.”",
        "The owl blinked, slowly, the way owls do when they already know the answer. “Then take a lantern,” it said.",
    ]
}
