@testable import Domain
@testable import Pipeline

extension RunResult {
    var stories: Int { counts.stories }
    var panels: [PanelStatus: Int] { counts.panels }
    var drawn: Int { counts.drawn }
    var saved: [PictureOrigin: Int] { counts.saved }
    var cost: Amount? { counts.cost }
}
