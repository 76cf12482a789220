import TestSupport
import Testing

@testable import Domain
@testable import PipelineFiles

/// Stories with choices: Twee 3, and Markdown whose headings link to each other.
struct ChoiceStoryTests {
    private func story(_ text: String, isTwee: Bool = true) throws -> MarkdownStory {
        isTwee ? try MarkdownStory(twee: text, file: "a.twee") : try MarkdownStory(text, file: "a.md")
    }

    private func problems(_ text: String, isTwee: Bool = true) -> [String] {
        do {
            _ = try story(text, isTwee: isTwee)
            return []
        } catch let error as PipelineError {
            return error.problems.map { "\($0.place): \($0.message)" }
        } catch {
            return ["\(error)"]
        }
    }

    private static let twee = """
        :: StoryTitle
        Night Train

        :: StoryData
        { "ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC", "format": "Harlowe", "start": "Platform" }

        :: Home {"position":"2,2"}
        Home again.

        :: Platform [night cold] {"position":"1,1"}
        The ''train'' is //late//. You may [[board it->Train]].<!-- not
        shown -->

        * [[Walk home|Home]]
        * [[Home<-Run home]] or [[Home]]

        :: Train
        It stops. [[Get off->Home][$seen to 1]]

        :: Look [script]
        window.alert(1)
        """

