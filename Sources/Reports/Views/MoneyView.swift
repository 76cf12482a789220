package import Domain

/// An amount of money in JSON. The currency is that of the prices; pipelines do not name it.
package struct MoneyView: Encodable, Sendable {
    private let amount: Double

    package init(_ amount: Amount) {
        self.amount = amount.value
    }

    var members: JSONMembers {
        var members = JSONMembers()
        members.add("amount", .decimal(amount))
        return members
    }
}
