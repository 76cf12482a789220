import Domain
import Media

/// The few words of a book that are not its story, in the book's language if they are known in it, else in English.
struct BookStrings: Hashable, Sendable {
    let contents: String
    let pages: String
    let landmarks: String
    let cover: String
    let start: String
    let colophon: String
    // Names of the reader's controls.
    let previous: String
    let next: String
    let close: String
    let dark: String
    /// Before the names of the fonts.
    let fonts: String
    /// After a choice. `#` stands for the number of a page.
    private let turnToPage: String
    /// The words that every book may show.
    let all: [String]
    /// Attributes for the words' language and direction, if they differ from the book's.
    let attributes: Markup

    init(for language: LanguageTag) {
        let known = Self.table[language.primary]
        let words = known ?? Self.english
        all = Array(words.dropLast())
        contents = words[0]
        pages = words[1]
        landmarks = words[2]
        cover = words[3]
        start = words[4]
        colophon = words[5]
        previous = words[6]
        next = words[7]
        close = words[8]
        dark = words[9]
        fonts = words[10]
        turnToPage = words[11]
        attributes = known == nil ? Self.englishAttributes : .empty
    }

    /// “Cross the bridge: turn to page 12”, “Who is there? (turn to page 12)”
    func choice(_ text: String, onPage number: Int) -> String {
        let turn = turnToPage.replacing("#", with: "\(number)")
        return text.last.map { $0.isLetter || $0.isNumber } ?? true ? "\(text): \(turn)" : "\(text) (\(turn))"
    }

    /// Marks English text in a book of any language.
    private static let englishAttributes: Markup = " lang=\"en\" xml:lang=\"en\" dir=\"ltr\""

    private static let english = [
        "Contents", "Pages", "Landmarks", "Cover", "Start", "About this book",
        "Previous page", "Next page", "Close", "Dark colors", "Fonts", "turn to page #",
    ]

    private static let table: [String: [String]] = [
        "en": english,
        "ar": [
            "المحتويات", "الصفحات", "المعالم", "الغلاف", "البداية", "عن هذا الكتاب",
            "الصفحة السابقة", "الصفحة التالية", "إغلاق", "ألوان داكنة", "الخطوط", "انتقل إلى الصفحة #",
        ],
        "de": [
            "Inhalt", "Seiten", "Wegmarken", "Umschlag", "Anfang", "Über dieses Buch",
            "Vorige Seite", "Nächste Seite", "Schließen", "Dunkle Farben", "Schriften", "weiter auf Seite #",
        ],
        "es": [
            "Índice", "Páginas", "Puntos de referencia", "Cubierta", "Comienzo", "Acerca de este libro",
            "Página anterior", "Página siguiente", "Cerrar", "Colores oscuros", "Tipos de letra", "ve a la página #",
        ],
        "fa": [
            "فهرست", "صفحه‌ها", "نشانه‌ها", "جلد", "آغاز", "درباره‌ی این کتاب",
            "صفحه‌ی قبل", "صفحه‌ی بعد", "بستن", "رنگ‌های تیره", "قلم‌ها", "برو به صفحه‌ی #",
        ],
        "fr": [
            "Sommaire", "Pages", "Repères", "Couverture", "Début", "À propos de ce livre",
            "Page précédente", "Page suivante", "Fermer", "Couleurs sombres", "Polices", "va à la page #",
        ],
        "he": [
            "תוכן העניינים", "עמודים", "ציוני דרך", "כריכה", "התחלה", "על הספר",
            "העמוד הקודם", "העמוד הבא", "סגירה", "צבעים כהים", "גופנים", "עברו לעמוד #",
        ],
        "it": [
            "Indice", "Pagine", "Punti di riferimento", "Copertina", "Inizio", "Informazioni su questo libro",
            "Pagina precedente", "Pagina successiva", "Chiudi", "Colori scuri", "Caratteri", "vai a pagina #",
        ],
        "nl": [
            "Inhoud", "Pagina’s", "Oriëntatiepunten", "Omslag", "Begin", "Over dit boek",
            "Vorige pagina", "Volgende pagina", "Sluiten", "Donkere kleuren", "Lettertypen", "ga naar pagina #",
        ],
        "pt": [
            "Índice", "Páginas", "Pontos de referência", "Capa", "Início", "Sobre este livro",
            "Página anterior", "Página seguinte", "Fechar", "Cores escuras", "Tipos de letra", "vai para a página #",
        ],
        "ur": [
            "فہرست", "صفحات", "نشانات", "سرورق", "آغاز", "اس کتاب کے بارے میں",
            "پچھلا صفحہ", "اگلا صفحہ", "بند کریں", "گہرے رنگ", "فونٹس", "صفحہ # پر جائیں",
        ],
    ]
}
