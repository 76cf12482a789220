import Testing

@testable import Pipeline

struct ServerIdentityTests {
    private static let comfy = ServerIdentity(["product": "ComfyUI"])

    @Test func aMissingFactSaysNothing() {
        #expect(Self.comfy.agrees(with: ServerIdentity(["model": "dream"])))
        #expect(Self.comfy.agrees(with: ServerIdentity([:])))
        #expect(!Self.comfy.agrees(with: ServerIdentity(["product": "A1111"])))
    }

    /// A server that loads its model names it only later.
    @Test func aFactThatComesLaterCounts() {
        let known = Self.comfy.completed(by: ServerIdentity(["model": "dream"]))
        #expect("\(known)" == "“ComfyUI, dream”")
        #expect(!known.agrees(with: ServerIdentity(["product": "ComfyUI", "model": "flux"])))
        #expect(known.completed(by: ServerIdentity(["product": "A1111"])) == known)
    }
}
