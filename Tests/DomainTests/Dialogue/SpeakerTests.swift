import Testing

@testable import Domain

/// Who says what: lines of dialogue with their speakers, one name for each quotation, “-” where the text does not say it.
/// The rules are changed by the first half only.
struct SpeakerTests {
    struct Scene: Sendable {
        var cast: [(name: String, kind: String)]
        var text: String
        var speakers: String
    }

    /// Of lines with a known speaker: the right one.
    private static let wanted = 0.9

    @Test
    func speakersOfTheFirstHalf() { check(Self.first) }

    /// The panels of a page divide paragraphs.
    @Test
    func aPanelForEachSentence() {
        for scene in Self.first + Self.second {
            let characters = self.characters(scene)
            let sentences = SentenceSplitter(language: "en").sentences(of: scene.text)
            let panels = sentences.map { ComicWords.Panel($0.text, continues: !$0.opensParagraph) }
            let whole = speeches(
                ComicWords(pages: [[ComicWords.Panel(scene.text)]], headings: [], characters: characters))
            let divided = ComicWords(pages: panels.map { [$0] }, headings: [], characters: characters)
            let speakers = speeches(divided).map(\.speaker)
            var rest = speakers[...]
            for speech in whole {
                // A speech in several panels has one speaker in all of them.
                let count = SentenceSplitter(language: "en").sentences(of: speech.text).count
                #expect(rest.prefix(count).allSatisfy { $0 == speech.speaker }, "\(speech)")
                rest = rest.dropFirst(count)
            }
            #expect(rest.isEmpty)
        }
    }

    private func characters(_ scene: Scene) -> [StoryCharacter] {
        scene.cast.map { StoryCharacter(id: $0.name, name: $0.name, kind: $0.kind, appearance: "x") }
    }

    private func speeches(_ words: ComicWords) -> [(text: String, speaker: Int?)] {
        words.pages.joined().joined().compactMap { piece in
            if case .speech(let text, let speaker) = piece { (text, speaker) } else { nil }
        }
    }

    /// “They” and “it” stand for one character only if they are its given pronouns.
    @Test(arguments: [
        ("Mira ran. Robin stopped at the gate. “Wait for me!” they said.", CharacterFacts.Pronouns.they, 1),
        ("Robin stopped at the gate. “Wait for me!” they said.", nil, nil),
        ("Robin met Mira at the gate. “Wait for us!” they said.", .they, nil),
        ("Mira and Robin ran. “Wait for us!” they said.", .they, nil),
        ("Robin stopped. “Wait for me, Robin!” they said.", .they, nil),
        ("The gate opened. Robin came in. “Good morning,” it said.", .it, 1),
    ])
    func pronounsOfOneCharacter(text: String, pronouns: CharacterFacts.Pronouns?, speaker: Int?) {
        let cast = ["Mira", "Robin"].map { StoryCharacter(id: $0, name: $0, kind: "child", appearance: "x") }
        var given = cast
        given[1].given = CharacterFacts(name: "Robin", pronouns: pronouns)
        let words = ComicWords(pages: [[ComicWords.Panel(text)]], headings: [], characters: given)
        #expect(speeches(words).map(\.speaker) == [speaker])
    }

    @Test
    func speakersOfTheSecondHalf() { check(Self.second) }

    private func check(_ scenes: [Scene]) {
        var (right, wrong, all) = (0, [String](), 0)
        for scene in scenes {
            let characters = scene.cast.map {
                StoryCharacter(id: $0.name, name: $0.name, kind: $0.kind, appearance: "x")
            }
            let words = ComicWords(pages: [[ComicWords.Panel(scene.text)]], headings: [0], characters: characters)
            let expected = scene.speakers.split(separator: " ").map(String.init)
            let found = words.pages.joined().joined().compactMap { piece -> (String, String)? in
                guard case .speech(let text, let speaker) = piece else { return nil }
                return (text, speaker.map { scene.cast[$0].name.replacing(" ", with: "_") } ?? "-")
            }
            #expect(found.count == expected.count, "\(found)")
            for (line, name) in zip(found, expected) where name != "-" || line.1 != "-" {
                all += 1
                if line.1 == name { right += 1 } else { wrong.append("“\(line.0)”: \(line.1), not \(name)") }
            }
        }
        #expect(Double(right) >= Self.wanted * Double(all), "\(right) of \(all); \(wrong.joined(separator: "; "))")
        let named = wrong.count { !$0.contains(": -, not") }
        #expect(named * 20 <= all, "wrong rather than none: \(wrong)")
    }

