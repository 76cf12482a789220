import Foundation
import LibraryFixtures
import PipelineFixtures
import Synchronization
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Platform
@testable import Reports

/// Runs that get page requests and commands from other processes while they are in progress.
@Suite(.timeLimit(.minutes(5)))
struct PageRequestRunTests {
    private func ask<Value>(_ testRun: TestRun, _ body: (Library) async throws -> Value) async throws -> Value {
        let library = try Library.open(at: testRun.library, fileSystem: LocalFileSystem(), for: .asking)
        let value = try await body(library)
        try library.close()
        return value
    }

    private func panels(_ testRun: TestRun) async throws -> [PanelRecord] {
        try await ask(testRun) { library in
            try await library.collections.panels(
                in: try await library.collections.all().map { PanelSelection(collection: $0.id) })
        }
    }

    private func wait(until condition: () async throws -> Bool) async throws {
        while try await !condition() { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func beginsNothingWhileItIsPaused() async throws {
        let testRun = try TestRun()
        let gate = Gate()
        let model = ScriptedImageGenerator("model") { _, _ in .drawWhen(gate) }
        testRun.images = [model]
        let run = try testRun.newRun()
        async let summary = run()
        try await wait { model.requests.count == 1 }
        _ = try await ask(testRun) { try await $0.control.pause(at: 0, by: "anna on studio") }
        try await wait { testRun.events.pauses == ["anna on studio"] }
        gate.open()
        let begun = model.requests.count
        try await Task.sleep(for: .milliseconds(150))
        #expect(model.requests.count == begun, "only the request in flight is finished")
        #expect(try await ask(testRun) { try await $0.control.resume(at: 1) } != nil)
        #expect(try await summary.outcome == .whole)
        #expect(model.requests.count > begun)
        #expect(testRun.events.pauses == ["anna on studio", "resumed"])
    }

    @Test func endsWholeHoweverOftenItIsPausedAndResumed() async throws {
        for _ in 1...5 {
            let testRun = try TestRun()
            testRun.images = [ScriptedImageGenerator("model")]
            _ = try await testRun.pageCount()
            let run = try testRun.newRun()
            async let summary = run()
            let library = try Library.beside(testRun.library)
            while try await !library.control.state().takesRequests { try await Task.sleep(for: .milliseconds(1)) }
            while try await library.control.state().takesRequests {
                _ = try await library.control.pause(at: 0, by: "anna on studio")
                try await Task.sleep(for: .milliseconds(11))
                _ = try await library.control.resume(at: 1)
                try await Task.sleep(for: .milliseconds(11))
            }
            #expect(try await summary.outcome == .whole)
            try library.close()
        }
    }

    @Test func beginsNoQuestionToALanguageModelWhileItIsPaused() async throws {
        let testRun = try TestRun()
        let gate = Gate()
        let model = ScriptedLanguageModel("model") { _, _ in .obligeWhen(gate) }
        try testRun.ask([model])
        let run = try testRun.newRun()
        async let summary = run()
        try await wait { model.record.requests.count == 1 }
        _ = try await ask(testRun) { try await $0.control.pause(at: 0, by: "anna on studio") }
        try await wait { testRun.events.pauses == ["anna on studio"] }
        gate.open()
        let begun = model.record.requests.count
        try await Task.sleep(for: .milliseconds(200))
        #expect(model.record.requests.count == begun, "not even the next page of the current story")
        _ = try await ask(testRun) { try await $0.control.resume(at: 1) }
        #expect(try await summary.outcome == .whole)
        #expect(model.record.requests.count > begun)
        #expect(try await testRun.stories().allSatisfy { $0.plannedBy == "model" })
    }

    @Test(arguments: [true, false])
    func endsAtItsDeadlineThoughItIsPaused(whilePlanning: Bool) async throws {
        let testRun = try TestRun(stories: TestRun.tales(3))
        let gate = Gate()
        let writer = ScriptedLanguageModel("writer") { _, _ in .obligeWhen(gate) }
        let painter = ScriptedImageGenerator("painter") { _, _ in .drawWhen(gate) }
        if whilePlanning { try testRun.ask([writer]) } else { testRun.images = [painter] }
        let run = try testRun.newRun(limits: RunLimits(deadline: Deadline("09:00")))
        async let summary = run()
        try await wait { writer.record.requests.count + painter.requests.count == 1 }
        _ = try await ask(testRun) { try await $0.control.pause(at: 0, by: "anna on studio") }
        try await wait { testRun.events.pauses == ["anna on studio"] }
        gate.open()
        testRun.clock.advance(3600)
        #expect(try await summary.outcome == .stopped)
        #expect(try await summary.limit == .deadline)
        #expect(painter.requests.count <= 2)
        await #expect(throws: LibraryPausedError.self) { try await testRun.run() }
        _ = try await ask(testRun) { try await $0.control.resume(at: 1) }
        #expect(try await testRun.run().outcome == .whole)
    }

    @Test func endsAtAnInterruptionThoughItIsPaused() async throws {
        let testRun = try TestRun()
        let gate = Gate()
        let model = ScriptedImageGenerator("model") { _, _ in .drawWhen(gate) }
        testRun.images = [model]
        let run = try testRun.newRun()
        async let summary = run()
        try await wait { model.requests.count == 1 }
        _ = try await ask(testRun) { try await $0.control.pause(at: 0, by: "anna on studio") }
        try await wait { testRun.events.pauses == ["anna on studio"] }
        gate.open()
        testRun.stop.raise(.interrupted)
        #expect(try await summary.outcome == .interrupted)
    }

    @Test func waitsIdlyForWhatIsInFlightWhenItIsStopped() async throws {
        let testRun = try TestRun()
        let gate = Gate()
        let model = ScriptedImageGenerator("model") { _, _ in .drawWhen(gate) }
        testRun.images = [model]
        let looksInVain = Mutex(0)
        testRun.nextLook = {
            if Task.isCancelled { looksInVain.withLock { $0 += 1 } }
            try await Task.sleep(for: .milliseconds(10))
        }
        let run = try testRun.newRun()
        async let summary = run()
        try await wait { model.requests.count == 1 }
        _ = try await ask(testRun) { try await $0.control.pause(at: 0, by: "anna on studio") }
        try await wait { testRun.events.pauses == ["anna on studio"] }
        // Wait until the stage has the pause too.
        try await Task.sleep(for: .milliseconds(50))
        testRun.stop.raise(.interrupted)
        try await Task.sleep(for: .milliseconds(200))
        gate.open()
        #expect(try await summary.outcome == .interrupted)
        #expect(looksInVain.withLock(\.self) <= 1)
    }

    @Test func isNotBegunOnAPausedLibrary() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."])
        _ = try await testRun.run()
        let panel = try #require(try await panels(testRun).first)
        try await ask(testRun) { library in
            _ = try await library.control.pause(at: 1_800_000_000, by: "anna on studio")
            try await library.panels.redraw([panel.id], as: PageRequest())
        }
        testRun.timeZone = try #require(TimeZone(secondsFromGMT: -7200))
        let error = await #expect(throws: LibraryPausedError.self) { try await testRun.run() }
        #expect(
            error?.description
                == "the library “\(testRun.library)” is paused by anna on studio since 2027-01-15 06:00; "
                + "let runs begin again with “nightpress resume”")
        #expect(try testRun.open().lockHolder() == nil)
    }

