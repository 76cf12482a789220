import Testing

@testable import Commands
@testable import Domain

@Suite struct PageCountTextTests {
    @Test(
        arguments: [
            ([:], "0 of 0 pages ready"),
            ([.ready: 1], "1 of 1 page ready"),
            ([.ready: 22, .placeholder: 2], "22 of 24 pages ready, 2 placeholders"),
            ([.placeholder: 1], "0 of 1 page ready, 1 placeholder"),
            (
                [
                    .cancelled: 1, .failed: 2, .pending: 3, .ready: 4, .retrying: 5, .generating: 6, .scheduled: 7,
                    .placeholder: 0,
                ],
                "4 of 28 pages ready, 3 pending, 7 scheduled, 6 generating, 5 retrying, 2 failed, 1 cancelled"
            ),
        ] as [([PanelStatus: Int], String)])
    func saysWherePagesStand(counts: [PanelStatus: Int], text: String) {
        #expect(PageCountText(counts).text == text)
    }
}
