import Domain
import Media

/// The command that draws a page, ready to be pasted.
struct PageCommand {
    /// The page's name as commands take it.
    let argument: String
    /// The library's folder.
    let library: String
    /// Whether the page has a picture.
    var isRedraw = true

    var text: String {
        "nightpress regenerate \(ShellWord.quoted(argument)) --library \(ShellWord.quoted(library))"
    }

    /// The button needs a script and is hidden without one.
    func markup(id: String) -> Markup {
        """
        <p class="command"><span class="label" id="\(id)-command">\(isRedraw ? "Redraw it" : "Draw it")</span> <code>\(text)</code> \
        <button type="button" class="copy" aria-describedby="\(id)-command" hidden="hidden">Copy</button> \
        <span class="copied" role="status"></span></p>

        """
    }
}
