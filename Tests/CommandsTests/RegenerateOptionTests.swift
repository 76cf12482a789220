import ArgumentParser
import Testing

@testable import Commands

struct RegenerateOptionTests {
    @Test(arguments: ["\u{200B}", "\u{FFFD}\u{3164}", "\u{2800} \u{FE0F}"])
    func aDirectionHasVisibleCharacters(direction: String) throws {
        let arguments = ["regenerate", "fox/1", "--direction", direction]
        let error = #expect(throws: (any Error).self) { try NightpressCommand.parseAsRoot(arguments) }
        #expect(
            NightpressCommand.message(for: try #require(error))
                == "--direction has only invisible characters; describe the picture in words.")
    }
}