    @Test func drawsWhatIsAskedWhileItsLastPictureIsDrawn() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest.", "b.txt": "A boat lay on the sea."])
        let gate = Gate()
        let model = ScriptedImageGenerator("model") { number, _ in number == 2 ? .drawWhen(gate) : .draw }
        testRun.images = [model]
        let run = try testRun.newRun()
        async let summary = run()
        try await wait { model.requests.count == 2 }
        let ready = try #require(try await panels(testRun).first { $0.status == .ready })
        try await ask(testRun) { try await $0.panels.redraw([ready.id], as: PageRequest(direction: "A blue boat.")) }
        gate.open()
        #expect(try await summary.outcome == .whole)
        #expect(model.requests.count == 3)
        #expect(model.requests.last?.concept.contains("A blue boat.") == true)
        let library = try testRun.open()
        #expect(try await library.pictures.history(of: ready.id).map(\.reason) == [.replaced])
        #expect(try await !library.control.state().takesRequests)
    }

    /// The last picture is drawn and recorded, and the run still accepts page requests.
    @Test func drawsWhatIsAskedAfterItsLastPicture() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."], export: true)
        let model = ScriptedImageGenerator("model")
        let isAsked = Mutex(false)
        testRun.images = [
            PartingImageGenerator(inner: model) { [path = testRun.library] in
                guard
                    isAsked.withLock({ isAsked in
                        defer { isAsked = true }
                        return !isAsked
                    })
                else { return }
                let library = try Library.open(at: path, fileSystem: LocalFileSystem(), for: .asking)
                let id = try #require(try await library.collections.all().first?.id)
                let panels = try await library.collections.panels(in: [PanelSelection(collection: id)])
                try await library.panels.redraw(panels.map(\.id), as: PageRequest(direction: "A blue boat."))
                try library.close()
            }
        ]
        #expect(try await testRun.run().outcome == .whole)
        #expect(model.requests.count == 2)
        #expect(try await panels(testRun).map(\.queue) == [nil])
        #expect(testRun.events.announcedPictures.count == 2, "it went through that stage again")
        let stages = try #require(try await testRun.open().runs.run()).stages
        #expect(stages.map(\.stage) == StageName.allCases, "once each")
    }

    @Test func asksABackendThatIsOnlyDescribedForThePageAlone() async throws {
        let testRun = try TestRun()
        let refuses = Mutex(false)
        let listed = ScriptedImageGenerator("listed") { _, _ in
            refuses.withLock(\.self) ? .fail(GenerationError(.refused, "no")) : .draw
        }
        let described = ScriptedImageGenerator("described")
        testRun.images = [listed, described]
        testRun.amend = { pipeline in
            pipeline.backends = pipeline.images.filter { $0.kind != .stub }
            pipeline.images.removeAll { $0.name == "described" }
        }
        _ = try await testRun.run()
        let count = listed.requests.count
        #expect(described.requests.isEmpty)
        #expect(!described.isMet)
        let all = try await panels(testRun)
        try await ask(testRun) { library in
            try await library.panels.redraw([all[0].id], as: PageRequest(backend: "described"))
            try await library.panels.redraw([all[1].id], as: PageRequest())
        }
        testRun.amendRequest = { $0.isPageRequestOnly = true }
        refuses.withLock { $0 = true }
        #expect(try await testRun.run().outcome == .whole)
        #expect(described.requests.map(\.pageNumber) == [1])
        #expect(listed.requests.count > count)
        #expect(listed.requests.dropFirst(count).allSatisfy { $0.pageNumber == 2 })
        #expect(try await panels(testRun).prefix(3).map(\.picture?.backend) == ["described", "listed", "listed"])
    }

    @Test func drawsAPageWithTheBuiltInIllustratorWhereThatIsRequested() async throws {
        let testRun = try TestRun()
        testRun.images = [ScriptedImageGenerator("model")]
        _ = try await testRun.run()
        let all = try await panels(testRun)
        try await ask(testRun) { try await $0.panels.redraw([all[1].id], as: PageRequest(backend: "stub")) }
        testRun.amendRequest = { $0.isPageRequestOnly = true }
        #expect(try await testRun.run().outcome == .whole)
        let now = try await panels(testRun)
        #expect(now.map(\.status).allSatisfy { $0 == .ready })
        #expect(now.map(\.picture?.provenance) == all.indices.map { $0 == 1 ? .stub : .model })
    }

    @Test func drawsAgainWhatIsForced() async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        _ = try await testRun.run()
        let (all, count) = (try await panels(testRun), model.requests.count)
        testRun.amendRequest = { $0.forced = [all[2].id] }
        let summary = try await testRun.run()
        #expect(summary.drawn == 1)
        #expect(model.requests.count == count + 1)
        #expect(model.requests.last?.pageNumber == all[2].page)
        #expect(try await panels(testRun)[2].picture != all[2].picture)
    }

    /// A crash leaves the run's name in the database. The run must not count as in progress.
    @Test func takesNoDeadRunForOneThatGoesOn() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest."])
        _ = try await testRun.run()
        try await ask(testRun) { library in
            _ = try await library.runs.begin(
                NewRun(
                    name: "dead", started: 0, host: "", programVersion: "", promptsDigest: "", collections: []))
            #expect(try await library.runInProgress() == nil)
        }
        let held = try await LockedLibrary.open(
            at: testRun.library, environment: testRun.environment, patience: .zero, listener: { _ in })
        #expect(try await held.library.runInProgress() == nil)
        try held.close()
    }
}

extension EventLog {
    /// Who paused, and `resumed`, in order.
    fileprivate var pauses: [String] {
        all.compactMap {
            switch $0 {
            case .paused(let person): person
            case .resumed: "resumed"
            default: nil
            }
        }
    }
}
