package import Domain

/// How a page stood when the run before was reported, and when this one was, where that is not the same.
package struct PageChange: Hashable, Sendable {
    var earlier: PanelStatus
    var status: PanelStatus

    package init(earlier: PanelStatus, status: PanelStatus) {
        self.earlier = earlier
        self.status = status
    }

    var becameReady: Bool { PageState(earlier) != .ready && PageState(status) == .ready }
    var becameWorse: Bool { PageState(earlier) == .ready && PageState(status) != .ready }
}
