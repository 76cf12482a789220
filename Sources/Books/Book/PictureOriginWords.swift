import Domain

/// How pictures were made, in plain sentences of the book's language if they are known in it, else in English.
struct PictureOriginWords: Sendable {
    private let sentences: [String]

    init(for language: LanguageTag) {
        sentences = Self.table[language.primary] ?? Self.english
    }

    /// `count` is nil for all pictures of a book.
    func sentence(_ provenance: Provenance, count: Int?) -> String {
        let row =
            switch provenance {
            case .model: 0
            case .stub: 2
            case .placeholder: 4
            }
        guard let count else { return sentences[row] }
        return sentences[row + 1].replacing("#", with: String(count))
    }

    // For each origin, a sentence about all pictures of a book, and one about a number of them.

    private static let english = [
        "The pictures in this book were made by a computer: a trained image model drew them from descriptions.",
        "Pictures that a trained image model drew from descriptions: #.",
        "The pictures in this book were drawn by a computer program after fixed rules, without a trained model.",
        "Pictures that a computer program drew after fixed rules, without a trained model: #.",
        """
        In place of pictures that could not be made, this book has simple ones that a computer program drew after \
        fixed rules.
        """,
        "Simple pictures, drawn after fixed rules, in place of pictures that could not be made: #.",
    ]