    @Test
    func aTweeStory() throws {
        let story = try story(Self.twee)
        #expect(story.title == "Night Train")
        #expect(story.body == "The train is late. You may board it.\n\nHome again.\n\nIt stops. Get off")
        #expect(
            story.passages == [
                Passage(
                    paragraph: 0,
                    choices: [
                        Passage.Choice("board it", passage: 2), Passage.Choice("Walk home", passage: 1),
                        Passage.Choice("Run home", passage: 1), Passage.Choice("Home", passage: 1),
                    ]),
                Passage(paragraph: 1, choices: []),
                Passage(paragraph: 2, choices: [Passage.Choice("Get off", passage: 1)]),
            ])
        #expect(story.headings.isEmpty)
        #expect(
            story.notices.map { "\($0)" } == [
                "a.twee:11: left out of the story: 1 comment",
                "a.twee:18: left out of the story: 1 piece of other code",
                "a.twee:15: left out of the story: 1 text between choices",
                "a.twee:20: left out of the story: 1 passage of a story format",
            ])
    }

    /// Pictures, tags and setters are left out with a notice at their line; the links of pictures stay.
    @Test
    func whatTweeLeavesOut() throws {
        let story = try story(
            """
            :: Start
            A. [img[a.png]] <b>B</b>

            [img[The bridge|b.png][Bridge]]
            [img[c.png][Bridge]]
            ![D](d.png) See <https://example.org>.

            :: Bridge
            It is *late*, _very_ late. [[Go|Home][$late to 1]]

            :: Home
            [The door opens.]
            (a: first, and b: second)
            [[Twine|https://twinery.org]]
            """)
        #expect(
            story.body
                == "A. B\n\nSee https://example.org.\n\nIt is late, very late. Go\n\n[The door opens.]\n\n"
                + "(a: first, and b: second)\n\nTwine")
        #expect(story.passages[0].choices.map(\.text) == ["The bridge", "Bridge"])
        #expect(
            story.notices.map { "\($0)" } == [
                "a.twee:2: left out of the story: 2 HTML tags",
                "a.twee:9: left out of the story: 1 piece of other code",
                "a.twee:2: left out of the story: 4 images, on lines 2, 4, 5, 6",
            ])
    }

    /// Words between choices, comments, and passages that story formats use for other things than text.
    @Test
    func whatIsNoTextIsNamed() throws {
        let twee = try story(
            """
            :: Start
            A door. <!-- Draw it! -->
            [[Open it->Home]] or [[Look|Home]]

            :: Home
            A room. /* Two
            lines */ [[Twine|https://twinery.org]] /% Go on. %/

            :: StoryInit
            Once.

            :: Foot [footer]
            The end.
            """)
        #expect(
            twee.notices.map { "\($0)" } == [
                "a.twee:2: left out of the story: 3 comments, on lines 2, 6, 7",
                "a.twee:3: left out of the story: 1 text between choices",
                "a.twee:9: left out of the story: 2 passages of a story format, on lines 9, 12",
            ])
        let markdown = try MarkdownStory(
            "# Door\n\nA door.\n\n[Open it](#home) or\n[look](#yard).\n\n## Home\n\nA room.\n\n## Yard\n\nA hen.",
            file: "a.md")
        #expect(
            markdown.notices.map { "\($0)" } == ["a.md:5: left out of the story: 1 text between choices"])
        #expect(!markdown.body.contains(" or"))
    }

    @Test(arguments: [
        ("[[Go]]", "Go", "Go"), ("[[Go on|North]]", "Go on", "North"), ("[[Go on->North]]", "Go on", "North"),
        ("[[North<-Go on]]", "Go on", "North"), ("[[a->b->c]]", "a->b", "c"), ("[[c<-b<-a]]", "b<-a", "c"),
        ("[[ Go  on | North ]]", "Go on", "North"),
        ("[[->North]]", "North", "North"), ("[[Go|North][$a = 1]]", "Go", "North"),
    ])
    func tweeLinks(line: String, text: String, target: String) {
        let links = TweeLine(line[...], TweeSyntax()).links
        #expect(links.map(\.text) == [text] && links.map(\.target) == [target])
    }

    @Test(arguments: [
        "<<if $x>>yes<</if>>", "(set: $x to 1)", "(if: $x)[yes]", "<% s.x = 1 %>", "You have $gold coins.",
        "{embed passage: 'A'}", "[align center]", "[if x > 1]", "[cont'd]", "{name}", "<script>x</script>",
        "[[Buy $thing->Start]]",
    ])
    func codeIsAnError(line: String) {
        #expect(
            problems(":: Start\n\(line)\n").first?.hasPrefix("a.twee:2: has code of a story format, “") == true,
            "\(problems(":: Start\n\(line)\n"))")
    }

    @Test
    func linesWithCodeAreCounted() {
        #expect(
            problems(":: Start\n<<a>>\nB. <<c>>\n\n:: D\n$e\n") == [
                "a.twee:2: has code of a story format, “<<a>>”, and 2 other lines have code, too; Nightpress reads text and links only: write the text that is shown"
            ])
    }

    @Test
    func addressesAreNoChoices() throws {
        let story = try story(":: Start\r\nSee [[Twine->https://twinery.org]].\r\n[[Go->B]]\r\n\r\n:: B\r\nB.\r\n")
        #expect(story.body == "See Twine.\n\nB.")
        #expect(story.passages[0].choices == [Passage.Choice("Go", passage: 1)])
    }

    /// A passage of links alone has their words as its text.
    @Test
    func linksAlone() throws {
        #expect(try story(":: Start\n[[Go->B]]\n[[Stay->B]]\n\n:: B\nB.\n").body == "Go\n\nStay\n\nB.")
    }

    @Test(arguments: [
        "It cost $5 (a lot: five!).", "She said: [sic] and (see below).", "A _quiet_ evening, 3 < 4.", "{ }",
        "[The door opens.]", "(a: first, b: second)", "{{{{{{{{",
    ])
    func proseIsNoCode(line: String) {
        #expect(problems(":: Start\n\(line)\n") == [])
    }

    @Test
    func aMarkdownStory() throws {
        let story = try story(
            """
            # The River

            You come to a river.

            - [Cross the bridge](#the-bridge)
            - [Swim, or](#the-bridge-1) [go home](#home)

            ## The bridge!

            It holds. [Go on](#home).

            ### A small heading

            Water below.

            ## The bridge

            It is cold.

            ## Home

            At last.
            """, isTwee: false)
        #expect(story.title == "The River")
        #expect(
            story.body
                == "You come to a river.\n\nThe bridge!\n\nIt holds. Go on.\n\nA small heading\n\nWater below.\n\n"
                + "The bridge\n\nIt is cold.\n\nHome\n\nAt last.")
        #expect(story.headings == [1, 3, 5, 7])
        #expect(
            story.passages == [
                Passage(
                    paragraph: 0,
                    choices: [
                        Passage.Choice("Cross the bridge", passage: 1), Passage.Choice("Swim, or", passage: 2),
                        Passage.Choice("go home", passage: 3),
                    ]),
                Passage(paragraph: 1, choices: [Passage.Choice("Go on", passage: 3)]),
                Passage(paragraph: 5, choices: []), Passage(paragraph: 7, choices: []),
            ])
        #expect(story.notices.isEmpty)
    }

    /// A line of links after a sentence is no text. Within a sentence, its words stay.
    @Test
    func linesOfLinks() throws {
        let story = try story(
            """
            # The River

            You come to a river.
            [Cross the bridge](#the-bridge)
            [Swim](#home) or [wait](#home)

            ## [The bridge](#the-bridge)

            It holds. You may
            [go on](#home)
            or [turn
            back](#the-river).

            ## Home

            At last.\\
            [Once more](#the-river)
            or
            [Rest](#rest)

            ## Rest

            Sleep.
            """, isTwee: false)
        #expect(
            story.body
                == "You come to a river.\n\nThe bridge\n\nIt holds. You may go on or turn back.\n\nHome\n\nAt last.\n\nRest"
                + "\n\nSleep.")
        #expect(
            story.passages.map { $0.choices.map { "\($0.text) \($0.passage)" } } == [
                ["Cross the bridge 1", "Swim 2", "wait 2"], ["go on 2", "turn back 0"], ["Once more 0", "Rest 3"], [],
            ])
        #expect(
            story.notices.map { "\($0)" } == [
                "a.md:7: left out of the story: 1 address of a link",
                "a.md:5: left out of the story: 2 texts between choices, on lines 5, 18",
            ])
    }

    /// Without a text before the first heading, links to the title lead to the first passage.
    @Test
    func aLinkToTheTitle() throws {
        let story = try story(
            "# T\n\n## A\n\nText. [Go on](#b) or [run](#c).\n\n## B\n\nMore. [Again](#t) or [stop](#c).\n\n## C\n\nEnd.",
            isTwee: false)
        #expect(story.passages.map { $0.choices.map(\.passage) } == [[1, 2], [0, 2], []])
    }

    /// Links that only help to find something in a text.
    @Test(arguments: [
        // A table of contents, with ways back.
        """
        # T

        - [1](#chapter-1-the-bridge)
        - [Chapter 2](#chapter-2-the-storm)
        - [Home](#chapter-3-home)

        ## Chapter 1: The bridge

        Text. [Back to top](#t)

        ## Chapter 2: The storm

        Text. [Back to top](#top)

        ## Chapter 3: Home

        Text. [Contents](#t)
        """,
        // Ways to the next chapter and to the one before.
        "# T\n\n## A\n\nText.\n\n[Next chapter](#b)\n\n## B\n\nMore.\n\n[The chapter before](#a) | [Next](#c)\n\n## C\n\nEnd.\n\n[Start again](#t)",
        // Something mentioned.
        "# T\n\n## A\n\nText, as [later](#c) in the storm.\n\n## B\n\nMore.\n\n## C\n\nEnd.",
        // Notes below a heading.
        "# T\n\n## A\n\nText[*](#notes) and [1](#fn1).\n\n## B\n\nMore [see below](#notes).\n\n## C\n\nEnd.\n\n## Notes\n\nNote.",
        // A table of contents by other words, alone in its section.
        "# T\n\n## Contents\n\n- [How it began](#chapter-1)\n- [How it went on](#chapter-2)\n\n## Chapter 1\n\nA.\n\n## Chapter 2\n\nB.",
    ])
    func linksOfOtherTexts(text: String) throws {
        #expect(try story(text, isTwee: false).passages.isEmpty)
    }

    /// A missing target is reported, also of the first link.
    @Test(arguments: [
        "# T\n\nA.\n\n- [Cross](#the-brigde)\n- [Swim](#home)\n\n## The bridge\n\nB. [On](#home)\n\n## Home\n\nC.",
        "# T\n\nA.\n\n- [Left](#the-left-path)\n- [Right](#the-rigth-path)\n\n## The left path\n\nB.\n\n## The right path\n\nC.",
        "# T\n\nA.\n\n- [Cross](#the-bridge)\n- [Swim](#nowhere)\n\n## The bridge\n\nB. [On](#home)\n\n## Home\n\nC.",
    ])
    func missingTargets(text: String) {
        #expect(problems(text, isTwee: false).contains { $0.contains("which does not exist") })
    }

    @Test
    func anchorsAreThoseOfGitHub() {
        var anchors = HeadingAnchors()
        let headings = [
            "The Bridge!", "The bridge", "The bridge 1", "The bridge 1", "The bridge", "Über_alles, 2", "?", "?",
        ]
        #expect(
            headings.map { anchors.anchor(of: $0) } == [
                "the-bridge", "the-bridge-1", "the-bridge-1-1", "the-bridge-1-2", "the-bridge-2", "über_alles-2", "",
                "-1",
            ])
    }

    @Test
    func theBeginningWithoutAHeadingHasAName() {
        let text = "\nA.\n\n[On](#b) [Back](#c)\n\n## B\n\nB. [On](#c)\n\n## C\n\nC. [Back](#b)"
        #expect(
            problems(text, isTwee: false) == [
                "a.md:2: no path from the beginning and the passages “b” and “c” comes to an end; write a passage without choices that they lead to"
            ])
    }

    /// A table of contents, footnotes and other addresses are no choices.
    @Test(arguments: [
        "More [here](http://b.example).", "- [B](#b)\n- [C](#c)", "A note [1](#note).", "See [C](#c), and [x](#y).",
    ])
    func otherLinksAreNoChoices(links: String) throws {
        let story = try story("# A\n\nText.\n\n\(links)\n\n## B\n\nMore.\n\n## C\n\nLast.", isTwee: false)
        #expect(story.passages.isEmpty)
        #expect(story.notices.count == 1, "\(story.notices)")
    }

    @Test(arguments: [
        (
            ":: Start\nA. [[Go->Norht]]\n\n:: North\nB.\n",
            [
                "a.twee:2: the link “Go” leads to the passage “Norht”, which does not exist; did you mean “North”?"
            ]
        ),
        (
            ":: Start\nA. [[Go->B]]\n\n:: B\nB.\n\n:: C\nC.\n",
            ["a.twee:7: no choice leads to the passage “C”; link to it, or take it out of the story"]
        ),
        (
            ":: Start\nA. [[Go->B]] [[End]]\n\n:: B\nB. [[C]]\n\n:: C\nC. [[B]]\n\n:: End\nD.\n",
            [
                "a.twee:4: no path from the passages “B” and “C” comes to an end; write a passage without choices that they lead to"
            ]
        ),
        // Two circles have two problems.
        (
            ":: Start\nA. [[B]] [[C]] [[End]]\n\n:: B\nB. [[B]]\n\n:: C\nC. [[D]]\n\n:: D\nD. [[C]]\n\n:: End\nE.\n",
            [
                "a.twee:4: no path from the passage “B” comes to an end; write a passage without choices that it leads to",
                "a.twee:7: no path from the passages “C” and “D” comes to an end; write a passage without choices that they lead to",
            ]
        ),
        (
            ":: Start\n\n:: B\nB.\n\n:: B\nC.\n",
            [
                "a.twee:1: the passage “Start” has no text; write it, or remove the links to it",
                "a.twee:6: the passage “B” is defined twice, first at line 3; give one of them another name",
                "a.twee:3: no choice leads to the passage “B”; link to it, or take it out of the story",
            ]
        ),
        // A link without a target hides neither unreachable passages nor endless paths.
        (
            ":: Start\nA. [[Go->Norht]] [[Round->B]]\n\n:: North\nB.\n\n:: B\nB. [[Stay->B]]\n\n:: C\nC.\n",
            [
                "a.twee:2: the link “Go” leads to the passage “Norht”, which does not exist; did you mean “North”?",
                "a.twee:10: no choice leads to the passage “C”; link to it, or take it out of the story",
                "a.twee:7: no path from the passage “B” comes to an end; write a passage without choices that it leads to",
            ]
        ),
        // A passage that is still to be written can be an ending.
        (
            ":: Start\nA. [[Go->Harbour]]\n",
            [
                "a.twee:2: the link “Go” leads to the passage “Harbour”, which does not exist; write it, or change the link"
            ]
        ),
        // Code hides no other problem, but may lead anywhere.
        (
            ":: Start\n<<goto C>> [[Go->Norht]]\n\n:: North\nB.\n\n:: C\nC.\n\n:: C\nD.\n",
            [
                "a.twee:2: has code of a story format, “<<goto C>>”; Nightpress reads text and links only: write the text that is shown",
                "a.twee:2: the link “Go” leads to the passage “Norht”, which does not exist; did you mean “North”?",
                "a.twee:10: the passage “C” is defined twice, first at line 7; give one of them another name",
            ]
        ),
        (
            ":: Begin\nA.\n",
            ["a.twee: has no passage “Start”; name the first passage so, or name it in “StoryData” as “start”"]
        ),
        (
            ":: StoryData\n{\"start\": \"X\"}\n\n:: Start\nA.\n",
            ["a.twee: “StoryData” says that the story starts with “X”, which is no passage"]
        ),
        (
            ":: Start\nA.\n\n:: StoryData\n{ \"start\": }\n",
            [
                "a.twee:4: “StoryData” is not JSON that can be read; export the story again, or remove this passage and name the first passage “Start”"
            ]
        ),
        ("Hello.\n", ["a.twee:1: is not in a passage; begin one with “:: ” and its name"]),
        ("", ["a.twee: has no passages; each begins with “:: ” and its name"]),
    ])
    func problemsOfTwee(text: String, expected: [String]) {
        #expect(problems(text) == expected)
    }

    @Test
    func problemsOfMarkdown() {
        let text = "# T\n\nA. [Go](#the-bridge) or [stay](#stya)\n\n## The bridge\n\nB.\n\n## Stay\n\nC.\n"
        #expect(
            problems(text, isTwee: false) == [
                "a.md:3: the link “stay” leads to the passage “stya”, which does not exist; did you mean “stay”?"
            ])
    }

    /// Texts of random marks are refused with a place, or are stories whose passages and choices are there.
    @Test
    func randomTexts() throws {
        var generator = SeededGenerator(seed: 41)
        let twee = [
            ":: ", ":: Start\n", "\n:: A\n", "\n:: B [tag]\n", "[[", "]]", "->", "<-", "|", "A", "B", "Start", "\n",
            "\n\n",
            "Text.", "- ", "{", "}", "\\", "<!--", "-->", "''", "//", "#", "[[A]]", "[[B]]", "“", "]", "[",
            "***\n", "...\n", "–", "§§ ", "\u{200B}", "_", "\"",
        ]
        let markdown = [
            "# A\n", "\n## B\n", "\n## C\n", "[go](#b)", "[on](#c)", "[B](#b)", "(#b)", "[", "]", "- ", "\n", "\n\n",
            "Text.",
            "1. ", "> ", "`", "*", "***\n", "    ", "<b>", "![x](#b)",
        ]
        for round in 0..<2000 {
            let isTwee = round.isMultiple(of: 2)
            let parts = isTwee ? twee : markdown
            let text = (isTwee ? ":: Start\n" : "") + (0..<24).map { _ in generator.pick(parts) }.joined()
            do {
                let story = try story(text, isTwee: isTwee)
                let count = story.body.ranges(of: "\n\n").count + 1
                #expect(story.passages.map(\.paragraph) == story.passages.map(\.paragraph).sorted(), "\(text)")
                #expect(story.passages.allSatisfy { 0..<count ~= $0.paragraph }, "\(text)")
                #expect(Set(story.passages.map(\.paragraph)).count == story.passages.count, "\(text)")
                // Every passage begins with a sentence, so it can begin a page.
                let sentences = SentenceSplitter(language: "en").sentences(of: story.body)
                    .marked(headings: story.headings, passages: story.passages)
                #expect(sentences.count(where: \.opensPassage) == story.passages.count, "\(text)")
                for choice in story.passages.flatMap(\.choices) {
                    #expect(story.passages.indices.contains(choice.passage) && !choice.text.isEmpty, "\(text)")
                }
            } catch let error as PipelineError {
                #expect(error.problems.allSatisfy { $0.place.hasPrefix("a.") }, "\(error)")
            }
        }
    }

    /// Random graphs: every passage begins a page, and every choice leads to the page with which its passage begins.
    @Test
    func choicesOfPages() throws {
        var generator = SeededGenerator(seed: 23)
        for _ in 0..<300 {
            let count = 2 + generator.next(below: 12)
            var text = ""
            for index in 0..<count {
                let sentences = (0...generator.next(below: 6)).map { "Sentence \($0) of part \(index) is here." }
                text += ":: \(index == 0 ? "Start" : "P\(index)")\n\(sentences.joined(separator: " "))\n"
                // To the next passage, so that all can be reached and all paths end.
                if index < count - 1 { text += "[[On->P\(index + 1)]]\n" }
                if index < count - 2, generator.next(below: 2) == 0 {
                    text += "[[Jump->P\(index + 2 + generator.next(below: count - index - 2))]]\n"
                }
                text += "\n"
            }
            let story = try story(text)
            #expect(story.passages.count == count)
            let sentences = SentenceSplitter(language: "en").sentences(of: story.body)
                .marked(headings: story.headings, passages: story.passages)
            let openings = sentences.indices.filter { sentences[$0].opensPassage }
            #expect(openings.count == count)
            // Pages of at most three sentences, none across passages.
            var pages: [SentenceRange] = []
            for (opening, next) in zip(openings, openings.dropFirst() + [sentences.count]) {
                for first in stride(from: opening, to: next, by: 3) {
                    pages.append(SentenceRange(first: first + 1, last: min(first + 3, next)))
                }
            }
            let choices = story.passages.choices(at: pages, of: sentences)
            #expect(choices.flatMap(\.self).count == story.passages.flatMap(\.choices).count)
            for (page, choices) in zip(pages, choices) {
                for choice in choices {
                    let target = sentences[pages[choice.page - 1].first - 1]
                    #expect(target.opensPassage && choice.page - 1 > pages.firstIndex(of: page) ?? .max)
                }
                let ends = page.last == sentences.count || sentences[page.last].opensPassage
                #expect(ends || choices.isEmpty)
            }
        }
    }
}
