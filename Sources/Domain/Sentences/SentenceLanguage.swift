/// Rules for sentence ends that are specific to a language.
struct SentenceLanguage: Sendable {
    /// Abbreviations that never end a sentence: titles, `e.g.`. Lower case, without the last period.
    var bindingAbbreviations: Set<String>
    /// Abbreviations when a number follows, and otherwise words: `No. 5`.
    var numberAbbreviations: Set<String>
    /// Verbs of speech, so that “Stop!” Mira said. stays one sentence.
    var speechVerbs: Set<String>
    /// Words of one capital letter that are not initials.
    var singleLetterWords: Set<String>
    /// Whether a number with a period is an ordinal: `am 3. Mai`.
    var writesOrdinalsWithPeriod: Bool

    init(tag: String) {
        let code = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
        self = Self.table[code] ?? Self.common
    }

    private init(
        binding: String, numbers: String, speech: String, singles: String = "", writesOrdinalsWithPeriod: Bool = false
    ) {
        bindingAbbreviations = Self.words(binding)
        numberAbbreviations = Self.words(numbers)
        speechVerbs = Self.words(speech)
        singleLetterWords = Self.words(singles)
        self.writesOrdinalsWithPeriod = writesOrdinalsWithPeriod
    }

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    private static let common = SentenceLanguage(
        binding: "mr mrs ms dr st prof e.g i.e", numbers: "no nr p", speech: "")

    private static let table = [
        "en": SentenceLanguage(
            binding: "mr mrs ms mx dr st prof rev hon capt sgt lt col gen mt ft messrs e.g i.e cf vs viz approx",
            numbers: "no nos vol ch p pp fig",
            speech: """
                said says asked asks cried cries called calls whispered whispers shouted shouts answered answers replied
                replies laughed sang sighed murmured mumbled begged squeaked growled roared hooted yawned giggled
                sniffed added agreed told wondered thought gasped grumbled chirped barked purred explained repeated
                """,
            singles: "I A O"),
        "de": SentenceLanguage(
            binding: "hr fr dr prof st z z.b d.h u.a bzw ca vgl evtl ggf sog inkl",
            numbers: "nr abb bd s str tel",
            speech: "sagte rief fragte antwortete flüsterte meinte lachte schrie brummte murmelte seufzte",
            writesOrdinalsWithPeriod: true),
        "fr": SentenceLanguage(
            binding: "m mm mme mmes mlle mlles dr st ste p.ex cf av boul",
            numbers: "n no nos vol p pp chap",
            speech: "dit demanda cria répondit murmura chuchota appela soupira",
            singles: "À Y Ô"),
        "es": SentenceLanguage(
            binding: "sr sra srta srs d dña dr dra ud uds sto sta p.ej av",
            numbers: "n núm no vol pág p cap",
            speech: "dijo preguntó gritó respondió susurró llamó murmuró suspiró",
            singles: "Y O A"),
    ]
}