    private static let table: [String: [String]] = [
        "en": english,
        "ar": [
            "صُنعت صور هذا الكتاب بالحاسوب: رسمها نموذج صور مدرَّب بناءً على أوصاف.",
            "صور رسمها نموذج صور مدرَّب بناءً على أوصاف: #.",
            "رسم صور هذا الكتاب برنامج حاسوب وفق قواعد ثابتة، من دون نموذج مدرَّب.",
            "صور رسمها برنامج حاسوب وفق قواعد ثابتة، من دون نموذج مدرَّب: #.",
            "بدلًا من صور تعذّر صنعها، في هذا الكتاب صور بسيطة رسمها برنامج حاسوب وفق قواعد ثابتة.",
            "صور بسيطة رُسمت وفق قواعد ثابتة بدلًا من صور تعذّر صنعها: #.",
        ],
        "de": [
            """
            Die Bilder in diesem Buch hat ein Computer gemacht: Ein trainiertes Bildmodell hat sie nach Beschreibungen \
            gezeichnet.
            """,
            "Bilder, die ein trainiertes Bildmodell nach Beschreibungen gezeichnet hat: #.",
            """
            Die Bilder in diesem Buch hat ein Computerprogramm nach festen Regeln gezeichnet, ohne trainiertes Modell.
            """,
            "Bilder, die ein Computerprogramm nach festen Regeln gezeichnet hat, ohne trainiertes Modell: #.",
            """
            Anstelle von Bildern, die nicht gemacht werden konnten, hat dieses Buch einfache, die ein \
            Computerprogramm nach festen Regeln gezeichnet hat.
            """,
            "Einfache Bilder nach festen Regeln, anstelle von Bildern, die nicht gemacht werden konnten: #.",
        ],
        "es": [
            """
            Las imágenes de este libro se hicieron por ordenador: un modelo de imágenes entrenado las dibujó a partir \
            de descripciones.
            """,
            "Imágenes dibujadas por un modelo de imágenes entrenado a partir de descripciones: #.",
            """
            Las imágenes de este libro las dibujó un programa de ordenador según reglas fijas, sin un modelo entrenado.
            """,
            "Imágenes dibujadas por un programa de ordenador según reglas fijas, sin un modelo entrenado: #.",
            """
            En lugar de imágenes que no se pudieron hacer, este libro contiene otras sencillas, dibujadas por un \
            programa de ordenador según reglas fijas.
            """,
            "Imágenes sencillas según reglas fijas, en lugar de imágenes que no se pudieron hacer: #.",
        ],
        "fa": [
            """
            تصویرهای این کتاب با رایانه ساخته شده‌اند: یک مدل تصویری آموزش‌دیده آن‌ها را از روی توصیف‌ها کشیده است.
            """,
            "تصویرهایی که یک مدل تصویری آموزش‌دیده از روی توصیف‌ها کشیده است: #.",
            "تصویرهای این کتاب را یک برنامه‌ی رایانه‌ای طبق قواعد ثابت کشیده است، بدون مدل آموزش‌دیده.",
            "تصویرهایی که یک برنامه‌ی رایانه‌ای طبق قواعد ثابت کشیده است، بدون مدل آموزش‌دیده: #.",
            """
            به‌جای تصویرهایی که ساختنشان ممکن نشد، این کتاب تصویرهایی ساده دارد که یک برنامه‌ی رایانه‌ای طبق قواعد ثابت \
            کشیده است.
            """,
            "تصویرهای ساده طبق قواعد ثابت، به‌جای تصویرهایی که ساختنشان ممکن نشد: #.",
        ],
        "fr": [
            """
            Les images de ce livre ont été faites par ordinateur\u{A0}: un modèle d’images entraîné les a dessinées \
            d’après des descriptions.
            """,
            "Images dessinées par un modèle d’images entraîné d’après des descriptions\u{A0}: #.",
            """
            Les images de ce livre ont été dessinées par un programme informatique selon des règles fixes, sans modèle \
            entraîné.
            """,
            """
            Images dessinées par un programme informatique selon des règles fixes, sans modèle entraîné\u{A0}: #.
            """,
            """
            À la place d’images qui n’ont pas pu être faites, ce livre en contient de simples, dessinées par un \
            programme informatique selon des règles fixes.
            """,
            "Images simples selon des règles fixes, à la place d’images qui n’ont pas pu être faites\u{A0}: #.",
        ],
        "he": [
            "התמונות בספר הזה נוצרו במחשב: מודל תמונות מאומן צייר אותן לפי תיאורים.",
            "תמונות שמודל תמונות מאומן צייר לפי תיאורים: #.",
            "את התמונות בספר הזה ציירה תוכנת מחשב לפי כללים קבועים, בלי מודל מאומן.",
            "תמונות שתוכנת מחשב ציירה לפי כללים קבועים, בלי מודל מאומן: #.",
            "במקום תמונות שלא היה אפשר ליצור, יש בספר הזה תמונות פשוטות שתוכנת מחשב ציירה לפי כללים קבועים.",
            "תמונות פשוטות לפי כללים קבועים, במקום תמונות שלא היה אפשר ליצור: #.",
        ],
        "it": [
            """
            Le immagini di questo libro sono state fatte al computer: un modello di immagini addestrato le ha disegnate \
            a partire da descrizioni.
            """,
            "Immagini disegnate da un modello di immagini addestrato a partire da descrizioni: #.",
            """
            Le immagini di questo libro sono state disegnate da un programma secondo regole fisse, senza un modello \
            addestrato.
            """,
            "Immagini disegnate da un programma secondo regole fisse, senza un modello addestrato: #.",
            """
            Al posto di immagini che non è stato possibile fare, questo libro ne contiene di semplici, disegnate da un \
            programma secondo regole fisse.
            """,
            "Immagini semplici secondo regole fisse, al posto di immagini che non è stato possibile fare: #.",
        ],
        "nl": [
            """
            De plaatjes in dit boek zijn door een computer gemaakt: een getraind beeldmodel heeft ze naar \
            beschrijvingen getekend.
            """,
            "Plaatjes die een getraind beeldmodel naar beschrijvingen heeft getekend: #.",
            """
            De plaatjes in dit boek zijn door een computerprogramma volgens vaste regels getekend, zonder getraind \
            model.
            """,
            "Plaatjes die een computerprogramma volgens vaste regels heeft getekend, zonder getraind model: #.",
            """
            In plaats van plaatjes die niet gemaakt konden worden, heeft dit boek eenvoudige, die een computerprogramma \
            volgens vaste regels heeft getekend.
            """,
            "Eenvoudige plaatjes volgens vaste regels, in plaats van plaatjes die niet gemaakt konden worden: #.",
        ],
        "pt": [
            """
            As imagens deste livro foram feitas por computador: um modelo de imagens treinado desenhou-as a partir de \
            descrições.
            """,
            "Imagens desenhadas por um modelo de imagens treinado a partir de descrições: #.",
            """
            As imagens deste livro foram desenhadas por um programa de computador segundo regras fixas, sem um modelo \
            treinado.
            """,
            "Imagens desenhadas por um programa de computador segundo regras fixas, sem um modelo treinado: #.",
            """
            Em vez de imagens que não puderam ser feitas, este livro tem outras simples, desenhadas por um programa de \
            computador segundo regras fixas.
            """,
            "Imagens simples segundo regras fixas, em vez de imagens que não puderam ser feitas: #.",
        ],
        "ur": [
            "اس کتاب کی تصویریں کمپیوٹر سے بنائی گئی ہیں: ایک تربیت یافتہ تصویری ماڈل نے انہیں بیانات سے بنایا ہے۔",
            "وہ تصویریں جو ایک تربیت یافتہ تصویری ماڈل نے بیانات سے بنائیں: #۔",
            "اس کتاب کی تصویریں ایک کمپیوٹر پروگرام نے مقررہ اصولوں کے مطابق بنائی ہیں، تربیت یافتہ ماڈل کے بغیر۔",
            "وہ تصویریں جو ایک کمپیوٹر پروگرام نے مقررہ اصولوں کے مطابق بنائیں، تربیت یافتہ ماڈل کے بغیر: #۔",
            """
            جو تصویریں نہیں بن سکیں، ان کی جگہ اس کتاب میں سادہ تصویریں ہیں جو ایک کمپیوٹر پروگرام نے مقررہ اصولوں کے \
            مطابق بنائیں۔
            """,
            "مقررہ اصولوں کے مطابق سادہ تصویریں، ان تصویروں کی جگہ جو نہیں بن سکیں: #۔",
        ],
    ]
}
