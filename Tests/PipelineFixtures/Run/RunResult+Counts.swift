@testable package import Domain
@testable package import Pipeline

extension RunResult {
    package var stories: Int { counts.stories }
    package var panels: [PanelStatus: Int] { counts.panels }
    package var drawn: Int { counts.drawn }
    package var saved: [PictureOrigin: Int] { counts.saved }
    package var cost: Amount? { counts.cost }
}
