package import LibraryStore

/// Something in a library that does not match its rows.
package struct IntegrityProblem: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case damagedDatabase = "damaged-database"
        /// A row that refers to a missing row.
        case danglingRow = "dangling-row"
        case damagedPicture = "damaged-picture"
        case lostPicture = "lost-picture"
        /// The picture may or may not be damaged.
        case unreadablePicture = "unreadable-picture"
        case damagedRendition = "damaged-rendition"
        case lostRendition = "lost-rendition"
        case unreadableRendition = "unreadable-rendition"
        /// A page without a picture whose row says that it has one.
        case barePage = "bare-page"
        case damagedBook = "damaged-book"
        case lostBook = "lost-book"
    }

    package enum Repair: Hashable, Sendable {
        case notTried
        case done
        case failed(String)
    }

    package var kind: Kind
    /// The affected pages, or the story or collection of a book. Nil for the database.
    package var subject: AffectedPages?
    /// Relative to the library; nil for pages.
    package var file: String?
    var problem: String
    package var repair: Repair = .notTried
    /// Where the repair keeps what was damaged, relative to the library; nil if nothing is kept.
    package var kept: String?

    package var isRepaired: Bool { repair == .done }

    /// Whether `--repair` can repair it.
    package var isRepairable: Bool {
        switch kind {
        case .danglingRow, .unreadablePicture, .unreadableRendition: false
        case .damagedDatabase, .damagedPicture, .lostPicture, .damagedRendition, .lostRendition, .barePage,
            .damagedBook, .lostBook:
            true
        }
    }

    /// Whether nothing needs the file: no page shows the picture.
    package var isHarmless: Bool {
        (kind == .lostPicture || kind == .damagedPicture) && subject?.count == 0
    }

    /// Whether it was repaired at once, and not only left to the next run.
    package var isMadeAgain = false

    /// Whether it affects a file that can be made again without drawing.
    package var isOfCopy: Bool { kind == .damagedRendition || kind == .lostRendition }
}

extension IntegrityProblem: CustomStringConvertible {
    package var description: String {
        [place.map { "\($0): " } ?? "", what, ending].joined()
    }

    private var place: String? {
        guard let subject, subject.count > 0 else { return nil }
        let others = subject.count - subject.named.count
        return subject.named.joined(separator: ", ") + (others > 0 ? " and \(others) more" : "")
    }

    private var what: String {
        let file = "“\(file ?? "")”"
        let orphan = subject?.count == 0 ? " that no page shows" : ""
        return switch kind {
        case .damagedDatabase, .danglingRow: "the database \(file) is damaged: \(problem)"
        case .damagedPicture: "the picture \(file)\(orphan) is damaged: \(problem)"
        case .lostPicture: "the picture \(file)\(orphan) is lost: \(problem)"
        case .unreadablePicture: "the picture \(file)\(orphan) cannot be checked: \(problem)"
        case .damagedRendition: "the copy of a picture \(file) is damaged: \(problem)"
        case .lostRendition: "the copy of a picture \(file) is lost: \(problem)"
        case .unreadableRendition: "the copy of a picture \(file) cannot be checked: \(problem)"
        case .barePage: problem
        case .damagedBook: "the book \(file) is damaged: \(problem)"
        case .lostBook: "the book \(file) is lost: \(problem)"
        }
    }

    private var ending: String {
        switch repair {
        case .notTried: ""
        case .failed(let reason): "; not repaired: \(reason)"
        case .done where kept != nil: "; repaired, and kept as “\(kept ?? "")”"
        case .done: kind == .barePage || kind == .damagedDatabase || subject?.count != 0 ? "; repaired" : "; forgotten"
        }
    }
}
