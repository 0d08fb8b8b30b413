/**
 * How craftsmen, chains, agencies and clubs put it, in forms and rejections too, beside what only sounds alike. Written
 * and labelled before the rules were asked: 10 of 40 were missed then, and one of 40 harmless ones stopped.
 * Lines as in `sentence.ts`.
 */
export const MARKET_SQUARE = `
profil | stopp alter | Am liebsten nehmen wir Leute, die [die vierzig noch vor sich] haben.
profil | stopp alter | Du solltest [nicht älter als Baujahr 1990] sein.
angebot | stopp alter | Wer [auf die Rente zugeht], ist hier fehl am Platz.
frage | stopp alter | Ihr [Alter] und Ihre Hobbys?
absage | stopp alter | [Jenseits der fünfzig] findet man sich in unser Kassensystem erfahrungsgemäß nicht mehr ein.
absage | stopp alter | Unser Inhaber möchte [jemand Jüngeres] aufbauen, deshalb müssen wir absagen.
nachricht | stopp alter | Wie lange haben Sie denn noch [bis zum Ruhestand]?
titel | stopp alter | Gärtnerhelfer [zwischen 20 und 40 Jahren]
profil | hinweis alter | Bei TikTok, Reels und Memes fühlst du dich als [Digital Native] zu Hause.
profil | hinweis alter | Wir suchen [junge Wilde] mit Ideen.
angebot | hinweis alter | Dich erwartet ein [Team mit einem Altersschnitt von 26 Jahren].
profil | hinweis alter | Ideal für alle, die [gerade die Schule beendet] haben.
titel | hinweis alter | [Junge Verkäuferin oder junger Verkäufer] für Sneaker
profil | stopp herkunft | [Deutsche Handwerker] bevorzugt, andere nur mit Empfehlung.
profil | stopp herkunft | Auf [Bewerber aus dem Ausland] verzichten wir.
profil | hinweis herkunft | Für das Telefon brauchen wir [Deutsch als Muttersprache].
profil | hinweis herkunft | Ihr Deutsch ist [ohne hörbaren Akzent].
frage | stopp herkunft | Wo wurden [Ihre Eltern geboren]?
frage | stopp herkunft | Haben Sie einen [Migrationshintergrund]?
nachricht | stopp herkunft | Ihr Nachname ist ungewöhnlich, [wo stammt der her]?
absage | stopp herkunft | Unsere älteren Kundinnen tun sich mit [ausländischen Pflegern] schwer, daher diese Absage.
profil | stopp geschlecht | Für die Nachtschicht kommen aus unserer Sicht [nur Männer] infrage.
profil | hinweis geschlecht | Gesucht wird eine [tüchtige Hausfrau] für die Mittagsküche.
absage | stopp geschlecht | Bei so viel Schlepperei haben wir [einem Mann den Vorzug] gegeben.
nachricht | stopp geschlecht | Kommen Sie als [Frau] damit klar, dass bei uns derb geredet wird?
titel | stopp geschlecht | Thekenkraft ([weiblich])
profil | hinweis glaube | Ein [lebendiger christlicher Glaube] ist für Sie selbstverständlich.
profil | stopp glaube | [Muslime] passen leider nicht zu unserer Metzgerei.
frage | hinweis glaube | Sind Sie [aus der Kirche ausgetreten]?
absage | stopp glaube | Solange Sie [das Kopftuch] nicht ablegen, wird das mit der Stelle leider nichts.
profil | stopp gesundheit | Leute mit [Bandscheibenvorfall] brauchen wir hier nicht.
frage | stopp gesundheit | Waren Sie in den letzten zwei Jahren länger als sechs Wochen [krankgeschrieben]?
nachricht | stopp gesundheit | Haben Sie eigentlich noch mit [Ihrer Depression] zu tun?
absage | stopp gesundheit | Wegen [Ihrer Schwerbehinderung] ist uns der Kündigungsschutz zu heikel.
frage | stopp familie | Sind Sie [verheiratet, ledig oder geschieden]?
nachricht | stopp familie | Nur unter uns: Wollen Sie bald [ein zweites Kind]?
profil | stopp mitglied | Wer [in der IG Metall] ist, braucht sich gar nicht erst zu melden.
frage | stopp gehalt | Wie hoch war Ihr [letztes Monatsgehalt]?
nachricht | stopp probe | Bevor wir unterschreiben, arbeiten Sie bitte [eine Woche kostenlos] mit.
profil | stopp familie | Bitte legen Sie ein Lichtbild und [Angaben zum Familienstand] bei.
titel | ok | Altenpflegehelfer (m/w/d) in Altenburg
titel | ok | Kellner (m/w/d) im Gasthaus Zum Alten Mann
titel | ok | Sozialpädagogische Fachkraft (m/w/d) für den Mädchentreff
titel | ok | Barkeeper (m/w/d) ab 18 Jahren, Jugendschutz
titel | ok | Ausbildung zum Orthopädieschuhmacher (m/w/d) für Damen- und Herrenschuhe
angebot | ok | Unser Hof besteht seit über 60 Jahren.
angebot | ok | Die jüngste Filiale haben wir im Mai eröffnet.
angebot | ok | Jung und Alt arbeiten bei uns zusammen.
angebot | ok | Jubiläumsprämie nach 25 und 40 Jahren
angebot | ok | Rentnerinnen und Rentner sind uns ebenso willkommen wie Studierende.
angebot | ok | Mutterschutz, Elternzeit und Pflegezeit sind für uns selbstverständlich.
angebot | ok | Wir helfen bei der Suche nach einem Kitaplatz.
angebot | ok | Unsere Gebetsräume stehen allen offen.
angebot | ok | Wir zahlen nach dem Tarif der IG BAU.
angebot | ok | Zum Kennenlernen laden wir Sie auf einen bezahlten Schnuppertag ein.
angebot | ok | Muttersprache egal: Wir verständigen uns auf Deutsch und Englisch.
angebot | ok | Menschen mit Schwerbehinderung bevorzugen wir bei gleicher Eignung.
angebot | ok | Frauen sind in unserer Werkstatt unterrepräsentiert, deshalb freuen wir uns besonders über ihre Bewerbung.
profil | ok | Das Gesetz verlangt für Spielhallen ein Mindestalter von 18 Jahren.
profil | ok | Sie heben auch einmal 25 Kilo und steigen auf Leitern.
profil | ok | Mit schwangeren Kundinnen gehen Sie behutsam um.
profil | ok | Auf ein Foto können Sie gern verzichten.
profil | ok | Ihr Alter, Ihr Geschlecht und Ihre Herkunft interessieren uns nicht.
profil | ok | Kenntnisse über das Betriebsverfassungsgesetz und Gewerkschaften sind von Vorteil.
profil | ok | Erste Erfahrung mit Jugendlichen zwischen 14 und 18 Jahren
profil | ok | Auch nach einer längeren Krankheit finden Sie bei uns den Wiedereinstieg.
aufgaben | ok | Sie beraten Paare mit Kinderwunsch.
aufgaben | ok | Sie begleiten Menschen, die aus Syrien und der Ukraine geflohen sind.
aufgaben | ok | Sie reparieren Heizungen, die über 30 Jahre alt sind.
aufgaben | ok | Sie arbeiten in einem Männerteam mit Vätern nach der Trennung.
frage | ok | Haben Sie einen Führerschein der Klasse C1?
frage | ok | Wie viele Jahre haben Sie als Maurer gearbeitet?
frage | ok | Dürfen wir Sie vor dem Gespräch anrufen?
frage | ok | Können Sie sich vorstellen, in einem katholischen Krankenhaus zu arbeiten?
nachricht | ok | Wir sehen uns am 45. Kilometer der B 3, gleich hinter dem Alten Zollhaus.
nachricht | ok | Gute Besserung, wir rufen nach Ihrer Krankmeldung wieder an.
nachricht | ok | Bitte nennen Sie uns Ihre Gehaltsvorstellung und den frühesten Beginn.
nachricht | ok | Für die Anmeldung bei der Sozialversicherung brauchen wir nach Vertragsabschluss Ihr Geburtsdatum.
absage | ok | Wir haben uns für jemanden mit Meisterbrief entschieden.
absage | ok | Ihre Entfernung zum Arbeitsort von über 60 Kilometern passt leider nicht zu den Rufdiensten.
`
