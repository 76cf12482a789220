/// What the reader's controls are called, in the book's language where it is one of those of ``BookWords``, else in
/// English.
struct ReaderWords: Hashable, Sendable {
    let previous: String
    let next: String
    let close: String
    let dark: String

    init(for language: LanguageTag) {
        let words = Self.table[language.primary] ?? Self.english
        previous = words[0]
        next = words[1]
        close = words[2]
        dark = words[3]
    }

    private static let english = ["Previous page", "Next page", "Close", "Dark colors"]

    private static let table: [String: [String]] = [
        "en": english,
        "ar": ["الصفحة السابقة", "الصفحة التالية", "إغلاق", "ألوان داكنة"],
        "de": ["Vorige Seite", "Nächste Seite", "Schließen", "Dunkle Farben"],
        "es": ["Página anterior", "Página siguiente", "Cerrar", "Colores oscuros"],
        "fa": ["صفحه‌ی قبل", "صفحه‌ی بعد", "بستن", "رنگ‌های تیره"],
        "fr": ["Page précédente", "Page suivante", "Fermer", "Couleurs sombres"],
        "he": ["העמוד הקודם", "העמוד הבא", "סגירה", "צבעים כהים"],
        "it": ["Pagina precedente", "Pagina successiva", "Chiudi", "Colori scuri"],
        "nl": ["Vorige pagina", "Volgende pagina", "Sluiten", "Donkere kleuren"],
        "pt": ["Página anterior", "Página seguinte", "Fechar", "Cores escuras"],
        "ur": ["پچھلا صفحہ", "اگلا صفحہ", "بند کریں", "گہرے رنگ"],
    ]
}
