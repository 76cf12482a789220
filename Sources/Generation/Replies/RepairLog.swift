/// Repairs by kind, in the order of first use.
struct RepairLog {
    private(set) var repairs: [Repair] = []

    mutating func note(_ kind: Repair.Kind, times count: Int = 1) {
        guard count > 0 else { return }
        if let index = repairs.firstIndex(where: { $0.kind == kind }) {
            repairs[index].count += count
        } else {
            repairs.append(Repair(kind, count))
        }
    }

    mutating func append(_ other: RepairLog) { for repair in other.repairs { note(repair.kind, times: repair.count) } }

    func contains(_ kind: Repair.Kind) -> Bool { repairs.contains { $0.kind == kind } }
}
