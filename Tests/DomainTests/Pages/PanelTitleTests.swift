import Testing

@testable import Domain

/// The title of a panel of a comic.
struct PanelTitleTests {
    @Test(arguments: [
        ("“Come!” said Mira.", "Come! said Mira."),
        ("The fox ran,\nand the owl flew over the hill.", "The fox ran, and the owl flew over the…"),
        ("The fox ran away over the dark hills, and slept.", "The fox ran away over the dark hills…"),
        ("Donaudampfschifffahrtsgesellschaftskapitänsmütze", "Donaudampfschifffahrtsgesellschaftskapi…"),
        ("", ""),
    ])
    func isItsFirstWords(words: String, title: String) {
        #expect(PanelSpec.title(of: words) == title)
        #expect(title.count <= 40)
    }

    @Test
    func onlyPanelsOfComicsHaveOne() {
        var panel = PanelSpec(direction: "A fox.", alt: "A fox.", setting: .forest)
        #expect(panel.title == nil)
        panel.words = "A fox ran."
        #expect(panel.title == "A fox ran." && panel.pictured.title == nil)
    }
}
