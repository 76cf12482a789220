import Foundation
import PipelineFixtures
import Platform
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Runs with a limit on cost.
struct CostLimitTests {
    @Test(arguments: [("0.12", 3), ("0.159999", 3), ("0.16", 4), ("0.04", 1)])
    func paysForAsManyPicturesAsItCoversAndNotOneMore(limit: String, pictures: Int) async throws {
        let testRun = try TestRun.ofThreeStories()
        let (summary, model) = try await testRun.runWithModel(limits: RunLimits(cost: .of(limit)), price: .of("0.04")) {
            _, _ in .drawSlowly
        }
        #expect(summary.outcome == .stopped)
        #expect(summary.limit == .cost)
        #expect(model.requests.count == pictures)
        #expect(summary.panels[.ready] == pictures)
        let spent = Amount(millionths: pictures * 40_000)
        #expect(summary.cost == spent)
        let left = summary.panels[.pending, default: 0]
        #expect(
            summary.notices == [
                "the limit of \(limit) on cost is reached: \(spent) is spent, the next picture costs 0.04, "
                    + "\(left) pages are left; run it again to go on, or raise --max-cost"
            ])
    }

    @Test func asksNoOneWhereNotOnePictureIsCovered() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."])
        let (summary, model) = try await testRun.runWithModel(limits: RunLimits(cost: .of("0.03")), price: .of("0.04"))
        #expect(summary.outcome == .stopped)
        #expect(!model.isMet)
        #expect(summary.cost == nil)
        #expect(
            summary.notices == [
                "the limit of 0.03 on cost is reached: 0 is spent, the next picture costs 0.04, 1 page is left; "
                    + "raise --max-cost to go on"
            ])
    }

    @Test func paysForPicturesThatAreNotUsableAndForNoRefusal() async throws {
        let testRun = try TestRun.ofThreeStories()
        let (summary, model) = try await testRun.runWithModel(limits: RunLimits(cost: .of("1.25")), price: .of("0.25"))
        {
            number, _ in
            switch number {
            case 1: .fail(GenerationError(.badPicture, "it is all black"))
            case 2, 3: .fail(GenerationError(.refused, "no"))
            default: .draw
            }
        }
        #expect(model.requests.count == 7)
        #expect(summary.panels[.ready] == 4)
        #expect(summary.cost == .of("1.25"))
        let attempts = try await testRun.outcome().attempts
        #expect(attempts.filter { $0.outcome == .failed(.refused) }.allSatisfy { $0.price == nil })
        #expect(attempts.filter { $0.outcome != .failed(.refused) }.allSatisfy { $0.price == .of("0.25") })
    }

    /// Without a known price no cost is reported, and the limit does not apply.
    @Test func saysWhoseCostIsNotLimited() async throws {
        let testRun = try TestRun()
        let (summary, _) = try await testRun.runWithModel(limits: RunLimits(cost: .zero))
        #expect(summary.outcome == .whole)
        #expect(summary.cost == nil)
        #expect(
            summary.notices == [
                "the limit of 0 on cost does not hold for pictures of “model”, whose price is not known; "
                    + "give each a “price:” under “backends:”, 0 where it is free"
            ])
    }

    @Test func freePicturesAreDrawnWhateverIsSpent() async throws {
        let testRun = try TestRun()
        let (summary, _) = try await testRun.runWithModel(limits: RunLimits(cost: .zero), price: .zero)
        #expect(summary.outcome == .whole)
        #expect(summary.cost == .zero)
        #expect(summary.notices.isEmpty)
    }

    @Test func addsUpThePricesOfSeveralBackends() async throws {
        let testRun = try TestRun(stories: ["a.md": TestRun.story])
        let cheap = ScriptedImageGenerator("cheap", price: .of("0.01")) { _, request in
            request.pageNumber % 2 == 1 ? .draw : .fail(GenerationError(.refused, "no"))
        }
        let dear = ScriptedImageGenerator("dear", price: .of("0.10"))
        testRun.images = [cheap, dear]
        let summary = try await testRun.run(limits: RunLimits(cost: .of("0.13")))
        #expect(summary.outcome == .stopped)
        // Page 1 for 0.01, page 2 for 0.10, page 3 for 0.01. The fourth would cost 0.10.
        #expect(summary.panels[.ready] == 3)
        #expect(summary.cost == .of("0.12"))
        #expect(summary.notices.first?.contains("0.12 is spent, the next picture costs 0.10") == true)
    }

    @Test func theReportSaysWhatTheRunCost() async throws {
        let testRun = try TestRun.ofThreeStories()
        let (summary, _) = try await testRun.runWithModel(limits: RunLimits(images: 5), price: .of("0.04"))
        #expect(summary.cost == .of("0.2"))
        let folder = try #require(summary.report).parent
        let json = try String(contentsOfFile: folder.appending("run.json").string, encoding: .utf8)
        #expect(json.contains(/"cost" : \{\s+"amount" : 0.2\s+\}/))
        #expect(json.matches(of: /"price" : \{\s+"amount" : 0.04\s+\}/).count == 5)
        let html = try String(contentsOfFile: folder.appending("index.html").string, encoding: .utf8)
        #expect(html.contains("<li><b>0.20</b> paid for pictures</li>"))
        let (next, _) = try await testRun.runWithModel(limits: RunLimits(images: 1), price: .of("0.04"))
        #expect(next.cost == .of("0.04"), "of this run only")
    }

    @Test(arguments: [("0.12", 9, RunLimit.cost, 3), ("9", 3, .images, 3), ("0.08", 2, .images, 2)])
    func ofSeveralLimitsTheFirstThatIsReachedEndsTheRun(
        cost: String, images: Int, limit: RunLimit, pictures: Int
    ) async throws {
        let testRun = try TestRun.ofThreeStories()
        let limits = RunLimits(
            deadline: Deadline("09:00"), images: images, failures: .pages(1), cost: .of(cost))
        let (summary, model) = try await testRun.runWithModel(limits: limits, price: .of("0.04")) { _, _ in .drawSlowly
        }
        #expect(summary.outcome == .stopped)
        #expect(summary.limit == limit)
        #expect(model.requests.count == pictures)
        #expect(summary.notices.count == 1)
    }
}
