import Testing

@testable import Generation

@Suite struct GeneratorChainTests {
    @Test func keepsTheOrderAndSaysWhyOthersArePassedOver() async {
        let chain = await GeneratorChain.asking(
            ["llama", "ollama", "stub"], name: { $0 },
            availability: { name in
                name == "ollama" ? .unavailable(reason: "nobody answers", remedy: "start it") : .available(detail: "up")
            })
        #expect(chain.usable == ["llama", "stub"])
        #expect(chain.passedOver == [PassedOver(name: "ollama", reason: "nobody answers", remedy: "start it")])
        #expect(chain.passedOver.map(\.description) == ["ollama passed over: nobody answers; start it"])
    }

    /// An availability check would start a server that may not be needed.
    @Test func asksOneThatCanWaitOnlyWhereNoOtherIsThereBeforeIt() async {
        for (first, expected) in [("up", ["up", "ours"]), ("down", ["ours"])] {
            var asked: [String] = []
            let chain = await GeneratorChain.asking(
                [first, "ours"], name: { $0 }, canWait: { $0 == "ours" },
                availability: { name in
                    asked.append(name)
                    return name == "down" ? .unavailable(reason: "", remedy: "") : .available(detail: "")
                })
            #expect(chain.usable == expected)
            #expect(asked.contains("ours") == (first == "down"))
        }
    }

    @Test func canBeEmpty() async {
        let chain = await GeneratorChain<String>.asking(
            [], name: { $0 }, availability: { _ in .available(detail: "") })
        #expect(chain.usable.isEmpty && chain.passedOver.isEmpty)
    }
}
