import Generators
import Testing

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

    @Test func canBeEmpty() async {
        let chain = await GeneratorChain<String>.asking(
            [], name: { $0 }, availability: { _ in .available(detail: "") })
        #expect(chain.usable.isEmpty && chain.passedOver.isEmpty)
    }
}