    private static let first: [Scene] = [
        Scene(
            cast: [("Mira", "girl"), ("Tom", "seal")],
            text: """
                “Where did you come from?” asked Mira.

                “From the sky,” said Tom. He clapped his flippers. “Do you want to sail with me?”

                “Yes, please!” said Mira. “But I must be home for supper.”

                They pushed the boat into the water.

                “We are flying!” cried Mira.

                Tom laughed. “Hold on to the mast!”

                “That is my home,” she said softly.

                “Then let us go back,” said the seal, “before the soup is cold.”

                Mira turned and waved. “Good night, Tom!”

                “Good night, Mira,” he answered.
                """, speakers: "Mira Tom Tom Mira Mira Mira Tom Mira Tom Tom Mira Tom"),
        Scene(
            cast: [("Hedda", "hedgehog"), ("Old Bram", "badger"), ("Pip", "mouse")],
            text: """
                Hedda knocked on the door of the badger's house. She was cold.

                “Who is there?” growled a voice inside.

                “It is me, Hedda,” she said. “May I come in?”

                Old Bram opened the door. “Wipe your feet first.”

                “Thank you,” whispered Hedda.

                In the kitchen, Pip was stirring a pot. “You are late,” he said.

                “I lost my way,” Hedda explained.

                “In this fog, everyone does,” said the badger. He gave her a cup of tea.

                Pip looked up. “Did you bring the key?” he asked.

                “What key?” asked Hedda.

                “The key to the clock!” squeaked the mouse.

                Old Bram sighed and said: “Now we shall never know what time it is.”
                """, speakers: "- Hedda Hedda Old_Bram Hedda Pip Hedda Old_Bram Pip Hedda Pip Old_Bram"),
        Scene(
            cast: [("Juno", "fox"), ("The Owl", "owl")],
            text: """
                "Why is the lantern out?" Juno asked the owl.

                "Because nobody lit it," the owl replied.

                "Can I light it?"

                "Have you got a match?"

                "No," said Juno.

                "Then the answer is no," said the owl kindly. "But the moon may help us."

                "How?" Juno wanted to know.

                The owl pointed with her wing. "Look at the water."
                """, speakers: "Juno The_Owl Juno The_Owl Juno The_Owl The_Owl Juno The_Owl"),
        Scene(
            cast: [("Ada", "girl"), ("Grandfather", "man")],
            text: """
                ‘What are you building?’ Ada asked.

                ‘A bridge,’ said Grandfather. ‘It’s for the ants.’

                Ada knelt down beside him. ‘They don’t need a bridge.’

                ‘Not yet,’ he said. ‘But it will rain tonight.’

                ‘How do you know that?’

                ‘My knee says so.’

                Ada laughed so loudly that the ants stopped walking. ‘Knees can’t talk, Grandfather!’

                ‘Mine can,’ said the old man.
                """,
            speakers:
                "Ada Grandfather Grandfather Ada Grandfather Grandfather Ada Grandfather Ada Grandfather"),
    ]

    private static let second: [Scene] = [
        Scene(
            cast: [("Nils", "boy"), ("Greta", "girl")],
            text: """
                “I can see the island!” shouted Nils.

                “That is a whale,” said his sister Greta.

                Nils rubbed his eyes. “It has trees on it.”

                “Then it is an island,” she admitted.

                They rowed closer. A bird flew up.

                “Shall we land?” asked Nils. He was already standing up.

                “Sit down!” cried Greta. “You will tip us over.”

                He sat down. “You always say that.”

                “Because you always stand up,” Greta said.

                “Look,” Nils whispered, “there is smoke.”

                “People live there,” said Greta. She stopped rowing. “Should we go back?”

                “Never,” said Nils.
                """, speakers: "Nils Greta Nils Greta Nils Greta Greta Nils Greta Nils Nils Greta Greta Nils"),
        Scene(
            cast: [("Bo", "bear"), ("Lumi", "hare"), ("Captain Rook", "crow")],
            text: """
                Bo was asleep when the snow began.

                “Wake up!” called Lumi. “You are missing it!”

                The bear opened one eye. “Missing what?”

                “The snow,” said the hare. “It came in the night.”

                “Bears sleep in the snow,” Bo mumbled. “It is a rule.”

                Captain Rook landed on the gate. “Who made that rule?” he croaked.

                “My mother,” said Bo.

                “Mothers know best,” said the crow.

                Lumi stamped her foot. “Captain Rook, you are no help at all!”

                “I am a crow,” he said. “I am not meant to help.”

                Bo yawned. “Wake me in spring.”

                “I shall bring you a snowball,” Lumi promised, “and keep it cold.”
                """,
            speakers:
                "Lumi Lumi Bo Lumi Lumi Bo Bo Captain_Rook Bo Captain_Rook Lumi Captain_Rook Captain_Rook Bo Lumi Lumi"),
        Scene(
            cast: [("Rosa", "girl"), ("Mr. Finch", "man")],
            text: """
                "Good morning, Mr. Finch," said Rosa. "Is my kite ready?"

                Mr. Finch scratched his head. "Almost."

                "You said that yesterday."

                "Yesterday it was almost ready, too," he said.

                Rosa looked at the workbench. The kite had no tail.

                "Where is its tail?" she asked.

                "That," said Mr. Finch, "is the part that is not ready."

                "I have a ribbon," said Rosa, and she pulled it out of her hair. "Will it do?"

                "It will do very well," said Mr. Finch.
                """, speakers: "Rosa Rosa Mr._Finch Rosa Mr._Finch Rosa Mr._Finch Mr._Finch Rosa Rosa Mr._Finch"),
        Scene(
            cast: [("Kai", "boy"), ("Dot", "robot")],
            text: """
                «Are you switched on?» asked Kai.

                «I am always switched on,» the robot answered.

                Kai pulled up a chair and sat down. «What do you do at night?»

                «I count the stars,» said Dot. «There are many.»

                «How many?»

                «I fall asleep before the end.»

                «So you do switch off,» said the boy.

                Dot blinked twice. «Only by accident.»
                """, speakers: "Kai Dot Kai Dot Dot Kai Dot Kai Dot"),
        Scene(
            cast: [("Ines", "girl"), ("Pepe", "donkey"), ("Aunt Sol", "woman")],
            text: """
                “The cart will not move,” said Ines. She pushed until her face was red.

                Pepe looked the other way. “I am thinking,” he said.

                “What about?”

                “Carrots,” said the donkey. “I think better with carrots.”

                Aunt Sol came out of the house with her sleeves rolled up. “Is he thinking again?”

                “He is,” answered Ines.

                “Then we shall think, too,” said her aunt, and she sat down on the wall. “It is cheaper.”

                After a while Pepe turned around. “You are not pushing any more,” he complained.

                “We are thinking,” Ines and her aunt said together. “About soup.”
                """,
            speakers: "Ines Pepe Ines Pepe Pepe Aunt_Sol Ines Aunt_Sol Aunt_Sol Pepe - -"),
    ]
}
