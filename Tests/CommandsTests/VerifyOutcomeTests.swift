import Testing

@testable import Commands
@testable import LibraryStore
@testable import Pipeline

@Suite struct VerifyOutcomeTests {
    private let page = AffectedPages(named: ["tales/pim/1"], count: 1)

    private func text(
        _ problems: [IntegrityProblem], strays: [StrayFile] = [], unknown: [String] = [], copies: Int = 0,
        isQuiet: Bool = false
    ) -> [String] {
        var findings = VerifyResult(problems: problems, strays: strays, unknown: unknown)
        (findings.pictures, findings.bytes, findings.books, findings.seconds) = (24, 12_300_000, 3, 0.25)
        findings.copies = copies
        return VerifyOutcome(findings: findings).text(isQuiet: isQuiet).split(separator: "\n").map { String($0) }
    }

    private func flaw(_ kind: IntegrityProblem.Kind, _ repair: IntegrityProblem.Repair = .notTried) -> IntegrityProblem
    {
        IntegrityProblem(kind: kind, subject: page, file: "images/ab/abc.png", problem: "it is so", repair: repair)
    }

    @Test func saysThatAllIsWhole() {
        #expect(text([]) == ["24 pictures (12.3 MB) and 3 books checked in 0.3 s: all whole"])
        #expect(text([], isQuiet: true) == [])
    }

    @Test func namesEachFindingAndThenWhatToDo() {
        #expect(
            text(
                [flaw(.damagedPicture), flaw(.lostPicture)], strays: [StrayFile(path: "images/a", size: 1500)],
                unknown: ["images/b"]) == [
                    "tales/pim/1: the picture “images/ab/abc.png” is damaged: it is so",
                    "tales/pim/1: the picture “images/ab/abc.png” is lost: it is so",
                    "stray: “images/a” (1.5 kB), which the library does not know",
                    "unknown: “images/b”, which Nightpress did not put there",
                    "24 pictures (12.3 MB) and 3 books checked in 0.3 s: 2 problems",
                    "Repair it with “nightpress verify --repair”, then “nightpress run PIPELINE”.",
                    "Remove stray files with “nightpress clean -f”.",
                ])
    }

    @Test func isAboutWhatIsWrongOnlyWhereItIsToBeQuiet() {
        #expect(
            text([flaw(.lostBook)], strays: [StrayFile(path: "images/a", size: 1)], isQuiet: true) == [
                "tales/pim/1: the book “images/ab/abc.png” is lost: it is so",
                "Repair it with “nightpress verify --repair”, then “nightpress run PIPELINE”.",
            ])
    }

    @Test func saysWhatWasRepairedAndWhatIsLeft() {
        #expect(
            text([flaw(.lostPicture, .done), flaw(.damagedPicture, .failed("no")), flaw(.unreadablePicture)]) == [
                "tales/pim/1: the picture “images/ab/abc.png” is lost: it is so; repaired",
                "tales/pim/1: the picture “images/ab/abc.png” is damaged: it is so; not repaired: no",
                "tales/pim/1: the picture “images/ab/abc.png” cannot be checked: it is so",
                "24 pictures (12.3 MB) and 3 books checked in 0.3 s: 1 repaired, 2 problems left",
                "Make readable, or remove by hand, what cannot be checked, and verify again.",
                "Remove by hand what could not be repaired, and then “nightpress verify --repair” again.",
                "Make again what was repaired with “nightpress run PIPELINE”.",
            ])
    }

    @Test func aPictureThatNoPageShowsNeedsNoRun() {
        var unshown = flaw(.lostPicture, .done)
        unshown.subject = AffectedPages(named: [], count: 0)
        #expect(
            text([unshown]) == [
                "the picture “images/ab/abc.png” that no page shows is lost: it is so; forgotten",
                "24 pictures (12.3 MB) and 3 books checked in 0.3 s: 1 repaired",
            ])
    }

    @Test func aPictureThatNoPageShowsIsNoProblem() {
        var unshown = flaw(.lostPicture)
        unshown.subject = AffectedPages(named: [], count: 0)
        #expect(
            text([unshown]) == [
                "the picture “images/ab/abc.png” that no page shows is lost: it is so",
                "24 pictures (12.3 MB) and 3 books checked in 0.3 s: all whole that pages show",
                "Forget pictures that no page shows and that are lost with “nightpress verify --repair”.",
            ])
        #expect(text([unshown], isQuiet: true) == [])
        #expect(VerifyResult(problems: [unshown]).isWhole)
        unshown.repair = .failed("no")
        #expect(VerifyResult(problems: [unshown]).isWhole)
        #expect(text([unshown], isQuiet: true).count == 2)
    }

    @Test func copiesOfPicturesNeedNoRunEither() {
        let file = "renditions/ab/abc.jpg"
        let copy = IntegrityProblem(
            kind: .damagedRendition, subject: AffectedPages(named: [], count: 0), file: file, problem: "it is so")
        #expect(
            text([copy], copies: 2) == [
                "the copy of a picture “\(file)” is damaged: it is so",
                "24 pictures (12.3 MB), 2 copies and 3 books checked in 0.3 s: 1 problem",
                "Repair it with “nightpress verify --repair”; copies are made again for the next book.",
            ])
        #expect(
            text([copy, flaw(.lostPicture)], copies: 1).suffix(2) == [
                "24 pictures (12.3 MB), 1 copy and 3 books checked in 0.3 s: 2 problems",
                "Repair it with “nightpress verify --repair”, then “nightpress run PIPELINE”.",
            ])
    }

    @Test func aDatabaseIsRestoredByRepairingAndRowsAreNot() {
        let damage = IntegrityProblem(kind: .damagedDatabase, file: "library.sqlite", problem: "it is so")
        #expect(
            text([damage], isQuiet: true) == [
                "the database “library.sqlite” is damaged: it is so",
                "Repair it with “nightpress verify --repair”, then “nightpress run PIPELINE”.",
            ])
        let row = IntegrityProblem(kind: .danglingRow, file: "library.sqlite", problem: "it is so")
        #expect(
            text([row], isQuiet: true) == [
                "the database “library.sqlite” is damaged: it is so",
                "Put a copy of the database in its place, or make a new library in another folder with "
                    + "“nightpress run PIPELINE --library DIR”.",
            ])
    }
}
