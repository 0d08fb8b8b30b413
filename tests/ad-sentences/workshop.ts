/**
 * How craft firms, shops and their chats put it, for every reason of the AGG, beside lawful neighbours. Written and
 * labelled before the rules were read: 24 of 40 were missed then, and none of 40 harmless ones stopped. Lines as in
 * `sentence.ts`.
 */
export const WORKSHOP = `
profil | stopp alter | Für unsere Dachdeckertruppe brauchen wir einen Gesellen, der [die 50 noch nicht voll] hat.
profil | stopp alter | Am liebsten wäre uns jemand [so um die 30].
profil | stopp alter | Das [Mindestalter beträgt 25, das Höchstalter 40 Jahre].
profil | stopp alter | Wir nehmen nur Leute, die [noch mindestens 20 Jahre bis zur Rente] haben.
titel | stopp alter | Barkeeper gesucht ([Alter 20–30])
frage | stopp alter | [Wie viele Jahre haben Sie noch bis zur Rente]?
absage | stopp alter | Ehrlich gesagt sind Sie uns für die Baustelle [ein paar Jahre zu alt].
absage | hinweis alter | Wir wollen unsere Mannschaft [verjüngen] und haben uns deshalb anders entschieden.
nachricht | stopp alter | Kurze Frage vorab: [Welcher Jahrgang] bist du?
profil | hinweis alter | Du bist [jung], hungrig und willst es allen zeigen.
angebot | hinweis alter | Unsere [jungen Wilden] im Lager freuen sich auf dich.
profil | hinweis alter | Gern auch [Berufsanfänger mit höchstens zwei Jahren Erfahrung].
profil | stopp herkunft | Wir stellen [ausschließlich Deutsche] ein.
profil | hinweis herkunft | Sie sprechen [Deutsch wie Ihre Muttersprache].
absage | stopp herkunft | Unsere Kundschaft kommt mit [ausländischen Monteuren] nicht zurecht.
frage | stopp herkunft | [Aus welchem Land] kommen Sie ursprünglich?
nachricht | stopp herkunft | Ihr Name klingt [türkisch], sprechen Sie zu Hause auch Deutsch?
profil | stopp geschlecht | Für die Nachtschicht kommen [ausschließlich männliche Bewerber] infrage.
titel | hinweis geschlecht | [Putzfrau] für Büro in Kiel gesucht
absage | stopp geschlecht | In unserer Werkstatt arbeiten [nur Männer], das würde für Sie nicht passen.
nachricht | stopp geschlecht | Die Kunden lassen sich bei Bädern [lieber von einem Mann beraten].
profil | hinweis geschlecht | Unser Salon sucht ein [fröhliches Mädel] für die Rezeption.
profil | hinweis glaube | Wir erwarten, dass Sie [keine religiösen Symbole] tragen.
absage | stopp glaube | Leider verträgt sich [Ihr Glaube] nicht mit unserem Speiseplan.
frage | hinweis glaube | Feiern Sie [Ramadan]?
frage | stopp gesundheit | Nehmen Sie regelmäßig [Medikamente]?
profil | stopp gesundheit | Menschen [mit Behinderung] können wir auf der Baustelle nicht beschäftigen.
absage | stopp gesundheit | Mit [Ihrem Bandscheibenvorfall] wird das bei uns nichts.
nachricht | stopp gesundheit | Waren Sie in den letzten zwei Jahren [länger krankgeschrieben]?
profil | hinweis gesundheit | Sie sind [kerngesund] und fehlen so gut wie nie.
frage | stopp familie | [Planen Sie in nächster Zeit Nachwuchs]?
absage | stopp familie | Als [alleinerziehende Mutter] schaffen Sie unsere Schichten leider nicht.
nachricht | stopp familie | Wer passt auf [Ihre Kleine] auf, wenn sie krank ist?
profil | stopp familie | [Verheiratete Bewerber] werden bevorzugt.
frage | stopp mitglied | Gehören Sie einer [Gewerkschaft] an?
profil | stopp mitglied | [Gewerkschafter] brauchen sich nicht zu melden.
nachricht | stopp gehalt | Was hat Ihnen [Ihr letzter Chef gezahlt]?
frage | stopp gehalt | Wie hoch war Ihr [Stundenlohn im alten Betrieb]?
angebot | stopp probe | Die [Probewoche läuft ohne Bezahlung].
profil | hinweis aussehen | Ein [gepflegtes, attraktives Äußeres] setzen wir voraus.
profil | ok | Für den Umgang mit Gefahrstoffen müssen Sie volljährig sein.
profil | ok | Unsere Heizungsanlagen sind oft älter als 30 Jahre, Sie bringen sie wieder in Gang.
aufgaben | ok | Sie sanieren Häuser, die zwischen 1900 und 1960 gebaut wurden.
angebot | ok | Unsere Firma wurde 1987 gegründet und hat 35 Leute.
angebot | ok | Nach zehn Jahren gibt es ein Jubiläumsgeld von 1.000 Euro.
aufgaben | ok | Sie betreuen in der Jungen Pflege Menschen zwischen 18 und 60 Jahren.
aufgaben | ok | Sie leiten eine Gruppe von Jugendlichen im Alter von 14 bis 17 Jahren.
aufgaben | ok | Sie beraten Kundinnen ab 50 bei Pflege und Make-up.
profil | ok | Mindestens 5 Jahre Erfahrung im Innenausbau
profil | ok | Führerschein Klasse B seit mindestens zwei Jahren
profil | ok | Deutsch auf dem Niveau B2
profil | ok | Gute Deutschkenntnisse, damit Sie Sicherheitsanweisungen verstehen
profil | ok | Verhandlungssicheres Englisch, gern auch Polnisch oder Türkisch
angebot | ok | Bei uns arbeiten Menschen aus 14 Nationen zusammen.
angebot | ok | Wir helfen bei der Anerkennung ausländischer Abschlüsse.
angebot | ok | Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.
angebot | ok | Frauen sind im Handwerk noch selten, deshalb freuen wir uns besonders über ihre Bewerbung.
angebot | ok | Unsere Werkstatt ist barrierefrei zugänglich.
titel | ok | Erzieher (m/w/d) als Mutterschutzvertretung
titel | ok | Sachbearbeitung (m/w/d) in Elternzeitvertretung
titel | ok | Hebamme (m/w/d)
titel | ok | Kaufmann im Einzelhandel (m/w/d) für Damenmode
titel | ok | Verkäuferin/Verkäufer Herrenausstattung
aufgaben | ok | Sie verkaufen Damen- und Herrenschuhe.
aufgaben | ok | Sie schreiben Angebote für Kirchen, Moscheen und Synagogen.
aufgaben | ok | Sie pflegen das Grab- und Denkmal auf dem jüdischen Friedhof.
profil | ok | Bereitschaft zu Schichtarbeit, auch am Wochenende
profil | ok | Schwindelfreiheit brauchen Sie auf dem Gerüst.
profil | ok | Eine Untersuchung nach G25 zahlen wir.
profil | ok | Für die Küche ist eine Belehrung nach § 43 Infektionsschutzgesetz nötig.
angebot | ok | Wir zahlen nach Tarif der IG Metall.
angebot | ok | Auch nach der Probezeit gilt: Überstunden werden bezahlt oder abgebummelt.
angebot | ok | Ein bezahlter Probetag zeigt Ihnen, wie wir arbeiten.
angebot | ok | Für Kinder gibt es einen Zuschuss zur Kita.
frage | ok | Wie viele Jahre haben Sie schon mit SPS gearbeitet?
frage | ok | Welches Gehalt wünschen Sie sich?
frage | ok | Haben Sie eine gültige Arbeitserlaubnis für Deutschland?
nachricht | ok | Sind Sie am Montag noch krank? Dann verschieben wir das Gespräch.
nachricht | ok | Leider haben wir uns für jemanden mit Meisterbrief entschieden.
absage | ok | Ihr letzter Arbeitgeber hat uns ein sehr gutes Zeugnis bestätigt, trotzdem hat jemand mehr Erfahrung im Tiefbau.
`
