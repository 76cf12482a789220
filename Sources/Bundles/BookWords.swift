package import MarkupText

/// The few words a book needs besides its story, in the book's language where they are known, else in English.
package struct BookWords: Hashable, Sendable {
    package let contents: String
    package let pages: String
    package let landmarks: String
    package let cover: String
    package let start: String
    package let colophon: String
    /// Attributes that name the words' language and direction where these are not the book's.
    package let attributes: Markup

    package init(for language: LanguageTag) {
        let known = Self.table[language.primary]
        let words = known ?? Self.english
        contents = words[0]
        pages = words[1]
        landmarks = words[2]
        cover = words[3]
        start = words[4]
        colophon = words[5]
        attributes = known == nil ? Self.englishAttributes : .empty
    }

    /// Marks English text in a book of any language.
    package static let englishAttributes: Markup = " lang=\"en\" xml:lang=\"en\" dir=\"ltr\""

    private static let english = ["Contents", "Pages", "Landmarks", "Cover", "Start", "About this book"]

    private static let table: [String: [String]] = [
        "en": english,
        "ar": ["المحتويات", "الصفحات", "المعالم", "الغلاف", "البداية", "عن هذا الكتاب"],
        "de": ["Inhalt", "Seiten", "Wegmarken", "Umschlag", "Anfang", "Über dieses Buch"],
        "es": ["Índice", "Páginas", "Puntos de referencia", "Cubierta", "Comienzo", "Acerca de este libro"],
        "fa": ["فهرست", "صفحه‌ها", "نشانه‌ها", "جلد", "آغاز", "درباره‌ی این کتاب"],
        "fr": ["Sommaire", "Pages", "Repères", "Couverture", "Début", "À propos de ce livre"],
        "he": ["תוכן העניינים", "עמודים", "ציוני דרך", "כריכה", "התחלה", "על הספר"],
        "it": ["Indice", "Pagine", "Punti di riferimento", "Copertina", "Inizio", "Informazioni su questo libro"],
        "nl": ["Inhoud", "Pagina’s", "Oriëntatiepunten", "Omslag", "Begin", "Over dit boek"],
        "pt": ["Índice", "Páginas", "Pontos de referência", "Capa", "Início", "Sobre este livro"],
        "ur": ["فہرست", "صفحات", "نشانات", "سرورق", "آغاز", "اس کتاب کے بارے میں"],
    ]
}
