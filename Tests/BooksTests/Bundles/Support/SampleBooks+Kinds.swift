@testable import Books
@testable import Domain

/// Books of the kinds that reading systems, validators and browsers must accept.
extension SampleBooks {
    static let kinds = [
        "story", "collection", "comic", "Hebrew", "Arabic", "hostile", "wordless", "long texts", "Japanese", "chapters",
    ]

    func book(ofKind kind: String) -> Book? {
        switch kind {
        case "story": oneStory
        case "collection": collection
        case "comic": comic
        case "Hebrew": rightToLeft
        case "Arabic": arabic
        case "hostile": hostile
        case "wordless": wordless
        case "long texts": longTexts(ages: 3...6)
        case "Japanese": japanese
        case "chapters": chapters
        case "1000 pages": thousandPages
        default: nil
        }
    }

    /// In Arabic. One author's name is written left to right.
    var arabic: Book {
        book(
            "الثعلبة والفانوس (2)", language: "ar", authors: ["Mira Lindqvist", "أمل"],
            stories: [
                story(
                    "الثعلبة والفانوس", slug: "fox", author: "أمل", theme: .family,
                    pages: pages([
                        "في طرف الغابة، تحت جذور شجرة بلوط عجوز، عاشت ثعلبة صغيرة حمراء اسمها تانسي.",
                        "قالت البومة: «خذي فانوسًا!»\n\nفأخذت الثعلبة الفانوس ومضت في الطريق.",
                    ])),
                story(
                    "The Owl (English)", slug: "owl", author: "Mira Lindqvist",
                    pages: pages(["The owl said: “Good night!”"], firstPicture: 11)),
            ])
    }

    var japanese: Book {
        book(
            "きつねとランタン", language: "ja", authors: ["みら"],
            stories: [
                story(
                    "きつねとランタン", slug: "kitsune",
                    pages: pages(["森のはずれの大きな木の根元に、小さな赤いきつねがすんでいました。きつねは古いランタンを持っていました。", "おやすみなさい。"]))
            ])
    }

    /// The second page begins a part and a chapter, the third a chapter.
    var chapters: Book {
        var pages = pages([
            "It was evening.", "Part One\n\nThe “Storm”\n\nThe wind blew. It rained.", "The Calm\n\nThe sea was still.",
        ])
        pages[1].headings = 2
        pages[2].headings = 1
        return book(stories: [story(pages: pages)])
    }

    var wordless: Book {
        book(stories: [story(pages: pages(["", " \n"]))])
    }

    /// Texts of several lengths: short, usual, one that makes the picture smaller, and one that makes the type smaller.
    /// A comic page of each, and words longer than a line.
    func longTexts(ages: ClosedRange<Int>) -> Book {
        let texts = [2, 20, 60, 150, 600].map { Self.sentences(words: $0) } + [String(repeating: "Lantern", count: 60)]
        let comic = (texts + ["One. Two. Three. Four. Five. Six."]).enumerated().map { index, text in
            BookPage(
                number: index + 1, text: text,
                pictures: (1...(index % 6 + 2)).map {
                    picture(100 * (index + 1) + $0, size: Self.panel, provenance: .stub)
                })
        }
        return book(
            "The Long, Long Story of the Fox Who Carried the Smallest Lantern in the World Over the Highest Hill",
            ages: ages, stories: [story(pages: pages(texts)), story("Panels", slug: "panels", pages: comic)])
    }

    /// 50 stories of 20 pages.
    var thousandPages: Book {
        book(
            "A Thousand Pages",
            stories: (1...50).map { number in
                story(
                    "Story \(number)", slug: "story-\(number)",
                    pages: pages((1...20).map { Self.texts[$0 % Self.texts.count] }, firstPicture: number * 100))
            })
    }

    private static func sentences(words: Int) -> String {
        (1...words).map { $0.isMultiple(of: 9) || $0 == words ? "lantern." : "little" }.joined(separator: " ")
    }
}
