package import Domain
package import GRDB

extension Attempt: FetchableRecord, PersistableRecord {
    package static var databaseTableName: String { "attempt" }

    package init(row: Row) throws {
        self.init(
            panel: row["panel_id"], run: row["run_id"], number: row["number"], backend: row["backend"],
            server: row["server"], rung: try row.value("rung"), concept: row["concept"], seed: row["seed"],
            started: row["started"],
            seconds: row["seconds"], outcome: try row.value("outcome"), message: row["message"], price: row["price"],
            origin: (row["origin"] as String?).flatMap(PictureOrigin.init))
    }

    package func encode(to container: inout PersistenceContainer) {
        container["panel_id"] = panel
        container["run_id"] = run
        container["number"] = number
        container["backend"] = backend
        container["server"] = server
        container["rung"] = rung
        container["concept"] = concept
        container["seed"] = seed
        container["started"] = started
        container["seconds"] = seconds
        container["outcome"] = outcome
        container["message"] = message
        container["price"] = price
        container["origin"] = origin
    }
}
