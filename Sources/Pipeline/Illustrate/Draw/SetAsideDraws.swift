import Domain
import LibraryStore
import Synchronization

/// How far the ladders of panels are that wait for other words. They continue there in the next turn of the same run.
final class SetAsideDraws: Sendable {
    private let draws = Mutex<[PanelID: PanelDraw]>([:])

    func keep(_ draw: PanelDraw) { draws.withLock { $0[draw.builder.panel.id] = draw } }

    /// Nil if the panel was not set aside in this run, or if another request replaced that one.
    func take(_ panel: PanelJob) -> PanelDraw? {
        let draw = draws.withLock { $0.removeValue(forKey: panel.id) }
        return draw?.builder.panel.request == panel.request ? draw : nil
    }
}
